// Times beside the five prayers: imsak and the parts of the night, duha, and the times to avoid, each with its reason.
import { Link } from 'react-router'
import type { NightTime, NightTimes } from '#app/core/prayer/night.ts'
import type { SunSpan, SunTimes } from '#app/core/prayer/sun-times.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'

type Props = { night: NightTimes; sun: SunTimes | null }

export function MoreTimes({ night, sun }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.moreTimes
  const { names, reasons } = words
  const write = ({ time, isTomorrow }: NightTime) =>
    isTomorrow ? `${writeTime(locale, time)} ${words.tomorrow}` : writeTime(locale, time)
  const span = ({ from, until }: SunSpan) => words.range(writeTime(locale, from), writeTime(locale, until))
  return (
    <section className="panel stack gap-4" aria-labelledby="more-times">
      <h2 className="h3" id="more-times">
        {words.title}
      </h2>
      <dl className="athan-more">
        <Row
          name={names.imsak}
          time={write(night.imsak)}
          reason={reasons.imsak(formatNumber(locale, night.imsakMinutes))}
        />
        {sun && <Row name={names.duha} time={span(sun.duha)} reason={reasons.duha} />}
        <Row name={names.midnight} time={write(night.midnight)} reason={reasons.midnight[night.nightEnds]} />
        <Row name={names.lastThird} time={write(night.lastThird)} reason={reasons.lastThird[night.nightEnds]} />
      </dl>
      <p className="small muted">
        {words.reckoned[night.nightEnds]}{' '}
        <Link className="link" to="/athan/settings#nightEnds">
          {words.change}
        </Link>
      </p>
      {sun && (
        <>
          <h3 className="h4">{words.avoid}</h3>
          <dl className="athan-more">
            {(['afterSunrise', 'zenith', 'beforeSunset'] as const).map((name) => (
              <Row key={name} name={names[name]} time={span(sun.avoid[name])} />
            ))}
          </dl>
          <p className="small muted">{words.avoidLead}</p>
        </>
      )}
    </section>
  )
}

function Row({ name, time, reason }: { name: string; time: string; reason?: string }) {
  return (
    <div>
      <dt>
        {name}
        {reason && <span className="small muted block">{reason}</span>}
      </dt>
      <dd className="num">{time}</dd>
    </div>
  )
}
