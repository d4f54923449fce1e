// Reads an identity provider's SAML metadata: its name, where people sign in, and its certificates. The text is the operator's
// own setting, so it is searched for those three and not checked as XML.
import { X509Certificate } from 'node:crypto'

export type SamlMetadata = { issuer: string; entryPoint: string; certificates: string[] }

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

const attribute = (tag: string, name: string) =>
  decode(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '')

const tags = (xml: string, name: string) => xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\b[^>]*>`, 'g')) ?? []
const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<((?:[\\w.-]+:)?${name})\\b([^>]*[^/>])?>([\\s\\S]*?)</\\1\\s*>`, 'g'))].map(
    ([, , attributes = '', content = '']) => ({ attributes, content }),
  )

/** In the one form everything else reads: PEM with lines of 64. Null for what is no certificate. */
export function certificateIn(text: string): string | null {
  const bare = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  try {
    return new X509Certificate(Buffer.from(bare, 'base64')).toString()
  } catch {
    return null
  }
}

/** The metadata of one identity provider; a sentence about what is missing otherwise. */
export function readSamlMetadata(text: string): SamlMetadata | string {
  const xml = text.replace(/<!--[\s\S]*?-->/g, '')
  const issuer = attribute(tags(xml, 'EntityDescriptor')[0] ?? '', 'entityID')
  if (issuer === '') return 'no EntityDescriptor with an entityID'
  const [role] = elements(xml, 'IDPSSODescriptor')
  if (!role) return 'no IDPSSODescriptor'
  const entryPoint = tags(role.content, 'SingleSignOnService')
    .filter((tag) => attribute(tag, 'Binding') === REDIRECT)
    .map((tag) => attribute(tag, 'Location'))[0]
  if (!entryPoint) return 'no SingleSignOnService for HTTP-Redirect'
  const certificates = elements(role.content, 'KeyDescriptor')
    .filter(({ attributes }) => ['', 'signing'].includes(attribute(attributes, 'use')))
    .flatMap(({ content }) => elements(content, 'X509Certificate'))
    .map(({ content }) => content.trim())
  return certificates.length > 0 ? { issuer, entryPoint, certificates } : 'no X509Certificate for signing'
}
