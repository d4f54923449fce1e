// The settings of other ways in: OpenID Connect, GitHub, wallets, and the identity providers of organisations.
import { isRecord } from '#app/lib/records.ts'
import { certificateIn, readSamlMetadata } from './saml-metadata.ts'
import { jsonList, SettingError, text } from './setting.ts'

/** A sign-in service of the OpenID Connect kind. */
export type OidcProvider = {
  /** In addresses and tables. */
  id: string
  /** On the button. */
  name: string
  issuer: string
  /** The first one is this site's own; tokens made for the others are accepted too. */
  clientIds: string[]
  clientSecret: string | null
  scopes: string[]
}

/** The identity provider of an organisation, by SAML 2.0. */
export type SamlProvider = {
  id: string
  name: string
  /** Whose addresses it may vouch for. */
  domains: string[]
  /** Its entity id. */
  issuer: string
  entryPoint: string
  /** PEM; any of them may have signed. */
  certificates: string[]
  /** Whether it may send people here who did not start here. */
  idpInitiated: boolean
}

export type GithubApp = {
  clientId: string
  clientSecret: string
  /** Of a GitHub of one's own; GitHub's where it is absent. */
  url?: string
}
export type Web3Chain = 'ethereum' | 'solana'

/** Names the library or the tables give a meaning of their own. */
const TAKEN_PROVIDERS = ['email', 'phone', 'web3', 'github', 'anonymous', 'sso']

function oidcProvider(value: unknown): OidcProvider {
  const bad = (what: string) => new SettingError(`AUTH_OIDC_PROVIDERS: ${what}.`)
  if (!isRecord(value)) throw bad('each provider must be an object')
  const given = value
  const id = typeof given.id === 'string' ? given.id : ''
  if (!/^[a-z][a-z0-9_-]{1,31}$/.test(id) || TAKEN_PROVIDERS.includes(id))
    throw bad(`id must be 2 to 32 small letters, digits, - or _, and none of ${TAKEN_PROVIDERS.join(', ')}`)
  const issuer = typeof given.issuer === 'string' ? given.issuer : ''
  if (!['http:', 'https:'].includes(URL.parse(issuer)?.protocol ?? ''))
    throw bad(`${id} needs issuer, an https address`)
  const clientIds = [given.client_ids ?? given.client_id].flat()
  if (clientIds.length === 0 || !clientIds.every((item) => typeof item === 'string') || clientIds.includes(''))
    throw bad(`${id} needs client_ids, a list of texts`)
  const optional = (name: string) => {
    const text = given[name]
    if (text !== undefined && typeof text !== 'string') throw bad(`${name} of ${id} must be a text`)
    return text || null
  }
  return {
    id,
    name: optional('name') ?? id,
    issuer,
    clientIds,
    clientSecret: optional('client_secret'),
    scopes: (optional('scopes') ?? 'openid email profile').split(/[\s,]+/).filter(Boolean),
  }
}

