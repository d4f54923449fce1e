// A month of prayer times as a table, for a city or, with columns of its own, for a mosque.
import './month-table.css'
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { writeClock } from '#app/i18n/write-time.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { isPastMidnight } from './local-time.ts'
import type { DayTimes } from './timetable.ts'

/** A day of the table; `hijri` is written by the server, which knows what was sighted in the country. */
export type MonthDay = DayTimes & { hijri?: string | undefined; isFast?: boolean | undefined }

export type MonthColumn<Day extends MonthDay = MonthDay> = {
  id: string
  header: ReactNode
  cell: (day: Day) => ReactNode
}

type Props<Day extends MonthDay> = {
  days: readonly Day[]
  locale: Locale
  /** YYYY-MM-DD at the place. */
  today: string
  /** Names the table for screen readers. */
  caption?: string | undefined
  /** In place of the six times, which are the columns otherwise. */
  columns?: readonly MonthColumn<Day>[] | undefined
}

const TIMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const FRIDAY = 5
const isFriday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === FRIDAY

/** Where the table is wider than its box, the box takes the focus, so that arrow keys can scroll it. */
function focusWhenScrollable(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}

export function MonthTable<Day extends MonthDay>({ days, locale, today, caption, columns }: Props<Day>) {
  const t = useT()
  const words = t.athan.month
  const label = caption ?? words.caption
  const weekday = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short', timeZone: 'UTC' })
  const dayOfMonth = new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', calendar: 'gregory', timeZone: 'UTC' })
  const monthName = new Intl.DateTimeFormat(intlTag(locale), { month: 'short', calendar: 'gregory', timeZone: 'UTC' })
  // A Ramadan lies in two months of the civil year: each is named where it begins.
  const isOfTwo = days[0]?.date.slice(0, 7) !== days.at(-1)?.date.slice(0, 7)
  const hasEstimates = days.some(({ estimated }) => estimated)
  const shown: readonly MonthColumn<Day>[] =
    columns ??
    TIMES.map((name) => ({
      id: name,
      header: t.prayer.names[name],
      cell: (day: Day) => (
        <>
          {writeClock(locale, day[name])}
          {name === 'dhuhr' && isFriday(day.date) && <small>{t.prayer.names.jumuah}</small>}
          {day.isFast && name === 'fajr' && <small>{`${words.imsak} ${writeClock(locale, day.imsak)}`}</small>}
          {day.isFast && name === 'maghrib' && <small>{words.iftar}</small>}
          {isPastMidnight(day, name) && <small>{t.prayer.plusDay}</small>}
        </>
      ),
    }))
  return (
    <div>
      <section className="prayer-month-wrap" aria-label={label} ref={focusWhenScrollable}>
        <table className="prayer-month">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {shown.map(({ id, header }) => (
                <th key={id} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => {
              const date = new Date(`${day.date}T00:00:00Z`)
              return (
                <tr
                  key={day.date}
                  className={joinClasses(day.date === today && 'is-today', isFriday(day.date) && 'is-friday')}
                  aria-current={day.date === today ? 'date' : undefined}
                >
                  <th scope="row">
                    <time dateTime={day.date}>
                      {dayOfMonth.format(date)}{' '}
                      {isOfTwo && (index === 0 || day.date.endsWith('-01')) && `${monthName.format(date)} `}
                      <span className="prayer-month__weekday">{weekday.format(date)}</span>
                    </time>
                    {day.estimated && <span aria-hidden="true"> *</span>}
                    {day.hijri && <small>{day.hijri}</small>}
                  </th>
                  {shown.map(({ id, cell }) => (
                    <td key={id}>{cell(day)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {hasEstimates && <p className="prayer-month__note">* {words.estimated}</p>}
    </div>
  )
}
