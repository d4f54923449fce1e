// Days of events as a calendar that programs subscribe to. Words only: what members wrote is text in it, never a field.
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
  place: { name: string; address: string | null } | null
  /** In one's own calendar alone. */
  seat?: 'going' | 'waiting' | 'maybe'
}

type Written = { siteUrl: string; locale: Locale; name: string | null; days: readonly EventDay[]; isOwn: boolean }

export function eventCalendar({ siteUrl, locale, name, days, isOwn }: Written): string {
  const { host } = new URL(siteUrl)
  return calendarFile({
    name: name ? `Mahalla · ${name}` : 'Mahalla',
    url: siteUrl + inLocale('/community-events', locale),
    events: days.map(({ id, slug, day, title, starts_at, ends_at, state, note, venue, city, place, seat }) => ({
      uid: `${id}@${host}`,
      startsAt: new Date(starts_at),
      endsAt: new Date(ends_at),
      title: title ?? 'Mahalla',
      description: note ?? undefined,
      location: [place?.name, venue, place?.address, city].filter(Boolean).join(', ') || undefined,
      url: siteUrl + inLocale(eventPath(slug, day), locale),
      isBusy: isOwn,
      isTentative: seat === 'waiting' || seat === 'maybe',
      isCancelled: state === 'cancelled',
    })),
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
