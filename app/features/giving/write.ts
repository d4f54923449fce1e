// Sums and moments as the page writes them.

import { formatLocalTime } from '#app/core/prayer/local-time.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { Shift } from './campaign.ts'

export const writeSum = (locale: Locale, sum: number, currency: string) =>
  formatNumber(locale, sum, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 })

type When = Pick<Shift, 'starts_at' | 'time_zone'> & { ends_at: string | null }

/** "Saturday, 21 November, 10:00–13:00": by the clock of the place, wherever it is read. */
export function writeShift(locale: Locale, { starts_at, ends_at, time_zone }: When): string {
  const starts = new Date(starts_at)
  const day = new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    calendar: 'gregory',
    timeZone: time_zone,
  }).format(starts)
  const clock = (moment: Date) => writeTime(locale, formatLocalTime(moment, time_zone))
  return `${day}, ${clock(starts)}${ends_at === null ? '' : `–${clock(new Date(ends_at))}`}`
}
