// Today's times by the visitor's settings, each with its reason: angle, rule, minutes, source.

import type { PracticeSource } from '#app/core/prayer/usual-practice.ts'
import { type Reason, writeReason } from '#app/core/prayer/write-reason.ts'
import { writeSource } from '#app/core/prayer/write-source.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'

type Props = {
  reasons: readonly (Reason & { name: keyof Messages['prayer']['names']; time: string })[]
  /** Who says so, and since when. */
  source: PracticeSource
}

export function WhyPanel({ reasons, source }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.settings
  return (
    <section className="panel stack gap-4" aria-labelledby="why">
      <h2 className="h3" id="why">
        {words.today}
      </h2>
      <dl className="athan-why">
        {reasons.map((reason) => (
          <div key={reason.name} data-prayer={reason.name}>
            <dt className="strong">{t.prayer.names[reason.name]}</dt>
            <dd>
              <b className="num">{writeTime(locale, reason.time)}</b>
              <span className="small muted">{writeReason(reason, locale, t.prayer.why)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {t.prayer.why.intro} <bdi>{writeSource(source, t.prayer.why)}</bdi>
      </p>
    </section>
  )
}
