// The 404 a loader throws: with the nearest matches to the last words of the address, so that a mistyped or old
// address still leads somewhere.
import { data } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { describeLocation } from '#app/core/listings/describe-location.server.ts'
import { suggest } from '#app/core/listings/queries.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { completeTitle } from '#app/core/seo/rules.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { decodeSegment } from '#app/lib/decode-segment.ts'
import type { Missing } from './missing.ts'
import type { NearMatch } from './near-match.ts'

const MATCHES = 5
const LONGEST_QUERY = 80

/** `/ar/business/zaytun-grocers-2` → `zaytun grocers 2`. */
export function lastWords(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? ''
  return decodeSegment(last)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
}

type Kind = 'business' | 'mosque' | null

export async function missingPage(url: URL, services: Pick<Services, 'page' | 'log'>, kind: Kind = null) {
  const locale = localeOf(url.pathname)
  const t = await loadMessages(locale)
  const query = lastWords(url.pathname)
  const found = query.length < 2 ? [] : await suggest(services, query, MATCHES)
  const matches = found
    .filter(({ record }) => record.name !== '')
    .map(
      ({ kind: of, record }): NearMatch => ({
        kind: of,
        path: `/${of}/${encodeURIComponent(record.slug ?? record.id)}`,
        name: record.name,
        location: record.city || record.country ? describeLocation(record, { locale, t }) : '',
      }),
    )
  const title = kind === null ? t.errors.notFound.title : t.errors.notFound[kind]
  const missing: Missing = {
    title,
    documentTitle: completeTitle(title, voice[locale]),
    query,
    matches: matches.slice(0, MATCHES),
  }
  return data(missing, { status: 404, headers: { 'X-Robots-Tag': 'noindex' } })
}
