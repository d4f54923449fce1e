import { canonicalUrl } from '#app/core/seo/rules.ts'
import { locales } from '#app/i18n/locales.ts'

/** After that a reader should ask anew. */
const HOLDS_FOR_DAYS = 180

export function securityTxt(siteUrl: string, now: Date): string {
  const base = canonicalUrl(siteUrl)
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + HOLDS_FOR_DAYS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${base}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n')
}
