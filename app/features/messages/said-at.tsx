// The time of a message: by the reader's own clock once their browser tells it, until then by the day.
import { When } from '#app/core/contributions/author-line.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { useScript } from '#app/lib/use-script.ts'
import { writeSaidAt } from './rules.ts'

/** In a list only what was written today has its time: the others are told apart by their days. */
export function SaidAt({ at, now, isBrief = false }: { at: string; now: string; isBrief?: boolean }) {
  const { locale } = useI18n()
  const isAlive = useScript()
  if (!isAlive) return <When at={at} now={now} />
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <time dateTime={at} title={writeDate(locale, at)}>
      {writeSaidAt(locale, at, { now, timeZone, isBrief })}
    </time>
  )
}
