import { reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { parseTimesQuery } from '#app/core/prayer/api-shape.ts'
import { formatHijri, hijriDate, type Sighting } from '#app/core/prayer/hijri.ts'
import { calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { html } from './markup.ts'
import { readHijriDays } from './read-parameters.ts'
import { badRequest, shown, type WidgetKind } from './widget.ts'
import { writeDay } from './write-day.ts'

/**
 * The Hijri date. With `lat` and `lng` it turns at the place's Maghrib and follows what its country announced; without,
 * at midnight UTC.
 */
export const hijriWidget: WidgetKind = {
  needsId: false,
  formats: ['html', 'json', 'svg'],
  load: async ({ parameters, locale, texts, now, services, linkTo }) => {
    const offset = readHijriDays(parameters)
    if (offset === null) return badRequest('offset must be a number from -2 to 2')
    let timeZone = 'UTC'
    let maghrib: Date | undefined
    let sightings: readonly Sighting[] = []
    if (parameters.has('lat') || parameters.has('lng')) {
      const parsed = parseTimesQuery(parameters)
      if (!parsed.ok) return badRequest(parsed.message)
      const { lat, lng, method, school } = parsed.query
      timeZone = timeZoneAt(lat, lng)
      const countryCode = reverseGeocode(lat, lng)?.countryCode ?? ''
      sightings = await findSightings(services, countryCode)
      const choice = choiceAt(countryCode, { lat, lng }, { method, school })
      maghrib = prayerTimes({ lat, lng, timeZone, ...choice, date: calendarDayAt(now, timeZone) }).at.maghrib
    }
    const options = { timeZone, offset, maghrib, sightings }
    const written = formatHijri(now, options, locale)
    return shown({
      title: texts.hijri,
      placeId: null,
      body: html`<header><h1 class="soft">${texts.hijri}</h1><p class="big"><a href="${linkTo('/athan')}" target="_blank" rel="noopener">${written}</a></p>
<p class="soft">${writeDay(now, timeZone, locale)}</p></header>`,
      json: {
        hijri: hijriDate(now, options),
        written,
        gregorian: writeIsoDay(calendarDayAt(now, timeZone)),
        offset,
        timeZone,
      },
      badge: { label: texts.hijri, value: written, tone: 'date' },
    })
  },
}
