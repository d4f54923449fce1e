// The times of the day, with the one the hall waits for marked; beside a slide a strip at the screen's edge.

import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { DisplayRow } from './display-moment.ts'
import { nameOf } from './write-display.ts'

/** A mosque that calls as each time comes in need not say so twice. */
const isTold = ({ adhan, begins }: DisplayRow) => adhan !== null && adhan !== begins

export function DisplayTimes({ rows }: { rows: readonly DisplayRow[] }) {
  const { locale, t } = useI18n()
  const words = t.mosques.display
  const time = (text: string | null) => (text ? writeTime(locale, text) : '–')
  const hasAdhan = rows.some(isTold)
  return (
    <div className="mosque-display__table">
      <table className="mosque-display__times">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.mosques.today.prayer}</span>
            </th>
            <th scope="col">{words.begins}</th>
            {hasAdhan && <th scope="col">{words.adhan}</th>}
            <th scope="col">{words.iqamah}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.prayer === 'jumuah' ? 'dhuhr' : row.prayer}
              className={row.isAwaited ? 'is-awaited' : undefined}
              aria-current={row.isAwaited ? 'true' : undefined}
              data-prayer={row.prayer}
            >
              <th scope="row">
                {nameOf(row.prayer, t.mosques)} {row.isTomorrow && <small>{words.tomorrow}</small>}
              </th>
              <td className="num mosque-display__begins">{time(row.begins)}</td>
              {hasAdhan && <td className="num mosque-display__adhan">{time(row.adhan)}</td>}
              <td className="num mosque-display__iqamah">{time(row.iqamah)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
