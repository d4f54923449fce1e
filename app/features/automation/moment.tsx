// A moment by the clock of the place it concerns.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'

export function writeMoment(locale: Locale, at: string, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC'
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return format.format(new Date(at)) + (timeZone ? '' : ' UTC')
}

export function Moment({ at, timeZone }: { at: string; timeZone: string | null }) {
  const { locale } = useI18n()
  // Servers and browsers differ in a space here and there.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {writeMoment(locale, at, timeZone)}
    </time>
  )
}
