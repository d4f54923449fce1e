import { nameIn } from '#app/core/listings/name-in.ts'
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { AccountPageData, OwnReview, ReviewState } from './account-page.tsx'

const REVIEW_STATES: readonly ReviewState[] = ['published', 'pending', 'rejected', 'removed']

export async function loadAccount(services: Pick<Services, 'db' | 'log'>, locale: Locale): Promise<AccountPageData> {
  const row = readRow(await ask(services, services.db().rpc('account_page'))) ?? {}
  const masjid = readRow(row.masjid)
  return {
    saved: Number(row.saved ?? 0),
    followed: Number(row.followed ?? 0),
    masjid: masjid && { name: nameOf(masjid, locale), city: readText(masjid.city), address: addressOf(masjid) },
    reviews: readRows(row.reviews).map((review) => toReview(review, locale)),
    listings: Number(row.listings ?? 0),
    hasDraft: readFlag(row.has_draft) ?? false,
  }
}

const nameOf = (row: SourceRow, locale: Locale) =>
  nameIn(locale, { name: readText(row.name) ?? '', local_name: readText(row.local_name) ?? '' }) ?? ''

/** Pages are found by their name's form, else by the id of the place. */
const addressOf = (row: SourceRow) => readText(row.slug) ?? readText(row.place_id) ?? readText(row.id) ?? ''

function toReview(row: SourceRow, locale: Locale): OwnReview {
  return {
    id: readText(row.id) ?? '',
    place: nameOf(row, locale),
    address: addressOf(row),
    rating: Number(row.rating ?? 0),
    text: readText(row.text) ?? '',
    language: readText(row.language) ?? 'en',
    state: REVIEW_STATES.find((state) => state === row.status) ?? 'pending',
    written: writeDate(locale, readText(row.created_at) ?? ''),
  }
}
