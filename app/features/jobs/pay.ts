// Writes the pay of a job in the words and digits of a language.
import type { Messages } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { Kind, Pay } from './job.ts'

/** Cents say something of an hour, and nothing of a year. */
const WHOLE_FROM = 100

export function writePay(locale: Locale, words: Messages['jobs'], job: Pay & { kind: Kind }): string {
  const { pay_min: least, pay_max: most, pay_currency: currency, pay_period: period } = job
  if (job.kind === 'volunteer') return words.volunteer
  if (least === null || most === null || currency === null || period === null) return ''
  const cents = least < WHOLE_FROM && !(Number.isInteger(least) && Number.isInteger(most)) ? 2 : 0
  const format = new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency,
    maximumFractionDigits: cents,
    minimumFractionDigits: cents,
  })
  return words.per[period](most > least ? format.formatRange(least, most) : format.format(least))
}
