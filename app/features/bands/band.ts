// A band that an owner booked: what it is called and what becomes of it, from its row and the day.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'

/** What owners book by themselves; the other placements are agreed on. */
export const BOOKABLE = ['banner', 'directory'] as const
export type Bookable = (typeof BOOKABLE)[number]

export const LONGEST_BAND = { town: 120, title: 70, body: 200, note: 500 }
export const DAYS = { least: 7, most: 90, ahead: 2, latest: 180 }
export const BANDS_PATH = '/dashboard/sponsorship'

export const STATES = ['unpaid', 'review', 'booked', 'refused', 'cancelled'] as const
export type BandState = (typeof STATES)[number] | 'lapsed' | 'showing' | 'over'

type Facts = {
  status: (typeof STATES)[number]
  is_lapsed: boolean
  starts_on: string
  ends_on: string
}

export function stateOf({ status, is_lapsed, starts_on, ends_on }: Facts, today: string): BandState {
  if (status === 'unpaid') return is_lapsed ? 'lapsed' : 'unpaid'
  if (status !== 'booked' || today < starts_on) return status
  return today <= ends_on ? 'showing' : 'over'
}

export const BAND_TONE = {
  unpaid: 'warning',
  lapsed: 'neutral',
  review: 'info',
  booked: 'brand',
  showing: 'brand',
  over: 'neutral',
  refused: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<BandState, string>

/** An owner may think better of it until the day before. */
export const mayTakeBack = (state: BandState) => state === 'unpaid' || state === 'review' || state === 'booked'

/** How many days from the first to the last, both counted; null where they are no days. */
export function daysOf(from: string, to: string): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return Number.isInteger(days) && days >= DAYS.least && days <= DAYS.most ? days : null
}

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

type Line = { placement: Bookable; town: string; from: string; to: string }

/** One line that names it: on invoices, at the payment provider, in lists. */
export const bandLine = (
  t: Pick<Messages, 'bands' | 'sponsorship'>,
  locale: Locale,
  { placement, town, from, to }: Line,
) => t.bands.line(t.sponsorship.placements[placement].title, town, writeDate(locale, from), writeDate(locale, to))
