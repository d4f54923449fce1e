// The prayers of a mosque as a file for calendars.
import { addDaysTo, isFriday, JAMAAH_PRAYERS, jamaahOn, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { jumuahMinutes } from '#app/core/mosques/jumuah-length.ts'
import { instantAt, localMoment, mosqueDays } from '#app/core/mosques/mosque-days.ts'
import { readOccasions } from '#app/core/mosques/read-mosque.ts'
import { writeMethod } from '#app/core/mosques/write-method.ts'
import { canonicalUrl } from '#app/core/seo/rules.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { type CalendarEvent, calendarFile } from '#app/lib/calendar-file.ts'
import { describeTimes } from './describe-times.server.ts'
import type { Timed } from './queries.server.ts'

const CALENDAR_DAYS = 60
const PRAYER_MINUTES = 15

export function writeCalendar(visit: Visit, { timed, row, name, path, mosque }: Timed): string {
  const { locale, t, now, services } = visit
  const words = t.mosques.calendar
  const { timeZone, rules, jumuah } = timed
  const from = localMoment(now, timeZone).date
  // Every entry says whether it is the mosque's word or a calculation.
  const times = describeTimes({ timed, locale, now, km: null })
  const source = [
    times.said && t.mosques.today.said[times.said.as](writeDate(locale, times.said.at ?? '')),
    writeMethod(times, t),
  ]
    .filter(Boolean)
    .join(' ')
  const location = [name, mosque.address, mosque.city].filter(Boolean).join(', ')
  const event = (
    uid: string,
    date: string,
    time: string,
    title: string,
    description?: string,
    minutes = PRAYER_MINUTES,
  ): CalendarEvent => {
    const startsAt = instantAt(date, time, timeZone)
    return {
      uid: `${uid}@${mosque.id}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      title,
      location,
      ...(description && { description }),
    }
  }
  const days = mosqueDays(timed, from, CALENDAR_DAYS)
  const events = days.flatMap((day) => {
    const sessions = sessionsOn(jumuah, day.date)
    const jamaah = jamaahOn(rules, day, jumuah)
    return [
      ...JAMAAH_PRAYERS.filter((prayer) => prayer !== 'dhuhr' || sessions.length === 0).map((prayer) => {
        const { begins, iqamah } = jamaah[prayer]
        const time = iqamah ?? begins
        // An isha past midnight is held on the day after.
        const date = prayer === 'isha' && time < day.maghrib ? addDaysTo(day.date, 1) : day.date
        const name = t.mosques.prayers[prayer === 'dhuhr' && isFriday(day.date) ? 'jumuah' : prayer]
        const title = (iqamah ? words.iqamah : words.begins)(name)
        const about = [iqamah && words.begun(begins), source].filter(Boolean).join('\n')
        return event(`${day.date}-${prayer}`, date, time, title, about)
      }),
      ...sessions.map((session) =>
        event(
          `${day.date}-jumuah-${session.id}`,
          day.date,
          session.khutbahAt,
          words.jumuah,
          [
            session.prayerAt && t.mosques.jumuah.prayer(session.prayerAt),
            session.language,
            session.venue,
            session.note,
            session.said && t.mosques.today.marks[session.said.as],
          ]
            .filter(Boolean)
            .join('\n'),
          jumuahMinutes(session),
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
