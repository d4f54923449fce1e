// Days of events as a calendar that programs subscribe to. Words only: what members wrote is text in it, never a field.
import { plainText } from '#app/core/contributions/markdown.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { eventPath } from './event-path.ts'

export type EventDay = {
  id: string
  slug: string
  day: string
  title: string | null
  starts_at: string
  ends_at: string
  state: 'planned' | 'cancelled'
  note: string | null
  venue: string | null
  city: string | null
  place: { name: string; address: string | null; latitude?: number | null; longitude?: number | null } | null
  edition: number
  changed_at: string
  /** What the event says of itself, in the signs it was written with. */
  about: string
  /** Null where nobody is named. */
  host: { handle: string; name: string } | null
  /** In one's own calendar alone. */
  seat?: 'going' | 'waiting' | 'maybe' | undefined
}

type Written = {
  siteUrl: string
  locale: Locale
  name: string | null
  days: readonly EventDay[]
  isOwn: boolean
  /** Somebody put this event into their calendar, and did not follow all of a town. */
  isChosen?: boolean
}

const MOST_WORDS = 1000
/** Time to set out. */
const ALARM_MINUTES = 60

/** What became of the day stands before what the event is. */
const describe = ({ note, about }: EventDay) =>
  [note, plainText(about, MOST_WORDS)].filter(Boolean).join('\n\n') || undefined

function geoOf({ place }: EventDay) {
  const { latitude: lat = null, longitude: lng = null } = place ?? {}
  return lat === null || lng === null ? undefined : { lat, lng }
}

export function eventCalendar({ siteUrl, locale, name, days, isOwn, isChosen = isOwn }: Written): string {
  const { host: domain } = new URL(siteUrl)
  const page = (path: string) => siteUrl + inLocale(path, locale)
  return calendarFile({
    name: name ? `Mahalla · ${name}` : 'Mahalla',
    url: page('/community-events'),
    events: days.map((entry) => {
      const { id, slug, day, title, starts_at, ends_at, state, venue, city, place, seat, host } = entry
      return {
        uid: `${id}@${domain}`,
        startsAt: new Date(starts_at),
        endsAt: new Date(ends_at),
        title: title ?? 'Mahalla',
        description: describe(entry),
        location: [place?.name, venue, place?.address, city].filter(Boolean).join(', ') || undefined,
        geo: geoOf(entry),
        organizer: host ? { name: host.name, url: page(`/people/${host.handle}`) } : { name: 'Mahalla', url: siteUrl },
        edition: { number: entry.edition, at: new Date(entry.changed_at) },
        url: page(eventPath(slug, day)),
        isBusy: isOwn,
        isTentative: seat === 'waiting' || seat === 'maybe',
        isCancelled: state === 'cancelled',
        alarmMinutes: isChosen && seat !== 'waiting' ? ALARM_MINUTES : undefined,
      }
    }),
  })
}

const HOUR_SECONDS = 3600

/** One's own is for nobody's cache but their own. */
export const calendarAnswer = (written: Written) =>
  new Response(eventCalendar(written), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="events.ics"',
      ...(written.isOwn ? { 'X-Robots-Tag': 'noindex' } : { 'Cache-Control': `public, max-age=${HOUR_SECONDS}` }),
    },
  })
