import { instantAt } from '#app/core/mosques/mosque-days.ts'
import { cityNameIn, reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { parseTimesQuery } from '#app/core/prayer/api-shape.ts'
import { feastAround } from '#app/core/prayer/feast.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import {
  addDays,
  calendarDayAt,
  dayNumber,
  isFridayOn,
  isPastMidnight,
  writeIsoDay,
} from '#app/core/prayer/local-time.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { ramadanAt } from '#app/core/prayer/ramadan.ts'
import { PRAYERS, prayerTimes } from '#app/core/prayer/rules.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { countDown } from './count-down.ts'
import { feastPart } from './feast-part.ts'
import { html } from './markup.ts'
import { readHijriDays, readName } from './read-parameters.ts'
import { badRequest, shown, type WidgetKind } from './widget.ts'
import { writeDay } from './write-day.ts'

const ROWS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const CALENDAR_DAYS = 30

/** Times at any point of the earth: `lat`, `lng`, and if wanted `method` and `school` (else as is usual there), `name` and `offset` (Hijri days). */
export const prayerTimesWidget: WidgetKind = {
  needsId: false,
  formats: ['html', 'json', 'ics'],
  load: async ({ parameters, locale, t, texts, size, now, services, linkTo }) => {
    const parsed = parseTimesQuery(parameters)
    if (!parsed.ok) return badRequest(parsed.message)
    const offset = readHijriDays(parameters)
    if (offset === null) return badRequest('offset must be a number from -2 to 2')
    const name = readName(parameters)
    if (name === null) return badRequest('name can have at most 80 characters')

    const { lat, lng, method: asked, school: askedSchool } = parsed.query
    const place = { lat, lng, timeZone: timeZoneAt(lat, lng) }
    const city = reverseGeocode(lat, lng)
    const choice = choiceAt(city?.countryCode ?? '', place, { method: asked, school: askedSchool })
    const { method, school } = choice
    const today = calendarDayAt(now, place.timeZone)
    const day = prayerTimes({ ...place, ...choice, date: today })
    const next = nextPrayer(place, now, choice)
    const isToday = dayNumber(next.day) === dayNumber(today)
    const title = name || (city ? cityNameIn(city, locale) : t.prayer.label)
    const sightings = await findSightings(services, city?.countryCode ?? '')
    const hijri = formatHijri(now, { timeZone: place.timeZone, offset, maghrib: day.at.maghrib, sightings }, locale)
    const methodNames: Record<string, string> = t.prayer.methods
    const methodName = methodNames[findMethod(method).key] ?? findMethod(method).name
    const schoolName = school === 1 ? t.prayer.schools.hanafi : t.prayer.schools.standard
    const at = writeTime(locale, next.time)

    const upcoming = html`<p class="next"><span>${t.prayer.next}</span><b>${t.prayer.names[next.isJumuah ? 'jumuah' : next.name]}</b><span>${
      next.isTomorrow ? t.prayer.tomorrowAt(at) : t.prayer.at(at)
    }</span>${countDown(next.at, { locale, t })}</p>`
    const feast = feastPart(feastAround(place, { ...choice, hijriDays: offset }, now, sightings), [], {
      locale,
      t,
      now,
    })
    const ramadan = ramadanAt(place, { ...choice, hijriDays: offset }, now, sightings)
    const fast =
      ramadan &&
      'at' in ramadan &&
      html`<p class="part"><b>${t.prayer.ramadan[ramadan.kind]}</b> ${t.prayer.at(writeTime(locale, ramadan.time))} ${countDown(new Date(ramadan.at), { locale, t })}</p>`
    const table = html`<table><caption class="sr">${t.prayer.label}</caption><tbody>${ROWS.map(
      (row) =>
        html`<tr${isToday && !feast?.next && row === next.name && html` class="now" aria-current="true"`}><th scope="row">${
          t.prayer.names[row === 'dhuhr' && isFridayOn(today) ? 'jumuah' : row]
        }</th><td>${day.estimated.includes(row) && '≈ '}${writeTime(locale, day.time[row])}${isPastMidnight(day.time, row) && html` <small>${t.prayer.plusDay}</small>`}</td></tr>`,
    )}</tbody></table>
<p class="part soft">${t.prayer.methodLine(methodName, schoolName)}${day.estimated.length > 0 && ` ${texts.estimated}`}</p>`

    return shown({
      title,
      placeId: null,
      body: html`<header><h1><a href="${linkTo('/athan')}" target="_blank" rel="noopener">${title}</a></h1>
<p class="soft">${writeDay(now, place.timeZone, locale)} · ${hijri}</p></header>${feast?.next ?? upcoming}${feast?.day}${fast}${size === 'regular' && table}`,
      json: {
        place: { name: title, lat, lng, timeZone: place.timeZone },
        date: writeIsoDay(today),
        hijri,
        method: { id: method, name: findMethod(method).name },
        school: school === 1 ? 'hanafi' : 'standard',
        times: Object.fromEntries(ROWS.map((row) => [row, day.time[row]])),
        estimated: day.estimated,
        ramadan,
        feast: feast?.json ?? null,
        next: { prayer: next.isJumuah ? 'jumuah' : next.name, time: next.time, at: next.at.toISOString() },
      },
      calendar: () =>
        calendarFile({
          name: `${t.prayer.label}: ${title}`,
          url: linkTo('/athan'),
          events: timetable(place, choice, writeIsoDay(today), CALENDAR_DAYS).flatMap((times) =>
            PRAYERS.map((prayer) => ({
              uid: `${prayer}-${times.date}-${lat},${lng}-${method}-${school}@mahalla`,
              // An isha after midnight stands in the timetable of the day before.
              startsAt: instantAt(
                isPastMidnight(times, prayer) ? dayAfter(times.date) : times.date,
                times[prayer],
                place.timeZone,
              ),
              title: t.prayer.names[prayer],
              location: title,
            })),
          ),
        }),
    })
  },
}

function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return writeIsoDay(addDays({ year, month, day }, 1))
}
