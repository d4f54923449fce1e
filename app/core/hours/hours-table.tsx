// The week of a business, today marked, with what differs soon. `viewHours` makes what it shows, on the server.
import './hours.css'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { HoursLine, HoursView } from './hours-view.ts'
import { OpenState } from './open-state.tsx'
import { pauseName, weekdayName, writeDayOf, writeIntervals, writeList } from './write-hours.ts'

type Props = {
  hours: HoursView
  /** The id of the heading; give another where two tables share a page. */
  id?: string
}

export function HoursTable({ hours, id = 'hours' }: Props) {
  const { locale, t } = useI18n()
  const words = t.hours
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 className="h4" id={id}>
          {words.title}
        </h2>
        <Badge tone={hours.isOpen ? 'brand' : 'neutral'}>{hours.isOpen ? words.openNow : words.closedNow}</Badge>
      </div>
      <p className="small hours__state">
        <OpenState label={hours.label} />
      </p>
      <WeekTable lines={hours.week} caption={words.title} />
      {hours.exceptions.length > 0 && (
        <>
          <h3 className="hours__sub">{words.soonDifferent}</h3>
          <table className="hours">
            <caption className="sr-only">{words.soonDifferent}</caption>
            <tbody>
              {hours.exceptions.map(({ date, intervals, isAllDay, note }) => (
                <tr key={date}>
                  <th scope="row">
                    <time dateTime={date}>{writeDayOf(locale, date)}</time>
                    {note && <span className="hours__note">{note}</span>}
                  </th>
                  <td>{isAllDay ? words.allDay : writeIntervals(locale, intervals) || words.closed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {hours.ramadan && (
        <details className="hours__more">
          <summary>{words.ramadanFrom(writeDayOf(locale, hours.ramadan.startsOn, 'long'))}</summary>
          <WeekTable
            lines={hours.ramadan.week}
            caption={words.ramadanFrom(writeDayOf(locale, hours.ramadan.startsOn, 'long'))}
          />
        </details>
      )}
      <Notes hours={hours} />
    </section>
  )
}

function WeekTable({ lines, caption }: { lines: readonly HoursLine[]; caption: string }) {
  const { locale, t } = useI18n()
  const words = t.hours
  return (
    <table className="hours">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ weekday, isToday, intervals, isAllDay, note }) => (
          <tr key={weekday} className={isToday ? 'is-today' : undefined} aria-current={isToday ? 'date' : undefined}>
            <th scope="row">
              {weekdayName(locale, weekday)}
              {isToday && ` · ${words.today}`}
              {note && <span className="hours__note">{note}</span>}
            </th>
            <td>{isAllDay ? words.allDay : writeIntervals(locale, intervals) || words.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Notes({ hours: { isRamadanNow, prayerBreaks, jumuah, pausesToday } }: { hours: HoursView }) {
  const { locale, t } = useI18n()
  const words = t.hours
  const sentences: string[] = []
  if (isRamadanNow) sentences.push(words.ramadanNow)
  if (prayerBreaks) {
    const names = prayerBreaks.prayers.map((prayer) => pauseName(t, prayer))
    sentences.push(words.pauses(formatNumber(locale, prayerBreaks.minutes), writeList(locale, names)))
  }
  if (jumuah) {
    sentences.push(
      'minutes' in jumuah
        ? words.jumuahMinutes(formatNumber(locale, jumuah.minutes))
        : words.jumuahWindow(writeTime(locale, jumuah.from), writeTime(locale, jumuah.to)),
    )
  }
  if (pausesToday.length > 0) {
    const list = pausesToday.map(
      ({ pause, from, to }) => `${pauseName(t, pause)} ${writeTime(locale, from)}–${writeTime(locale, to)}`,
    )
    sentences.push(words.pausesToday(writeList(locale, list)))
  }
  return (
    <div className="hours__notes small soft">
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      <p>{words.ownClock}</p>
    </div>
  )
}
