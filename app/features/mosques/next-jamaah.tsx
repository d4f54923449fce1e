import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { MosqueRow } from './queries.server.ts'

/** Which prayer is next there, and when it stands up; where that is unknown, when it begins. */
export function NextJamaah({ next }: { next: NonNullable<MosqueRow['next']> }) {
  const { locale, t } = useI18n()
  const { list, prayers } = t.mosques
  return (
    <span>
      <b>{prayers[next.prayer]}</b>{' '}
      {next.iqamah ? list.iqamahAt(writeTime(locale, next.iqamah)) : list.begins(writeTime(locale, next.begins))}
    </span>
  )
}
