// One city, one Maghrib: whatever shows it to somebody who chose nothing says the same, and so does what a mosque that told
// nothing shows.
import { expect, test, vi } from 'vitest'
import { groundOf } from '#app/core/events/prayer-ground.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { mosqueDays, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { describePrayers } from '#app/core/prayer/describe-prayers.ts'
import { listPrayers } from '#app/core/prayer/list-prayers.ts'
import { formatLocalTime, zoneOffset } from '#app/core/prayer/local-time.ts'
import { choiceOf } from '#app/core/prayer/prayer-choice.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { answerQuestion } from '#app/features/assistant/answer-question.server.ts'
import { indexTopics } from '#app/features/assistant/rules.ts'
import { feedEvents } from '#app/features/athan/rules.ts'
import texts from '#app/i18n/embed/en.server.ts'
import en from '#app/i18n/messages/en.ts'
import { prayerTimesWidget } from './prayer-times.ts'

const CITIES = [
  ['London', 'GB', 51.5085, -0.1257],
  ['Berlin', 'DE', 52.5244, 13.4105],
  ['Paris', 'FR', 48.8534, 2.3488],
  ['Oslo', 'NO', 59.9127, 10.7461],
  ['Toronto', 'CA', 43.7001, -79.4163],
  ['Sydney', 'AU', -33.8678, 151.2073],
  ['Lagos', 'NG', 6.4541, 3.3947],
  ['Cape Town', 'ZA', -33.9258, 18.4232],
  ['Makkah', 'SA', 21.4266, 39.8256],
  ['Kuala Lumpur', 'MY', 3.1412, 101.6865],
  ['Jakarta', 'ID', -6.2146, 106.8451],
  ['Dhaka', 'BD', 23.7104, 90.4074],
  ['Delhi', 'IN', 28.6519, 77.2315],
  ['Kozhikode', 'IN', 11.2488, 75.7839],
  ['Tromsø', 'NO', 69.6489, 18.9551],
] as const
const DAY = '2027-02-08'

test.each(CITIES)(
  'nobody breaks the fast by another Maghrib on another page: %s',
  async (city, countryCode, lat, lng) => {
    const timeZone = timeZoneAt(lat, lng)
    expect(reverseGeocode(lat, lng)?.countryCode).toBe(countryCode)
    const place = { lat, lng, timeZone }
    const choice = choiceOf(null, countryCode, place)
    // Noon of the day there: Maghrib is still to come.
    const noon = Date.parse(`${DAY}T12:00:00Z`)
    const now = new Date(noon - zoneOffset(noon, timeZone))
    const row = { id: 'm', name: 'M', country_code: countryCode, latitude: lat, longitude: lng }
    const timed = toTimedMosque(row, toMosque(row), timeZoneAt)
    if (!timed) throw new Error('no position')
    const [mosqueDay] = mosqueDays(timed, DAY, 1)
    const card = describePrayers({
      ...place,
      countryCode,
      countryName: 'x',
      placeName: city,
      locale: 'en',
      now,
      choice,
    })
    const services = { page: vi.fn(async () => []), log: vi.fn(), db: vi.fn() }
    const widget = await prayerTimesWidget.load({
      id: '',
      parameters: new URLSearchParams({ lat: String(lat), lng: String(lng) }),
      locale: 'en',
      t: en,
      texts,
      size: 'regular',
      now,
      services: { ...services, tasks: { readBadge: vi.fn() } },
      linkTo: (path: string) => path,
    } as never)
    const answered = await answerQuestion({
      message: `When is Maghrib in ${city} today?`,
      history: [],
      locale: 'en',
      t: en,
      place: { lat, lng, city, state: '', country: '', countryCode },
      choice: null,
      services: services as never,
      topics: indexTopics([]),
      now,
    })
    const [month] = timetable(place, choice, DAY, 1)
    const ground = groundOf({ lat, lng, country_code: countryCode, method: null, school: null })
    const [event] = timetable(place, ground?.choice ?? choice, DAY, 1)
    const widgetTimes = widget.ok ? (widget.widget.json.times as Record<string, string>) : {}
    const events = feedEvents({
      place,
      choice,
      now,
      host: 'x',
      names: en.prayer.names,
      description: '',
      location: '',
    })
    const inFeed = (name: string) =>
      formatLocalTime(events.find(({ uid }) => uid.startsWith(`${DAY}-${name}`))?.startsAt ?? now, timeZone)
    for (const prayer of ['fajr', 'asr', 'maghrib', 'isha'] as const) {
      const said = {
        card: card.times.find(({ name }) => name === prayer)?.time,
        month: month?.[prayer],
        mosque: mosqueDay?.[prayer],
        event: event?.[prayer],
        widget: widgetTimes[prayer],
        calendar: inFeed(prayer),
      }
      expect(new Set(Object.values(said)).size, `${prayer} ${JSON.stringify(said)}`).toBe(1)
    }
    const maghrib = month?.maghrib ?? ''
    expect(listPrayers(place, choice, now).prayers.find(({ name }) => name === 'maghrib')?.time).toBe(maghrib)
    expect(answered.response).toContain(maghrib)
    const cards = makeCardContext({ locale: 'en', now, hasDistance: true, choice })
    expect(toMosqueCard(row, toMosque(row), cards).nextPrayer?.by).toBeNull()
  },
)
