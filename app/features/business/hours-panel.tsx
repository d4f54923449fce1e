// The week at a glance, today in bold.
import type { OpenLabel } from '#app/core/hours/open-label.ts'
import { OpenState } from '#app/core/listings/open-state.tsx'
import { useT } from '#app/i18n/catalogue.ts'

export type HoursRow = { day: string; text: string; isToday: boolean }

export function HoursPanel({ rows, open }: { rows: readonly HoursRow[]; open: OpenLabel | null }) {
  const t = useT().business
  return (
    <section className="panel" aria-labelledby="hours">
      <div className="panel__head">
        <h2 className="h4" id="hours">
          {t.hours}
        </h2>
        {open && <OpenState label={open} className="small" />}
      </div>
      {rows.length === 0 ? (
        <p className="small muted">{t.noHours}</p>
      ) : (
        <table className="hours">
          <tbody>
            {rows.map(({ day, text, isToday }) => (
              <tr key={day} className={isToday ? 'today' : undefined}>
                <th scope="row">{isToday ? `${day} · ${t.today}` : day}</th>
                <td className="num">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
