// The days of the Hijri year people look forward to, nearest first.
import { useT } from '#app/i18n/catalogue.ts'
import type { ShownDay } from './queries.server.ts'

export function ComingDaysList({ days }: { days: readonly ShownDay[] }) {
  const words = useT().athan.hijri
  return (
    <ul className="athan-coming">
      {days.map(({ name, date, written, until, eve, isNight, hijri, days: left }) => (
        <li key={`${name} ${date}`}>
          <div>
            <p className="strong">{words.known[name]}</p>
            <p className="small muted">
              <time dateTime={date}>{until ? words.range(written, until) : written}</time> · {hijri}
              {eve && <span className="block">{words.fromMaghrib(eve)}</span>}
            </p>
          </div>
          <span className="small soft num">
            {left === 0 ? (isNight ? words.tonight : words.isToday) : words.inDays(left)}
          </span>
        </li>
      ))}
    </ul>
  )
}
