// A moment by the site's clock.
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeMoment } from './rules.ts'

export function Moment({ at }: { at: string }) {
  const { locale } = useI18n()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {writeMoment(locale, at)}
    </time>
  )
}
