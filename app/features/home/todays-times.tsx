// The day's prayer times in a few lines, folded away below the next one.
import { Link } from 'react-router'
import type { PrayerCardData } from '#app/core/prayer/prayer-card.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'

export function TodaysTimes({ prayers: { times, timesOf, next, isFriday } }: { prayers: PrayerCardData }) {
  const { locale, t } = useI18n()
  const words = t.prayer
  return (
    <div className="home-now__times">
      {timesOf && <p>{timesOf.isTomorrow ? words.tomorrowOn(timesOf.written) : timesOf.written}</p>}
      <dl>
        {times.map(({ name, time, isEstimated, isNextDay }) => (
          <div key={name} className={name === next.name ? 'is-next' : undefined}>
            <dt>{words.names[name === 'dhuhr' && isFriday ? 'jumuah' : name]}</dt>
            <dd className="num">
              {isEstimated && <span aria-hidden="true">≈ </span>}
              {writeTime(locale, time)}
              {isNextDay && <sup className="prayer__plus">{words.plusDay}</sup>}
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/athan">{t.home.now.timetable}</Link>
    </div>
  )
}