export function oidcProviders(source: NodeJS.ProcessEnv): OidcProvider[] {
  const providers = jsonList(source, 'AUTH_OIDC_PROVIDERS').map(oidcProvider)
  if (new Set(providers.map(({ id }) => id)).size < providers.length)
    throw new SettingError('AUTH_OIDC_PROVIDERS names an id twice.')
  return providers
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

function samlProvider(value: unknown): SamlProvider {
  const bad = (what: string) => new SettingError(`AUTH_SAML_PROVIDERS: ${what}.`)
  if (!isRecord(value)) throw bad('each provider must be an object')
  const given = value
  const id = typeof given.id === 'string' ? given.id.toLowerCase() : ''
  if (!UUID.test(id)) throw bad('id must be a UUID')
  const textOf = (name: string) => {
    const found = given[name] ?? ''
    if (typeof found !== 'string') throw bad(`${name} of ${id} must be a text`)
    return found
  }
  const textsOf = (name: string) => {
    const found = [given[name] ?? []].flat()
    if (!found.every((item) => typeof item === 'string')) throw bad(`${name} of ${id} must be a list of texts`)
    return found
  }
  const domains = textsOf('domains').map((domain) => domain.toLowerCase())
  if (domains.length === 0 || !domains.every((domain) => DOMAIN.test(domain)))
    throw bad(`${id} needs domains, a list such as ["school.example"]`)
  const metadata = textOf('metadata')
  const read = metadata
    ? readSamlMetadata(metadata)
    : { issuer: textOf('issuer'), entryPoint: textOf('entry_point'), certificates: textsOf('certificates') }
  if (typeof read === 'string') throw bad(`metadata of ${id} has ${read}`)
  if (read.issuer === '' || read.entryPoint === '' || read.certificates.length === 0)
    throw bad(`${id} needs metadata, or all of issuer, entry_point and certificates`)
  if (!['http:', 'https:'].includes(URL.parse(read.entryPoint)?.protocol ?? ''))
    throw bad(`entry_point of ${id} must be an https address`)
  const certificates = read.certificates.map((certificate) => {
    const pem = certificateIn(certificate)
    if (pem === null) throw bad(`certificates of ${id} must be X.509 certificates, as PEM or base64`)
    return pem
  })
  const { idp_initiated: idpInitiated = false } = given
  if (typeof idpInitiated !== 'boolean') throw bad(`idp_initiated of ${id} must be true or false`)
  return { ...read, id, name: textOf('name') || (domains[0] ?? id), domains, certificates, idpInitiated }
}

export function samlProviders(source: NodeJS.ProcessEnv): SamlProvider[] {
  const providers = jsonList(source, 'AUTH_SAML_PROVIDERS').map(samlProvider)
  const repeats = (all: string[]) => new Set(all).size < all.length
  if (repeats(providers.map(({ id }) => id))) throw new SettingError('AUTH_SAML_PROVIDERS names an id twice.')
  if (repeats(providers.flatMap(({ domains }) => domains)))
    throw new SettingError('AUTH_SAML_PROVIDERS names a domain twice.')
  if (repeats(providers.map(({ issuer }) => issuer)))
    throw new SettingError('AUTH_SAML_PROVIDERS names an issuer twice.')
  return providers
}

export function github(source: NodeJS.ProcessEnv): GithubApp | null {
  const clientId = text(source, 'AUTH_GITHUB_CLIENT_ID')
  const clientSecret = text(source, 'AUTH_GITHUB_CLIENT_SECRET')
  if (!clientId !== !clientSecret)
    throw new SettingError('Sign-in with GitHub needs both AUTH_GITHUB_CLIENT_ID and AUTH_GITHUB_CLIENT_SECRET.')
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

export function web3Chains(source: NodeJS.ProcessEnv): Web3Chain[] {
  const listed = text(source, 'AUTH_WEB3')?.split(/[\s,]+/) ?? []
  const known = ['ethereum', 'solana'] as const
  if (listed.some((name) => !known.some((chain) => chain === name)))
    throw new SettingError(`AUTH_WEB3 must be ethereum, solana or both, not "${listed.join(' ')}".`)
  return known.filter((chain) => listed.includes(chain))
}

/**
 * Where links in mail and other sign-in services may lead back to, besides this site: whole addresses, or a beginning that
 * ends with /**. Those of an app (mahalla://…) as well as those of another site.
 */
export function redirectUrls(source: NodeJS.ProcessEnv): string[] {
  const listed = text(source, 'AUTH_REDIRECT_URLS')?.split(/[\s,]+/) ?? []
  for (const value of listed) {
    const parsed = URL.parse(value.replace(/\/\*\*$/, '/'))
    if (
      !parsed ||
      value.replace(/\/\*\*$/, '').includes('*') ||
      /^(?:javascript|data|blob|file|vbscript):$/.test(parsed.protocol)
    )
      throw new SettingError(
        `AUTH_REDIRECT_URLS must be addresses with spaces between, each whole or ending with /**, not "${value}".`,
      )
  }
  return listed
}
