// The prayers of a mosque as a file for calendars.
import { addDaysTo, JAMAAH_PRAYERS, jamaahFor, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { instantAt, localMoment, mosqueDays } from '#app/core/mosques/mosque-days.ts'
import { readOccasions } from '#app/core/mosques/read-mosque.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import { canonicalUrl } from '#app/core/seo/rules.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { type CalendarEvent, calendarFile } from '#app/lib/calendar-file.ts'
import type { Timed } from './queries.server.ts'

const CALENDAR_DAYS = 60
const PRAYER_MINUTES = 15

export function writeCalendar(visit: Visit, { timed, row, name, path, mosque }: Timed): string {
  const { locale, t, now, services } = visit
  const words = t.mosques.calendar
  const { timeZone, rules, jumuah } = timed
  const from = localMoment(now, timeZone).date
  const location = [name, mosque.address, mosque.city].filter(Boolean).join(', ')
  const event = (uid: string, date: string, time: string, title: string, description?: string): CalendarEvent => {
    const startsAt = instantAt(date, time, timeZone)
    return {
      uid: `${uid}@${mosque.id}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + PRAYER_MINUTES * 60_000),
      title,
      location,
      ...(description && { description }),
    }
  }
  const days = mosqueDays(timed, from, CALENDAR_DAYS)
  const events = days.flatMap((day) => {
    const sessions = sessionsOn(jumuah, day.date)
    const jamaah = jamaahFor(rules, day)
    return [
      ...JAMAAH_PRAYERS.filter((prayer) => prayer !== 'dhuhr' || sessions.length === 0).map((prayer) => {
        const { begins, iqamah } = jamaah[prayer]
        const time = iqamah ?? begins
        // An isha past midnight is held on the day after.
        const date = prayer === 'isha' && time < day.maghrib ? addDaysTo(day.date, 1) : day.date
        const title = (iqamah ? words.iqamah : words.begins)(t.mosques.prayers[prayer])
        return event(`${day.date}-${prayer}`, date, time, title, iqamah ? words.begun(begins) : undefined)
      }),
      ...sessions.map((session) =>
        event(
          `${day.date}-jumuah-${session.id}`,
          day.date,
          session.khutbahAt,
          words.jumuah,
          [session.language, session.venue, session.note].filter(Boolean).join('\n'),
        ),
      ),
    ]
  })
  const eids = readOccasions(row.occasions).flatMap(({ id, kind, from: on, time, venue, note }) =>
    time && kind.startsWith('eid')
      ? [event(`${on}-${id}`, on, time, t.mosques.occasions.kinds[kind], [venue, note].filter(Boolean).join('\n'))]
      : [],
  )
  return calendarFile({
    name: words.name(name),
    url: canonicalUrl(services.config.siteUrl + inLocale(path, locale)),
    events: [...events, ...eids].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
  })
}
