// Times beside the five prayers: imsak and the parts of the night, each with its reason.
import { writeTime } from '#app/core/hours/write-time.ts'
import { IMSAK_MINUTES } from '#app/core/prayer/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'

type Props = { times: { imsak: string; midnight: string; lastThird: string }; nightEnds: 'sunrise' | 'fajr' }

export function MoreTimes({ times, nightEnds }: Props) {
  const { locale, t } = useI18n()
  const { title, names, reasons } = t.athan.moreTimes
  const rows = [
    { name: names.imsak, time: times.imsak, reason: reasons.imsak(formatNumber(locale, IMSAK_MINUTES)) },
    { name: names.midnight, time: times.midnight, reason: reasons.midnight[nightEnds] },
    { name: names.lastThird, time: times.lastThird, reason: reasons.lastThird[nightEnds] },
  ]
  return (
    <section className="panel stack gap-4" aria-labelledby="more-times">
      <h2 className="h3" id="more-times">
        {title}
      </h2>
      <dl className="athan-more">
        {rows.map(({ name, time, reason }) => (
          <div key={name}>
            <dt>
              {name}
              <span className="small muted block">{reason}</span>
            </dt>
            <dd className="num">{writeTime(locale, time)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
