// Today's times by the visitor's settings, each with its reason: angle, rule, minutes, source.
import { writeTime } from '#app/core/hours/write-time.ts'
import { type Reason, writeReason } from '#app/core/prayer/write-reason.ts'
import { useI18n } from '#app/i18n/catalogue.ts'

type Props = {
  times: readonly { name: 'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'maghrib' | 'isha'; time: string }[]
  reasons: readonly Reason[]
  /** The authority's own name. */
  source: string
}

export function WhyPanel({ times, reasons, source }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.settings
  return (
    <section className="panel stack gap-4" aria-labelledby="why">
      <h2 className="h3" id="why">
        {words.today}
      </h2>
      <dl className="why">
        {times.map(({ name, time }) => {
          const reason = reasons.find((one) => one.name === name)
          return (
            <div key={name} data-prayer={name}>
              <dt className="strong">{t.prayer.names[name]}</dt>
              <dd>
                <b className="num">{writeTime(locale, time)}</b>
                {reason && <span className="small muted">{writeReason(reason, locale, t.prayer.why)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="small muted">
        {t.prayer.why.intro} <bdi>{words.sourceLine(source)}</bdi>
      </p>
    </section>
  )
}
