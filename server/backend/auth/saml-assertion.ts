// Checks an identity provider's statement about someone before we believe it. The library judges signature, times, audience
// and the answered request; this file adds the rest: who issued the assertion, for which address it was made, and which
// documents are refused before any XML is read.
import type { Profile, SAML } from '@node-saml/node-saml'
import type { SamlProvider } from '../../settings/sign-in-settings.ts'
import { readEmail } from './accounts.ts'
import { requirePlainXml } from './plain-xml.ts'
import type { Vouched } from './vouched.ts'
import { refuse } from './who-asks.ts'

export type Asserted = Vouched & { email: string; assertionId: string; expires: number }

/** Elements as the library's parser gives them: attributes under $, text under _, children by their name. */
type Element = { $?: Record<string, string>; _?: string } & { [child: string]: Element[] | undefined }

type Question = { id: string; askedAt: string }

/** Clocks differ; the assertions themselves live for minutes. */
const SKEW_MS = 30_000
const REQUEST_LIFETIME_MS = 10 * 60_000
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const SHA1 = /xmldsig#(?:rsa-sha1|dsa-sha1|hmac-sha1|sha1)\b|xmldsig-more#ecdsa-sha1/i

const SUBJECT_ID = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const EMAILS = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
]
const NAMES = [
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'displayName',
  'name',
]

export function createSamlAssertions(siteUrl: string) {
  const entityId = `${siteUrl}/auth/v1/sso/saml/metadata`
  const acs = `${siteUrl}/auth/v1/sso/saml/acs`

  /** For one provider and one question: the library keeps nothing from one sign-in to the next. */
  async function samlFor(provider: SamlProvider, question: Question | null): Promise<SAML> {
    // XML and its signatures are for sites that use them.
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
    return new SAML({
      issuer: entityId,
      audience: entityId,
      callbackUrl: acs,
      entryPoint: provider.entryPoint,
      idpCert: provider.certificates,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: SKEW_MS,
      requestIdExpirationPeriodMs: REQUEST_LIFETIME_MS,
      validateInResponseTo: question ? ValidateInResponseTo.always : ValidateInResponseTo.never,
      ...(question && { generateUniqueId: () => question.id }),
      cacheProvider: {
        saveAsync: async () => null,
        getAsync: async (id) => (id === question?.id ? question.askedAt : null),
        removeAsync: async () => null,
      },
    })
  }

  const request = async (provider: SamlProvider, relayState: string, question: Question) =>
    (await samlFor(provider, question)).getAuthorizeUrlAsync(relayState, undefined, {})

  const metadata = async (provider: SamlProvider) =>
    (await samlFor(provider, null)).generateServiceProviderMetadata(null, null)

  /** When the assertion ends for whoever carries it here; null when it is for another place or question. */
  function bearerUntil(assertion: Element, question: Question | null, now: number): number | null {
    for (const { $: kind, SubjectConfirmationData } of assertion.Subject?.[0]?.SubjectConfirmation ?? []) {
      const given = SubjectConfirmationData?.[0]?.$
      if (kind?.Method !== BEARER || given?.Recipient !== acs || given.NotBefore !== undefined) continue
      if ((given.InResponseTo ?? null) !== (question?.id ?? null)) continue
      const until = Date.parse(given.NotOnOrAfter ?? '')
      if (until + SKEW_MS > now) return until
    }
    return null
  }

  async function profileOf(provider: SamlProvider, response: string, question: Question | null): Promise<Profile> {
    const xml = Buffer.from(response, 'base64').toString('utf8')
    requirePlainXml(xml)
    if (SHA1.test(xml)) throw new Error('signed with SHA-1')
    const { profile } = await (await samlFor(provider, question)).validatePostResponseAsync({ SAMLResponse: response })
    if (!profile) throw new Error('there is no assertion')
    if (profile.issuer !== provider.issuer) throw new Error('issued by someone else')
    if (!question && profile.inResponseTo) throw new Error('it answers a question nobody asked')
    return profile
  }

  /** Whom the response is about. Throws what the log should know; refuses what the visitor should. */
  async function read(provider: SamlProvider, response: string, question: Question | null): Promise<Asserted> {
    const profile = await profileOf(provider, response, question)
    const assertion = (profile.getAssertion?.() as { Assertion?: Element } | undefined)?.Assertion
    const until = assertion ? bearerUntil(assertion, question, Date.now()) : null
    const assertionId = assertion?.$?.ID
    if (until === null || !assertionId) throw new Error('not made for this address, this question or this time')

    const attributes = new Map(Object.entries((profile.attributes as Record<string, unknown> | undefined) ?? {}))
    const first = (names: readonly string[]) =>
      names.flatMap((name) => [attributes.get(name)].flat()).find((value) => typeof value === 'string' && value !== '')
    const format = profile.nameIDFormat ?? ''
    const nameId = format === TRANSIENT ? '' : (profile.nameID ?? '').trim()
    const subject = String(first([SUBJECT_ID]) ?? nameId)
    if (subject === '')
      refuse(
        400,
        'saml_assertion_no_user_id',
        'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
      )
    const address = String(first(EMAILS) ?? (format === `${FORMAT}emailAddress` ? nameId : ''))
    if (address === '') refuse(400, 'saml_assertion_no_email', 'SAML Assertion does not contain an email address')
    const email = readEmail(address)
    if (!provider.domains.includes(email.slice(email.lastIndexOf('@') + 1)))
      refuse(400, 'email_address_not_authorized', 'This SSO provider may not vouch for addresses of that domain')
    const name = first(NAMES)
    return {
      provider: `sso:${provider.id}`,
      subject,
      email,
      emailVerified: true,
      claims: { iss: provider.issuer, ...(name !== undefined && { full_name: String(name).slice(0, 80) }) },
      assertionId,
      expires: until + SKEW_MS,
    }
  }

  return { request, metadata, read }
}
