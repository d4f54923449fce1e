// Calendar files (RFC 5545) that calendar programs subscribe to.

export type CalendarEvent = {
  /** The same for the same event in every edition of the file: calendars replace by it. */
  uid: string
  startsAt: Date
  endsAt?: Date | undefined
  title: string
  description?: string | undefined
  location?: string | undefined
  /** Who holds it: a name, and a page that tells of them. */
  organizer?: { name: string; url: string } | undefined
  geo?: { lat: number; lng: number } | undefined
  /** When it was changed last, and how often: calendars keep the newer of two. */
  edition?: { number: number; at: Date } | undefined
  /** So many minutes before it begins the calendar says so. */
  alarmMinutes?: number | undefined
  /** The event's own page. */
  url?: string | undefined
  /** Something one goes to: it takes up the time. Absent: a reminder, which leaves people free. */
  isBusy?: boolean | undefined
  isCancelled?: boolean | undefined
  /** Not settled yet: somebody waits for a seat, or may come. */
  isTentative?: boolean | undefined
}

type CalendarContent = { name: string; url: string; events: readonly CalendarEvent[] }

const LINE_OCTETS = 75
const encoder = new TextEncoder()

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/** Of a parameter: nothing in quotes is escaped, so that what would end it goes. */
const escapeParameter = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

/** "20261115T114700Z" */
const writeInstant = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Lines are counted in octets and a character is never cut in two; what is left over goes on after a space. */
function foldLine(line: string): string {
  const folded: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  folded.push(current)
  return folded.join('\r\n')
}

function writeEvent(event: CalendarEvent): string[] {
  const { uid, startsAt, endsAt, title, description, location, url } = event
  const { organizer, geo, edition, alarmMinutes } = event
  const { isBusy = false, isCancelled = false, isTentative = false } = event
  const status = isCancelled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : null
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // What is calculated has no date of revision; its own start keeps the file the same at every fetch.
    `DTSTAMP:${writeInstant(edition?.at ?? startsAt)}`,
    ...(edition ? [`LAST-MODIFIED:${writeInstant(edition.at)}`, `SEQUENCE:${edition.number}`] : []),
    `DTSTART:${writeInstant(startsAt)}`,
    ...(endsAt ? [`DTEND:${writeInstant(endsAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(geo ? [`GEO:${geo.lat};${geo.lng}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${escapeParameter(organizer.name)}:${organizer.url}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    `TRANSP:${isBusy && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(alarmMinutes && !isCancelled
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${alarmMinutes}M`,
          `DESCRIPTION:${escapeText(title)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ]
}

export function calendarFile({ name, url, events }: CalendarContent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mahalla//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
