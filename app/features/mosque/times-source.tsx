// The source of the times: the mosque, a member or a calculation, told apart, with who and when.
import { writeMethod } from '#app/core/mosques/write-method.ts'
import { writeReason } from '#app/core/prayer/write-reason.ts'
import { writeSource } from '#app/core/prayer/write-source.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { MosqueTimes } from './describe-times.server.ts'
import { SaidMark } from './said-mark.tsx'

export function TimesSource({ times }: { times: MosqueTimes }) {
  const { locale, t } = useI18n()
  const words = t.mosques.today
  return (
    <>
      <p>
        {times.said ? (
          <>
            <SaidMark said={times.said} />{' '}
            {times.said.by
              ? t.timetable.fromWorshippers(times.said.by, writeDate(locale, times.said.at ?? ''))
              : words.said[times.said.as](writeDate(locale, times.said.at ?? ''))}
          </>
        ) : (
          words.unknown
        )}
      </p>
      <p>
        {times.isBeginsTold
          ? words.beginsTold
          : `${writeMethod(times, t)} ${t.prayer.asrLine(times.school === 1 ? t.prayer.schools.hanafi : t.prayer.schools.standard)}`}
      </p>
      <details className="no-print">
        <summary className="link min-h-tap w-fit cursor-pointer content-center">{t.prayer.why.title}</summary>
        <p className="pb-2">
          {t.prayer.why.intro} <bdi>{writeSource(times.source, t.prayer.why)}</bdi>
        </p>
        <dl className="grid gap-2">
          {times.reasons.map((reason) => (
            <div key={reason.name}>
              <dt className="inline strong">{nameOf(reason.name, t)}</dt>{' '}
              <dd className="inline">{writeReason(reason, locale, t.prayer.why)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

type Words = ReturnType<typeof useI18n>['t']

function nameOf(name: string, t: Words): string {
  const names: Record<string, string> = t.prayer.names
  return names[name] ?? name
}
