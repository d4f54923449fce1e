// Sitemap files as text: every page in each of its languages, each naming the others.
import { inLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { canonicalUrl } from './rules.ts'

export type SitemapPage = {
  /** Path without language prefix, or one per language where the address itself is translated. */
  path: string | Record<Locale, string>
  /** ISO date or time of the last change. */
  changed?: string | null
}

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters go: XML forbids them even when escaped. */
export function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function lastModified(changed: string | null | undefined): string {
  const at = changed ? new Date(changed) : null
  return at && !Number.isNaN(at.getTime()) ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : ''
}

export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const base = canonicalUrl(siteUrl)
  const entries = pages.map(({ path, changed }) => {
    const addressIn = (locale: Locale) =>
      escapeXml(canonicalUrl(base + inLocale(typeof path === 'string' ? path : path[locale], locale)))
    const links = [
      ...locales.map((locale) => [locale, addressIn(locale)] as const),
      ['x-default', addressIn('en')] as const,
    ]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    const modified = lastModified(changed)
    return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${modified}${links}</url>`).join('\n')
  })
  return `${DECLARATION}\n<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`
}

export function sitemapIndexXml(siteUrl: string, paths: readonly string[]): string {
  const base = canonicalUrl(siteUrl)
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(base + path)}</loc></sitemap>`)
  return `${DECLARATION}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

export function robotsTxt(siteUrl: string): string {
  const closed = ['/dashboard', '/auth', '/api']
  // Languages have a prefix of their own, so each closed address is named once per language.
  const lines = locales.flatMap((locale) => closed.map((path) => `Disallow: ${inLocale(path, locale)}`))
  return ['User-agent: *', 'Allow: /', ...lines, '', `Sitemap: ${canonicalUrl(siteUrl)}/sitemap.xml`, ''].join('\n')
}
