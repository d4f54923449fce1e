// An iCalendar file as rows of cells: each event named for a prayer is one time of its day.
import { isFriday } from '#app/core/mosques/iqamah.ts'
import { localMoment } from '#app/core/mosques/mosque-days.ts'
import { prayersIn } from './columns.ts'
import { type Grid, MOST_ROWS } from './read-text.ts'
import { readHeading } from './words.ts'

type Event = { summary: string; start: { date: string; time: string } | null; rule: string }

const MOST_EVENTS = 8000
const MOST_REPEATS = 366
const WEEK_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Long lines are folded: what goes on begins with a space. */
const unfold = (text: string) => text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)

function readStart(line: string, timeZone: string): Event['start'] {
  const [, year, month, day, hour, minute, isUtc] =
    /:(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}(Z?)\s*$/.exec(line) ?? []
  if (!year || !month || !day || !hour || !minute) return null
  const start = { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
  const instant = new Date(`${start.date}T${start.time}:00Z`)
  if (Number.isNaN(instant.getTime())) return null
  return isUtc ? localMoment(instant, timeZone) : start
}

function readEvents(text: string, timeZone: string): Event[] {
  const events: Event[] = []
  let event: Event | null = null
  for (const line of unfold(text)) {
    if (line.startsWith('BEGIN:VEVENT')) event = { summary: '', start: null, rule: '' }
    else if (line.startsWith('END:VEVENT') && event) {
      events.push(event)
      if (events.length >= MOST_EVENTS) break
      event = null
    } else if (event && /^SUMMARY[;:]/.test(line))
      event.summary = line.slice(line.indexOf(':') + 1).replace(/\\([,;])/g, '$1')
    else if (event && /^DTSTART[;:]/.test(line)) event.start = readStart(line, timeZone)
    else if (event && line.startsWith('RRULE:')) event.rule = line.slice(6)
  }
  return events
}

function datesOf(start: string, rule: string): string[] {
  const frequency = /FREQ=(DAILY|WEEKLY)/.exec(rule)?.[1]
  if (!frequency) return [start]
  const until = /UNTIL=(\d{4})(\d{2})(\d{2})/.exec(rule)
  const count = Number(/COUNT=(\d{1,4})/.exec(rule)?.[1] ?? MOST_REPEATS)
  const last = until ? `${until[1]}-${until[2]}-${until[3]}` : '9999'
  const days = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',')
  const first = Date.parse(`${start}T00:00:00Z`)
  const dates: string[] = []
  for (let i = 0; i < MOST_REPEATS && dates.length < count; i++) {
    const date = new Date(first + i * 86_400_000)
    const iso = date.toISOString().slice(0, 10)
    if (iso > last) break
    const isHeld = days ? days.includes(WEEK_DAYS[date.getUTCDay()] ?? '') : frequency === 'DAILY' || i % 7 === 0
    if (isHeld) dates.push(iso)
  }
  return dates
}

export const isCalendar = (text: string) => /^\s*BEGIN:VCALENDAR/i.test(text)

export function readCalendarFile(text: string, timeZone: string): Grid {
  const columns: string[] = []
  const days = new Map<string, Map<string, string>>()
  for (const { summary, start, rule } of readEvents(text, timeZone)) {
    const { named, parts } = readHeading(summary)
    if (!start || (prayersIn(summary).length !== 1 && !named.includes('jumuah') && !named.includes('khutbah'))) continue
    // An event of its own for a prayer is when one comes to it, unless it is called a beginning.
    const heading =
      parts.length > 0 || named.includes('jumuah') || named.includes('khutbah') ? summary : `${summary} iqamah`
    const name = heading.slice(0, 60)
    if (!columns.includes(name)) columns.push(name)
    for (const date of datesOf(start.date, rule)) {
      if (named.includes('jumuah') && !isFriday(date)) continue
      const day = days.get(date) ?? new Map<string, string>()
      const before = day.get(name)
      day.set(name, before ? `${before} / ${start.time}` : start.time)
      days.set(date, day)
    }
  }
  const rows = [...days].sort(([a], [b]) => a.localeCompare(b)).slice(0, MOST_ROWS)
  return [['Date', ...columns], ...rows.map(([date, day]) => [date, ...columns.map((name) => day.get(name) ?? '-')])]
}
