import { intlTag, type Locale } from '#app/i18n/locales.ts'

/** "Sunday 15 November 2026" where the clocks are. */
export const writeDay = (instant: Date, timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone,
  }).format(instant)
