import { nameIn } from '#app/core/listings/name-in.ts'
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { recordOf } from '#app/lib/records.ts'
import type { AccountPageData } from './account-page.tsx'
import { KINDS, type Kind, PARTS, type Part, toPart } from './data-rules.ts'
import type { OwnReview, ReviewState } from './reviews-page.tsx'

const REVIEW_STATES: readonly ReviewState[] = ['published', 'pending', 'rejected', 'removed']

type Asking = Pick<Services, 'db' | 'log'>

export async function loadAccount(services: Asking, locale: Locale): Promise<AccountPageData> {
  const row = readRow(await ask(services, services.db().rpc('account_page'))) ?? {}
  const masjid = readRow(row.masjid)
  return {
    saved: Number(row.saved ?? 0),
    followed: Number(row.followed ?? 0),
    masjid: masjid && { name: nameOf(masjid, locale), city: readText(masjid.city), address: addressOf(masjid) },
    listings: Number(row.listings ?? 0),
    hasDraft: readFlag(row.has_draft) ?? false,
  }
}

/** The newest hundred. */
export async function loadOwnReviews(services: Asking, locale: Locale): Promise<OwnReview[]> {
  const row = readRow(await ask(services, services.db().rpc('account_page', { max_results: 100 }))) ?? {}
  return readRows(row.reviews).map((review) => toReview(review, locale))
}

export type Device = { id: string; browser: string | null; since: string; usedAt: string; isThis: boolean }

export async function listDevices(services: Asking): Promise<Device[]> {
  return readRows(await ask(services, services.db().rpc('my_devices'))).map((row) => ({
    id: readText(row.id) ?? '',
    browser: readText(row.browser),
    since: readText(row.since) ?? '',
    usedAt: readText(row.used_at) ?? '',
    isThis: readFlag(row.is_this) ?? false,
  }))
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

/** Tables with rows of the member. */
export const listParts = (services: Asking) => ask(services, services.db().rpc('my_data_parts'))
export const listFiles = (services: Asking) => ask(services, services.db().rpc('my_files'))

export type OwnData = { parts: { part: Part; number: number }[]; files: number; bytes: number }

/** How much of what there is to take away. */
export async function loadOwnData(services: Asking): Promise<OwnData> {
  const [tables, files] = await Promise.all([listParts(services), listFiles(services)])
  const numbers = Map.groupBy(tables, ({ part }) => toPart(part))
  return {
    parts: PARTS.flatMap((part) => {
      const own = numbers.get(part)
      return own ? [{ part, number: own.reduce((sum, { number }) => sum + Number(number), 0) }] : []
    }),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + Number(size), 0),
  }
}

const HOLDS = ['plan_renews', 'gift_renews', 'order_open', 'last_superadmin'] as const
export type Hold = (typeof HOLDS)[number]

export type Leaving = { leavesAt: string | null; keeps: Kind[]; heldBy: Hold[]; numbers: Record<Kind, number> }

export async function loadLeaving(services: Asking): Promise<Leaving> {
  const row = readRow(await ask(services, services.db().rpc('my_leaving'))) ?? {}
  const numbers = readRow(row.numbers) ?? {}
  const [keeps, held] = [readList(row.keeps), readList(row.held_by)]
  return {
    leavesAt: readText(row.leaves_at),
    keeps: KINDS.filter((kind) => keeps.includes(kind)),
    heldBy: HOLDS.filter((hold) => held.includes(hold)),
    numbers: recordOf(KINDS, (kind) => Number(numbers[kind] ?? 0)),
  }
}

const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
