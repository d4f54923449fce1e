// Loads the data a device holds for offline use: its owner's place, and their saved places as the site would show them.

import { parseHours, WEEKDAYS } from '#app/core/hours/stored-hours.ts'
import { weekdayName, writeIntervals } from '#app/core/hours/write-hours.ts'
import { toBusiness } from '#app/core/listings/business.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { findPlaceRow } from '#app/core/listings/queries.server.ts'
import { readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { JAMAAH_PRAYERS, jamaahOn } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import type { MosqueDay, Pocket, PocketPlace } from '#app/core/pocket/pocket.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { ask } from '#app/core/request/ask.server.ts'
import { findSavedIds } from '#app/core/saves/queries.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'

/** As many as anybody looks up on the way; a thousand saved places would be a download. */
const MOST_PLACES = 40
const DAYS = 31
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `onDevice`: what a guest saved there, which the site does not know. */
export async function loadMine(visit: Visit, owner: string | null, onDevice: readonly string[]): Promise<Pocket> {
  const { services, place, hasPlace, choice, locale, now } = visit
  const ids = owner === null ? onDevice.filter((id) => UUID.test(id)) : await keptIds(visit, owner)
  const places = await Promise.all([...new Set(ids)].slice(0, MOST_PLACES).map((id) => describe(visit, id)))
  const shown = places.filter((each) => each !== null)
  return {
    owner,
    madeAt: now.getTime(),
    place: hasPlace
      ? {
          lat: place.lat,
          lng: place.lng,
          timeZone: timeZoneAt(place.lat, place.lng),
          name: namePlace(place, locale)?.name ?? null,
          choice,
          sightings: await findSightings(services, place.countryCode),
        }
      : null,
    places: await withMaps(visit, shown),
  }
}

/** As it is described; where it is nobody needs to keep but as a picture. */
type Described = Omit<PocketPlace, 'map'> & { at: { latitude: number | null; longitude: number | null } }

async function withMaps({ services, locale }: Visit, places: readonly Described[]): Promise<PocketPlace[]> {
  const points = places.map(({ at: { latitude, longitude } }) =>
    latitude !== null && longitude !== null && isKnown({ lat: latitude, lng: longitude })
      ? { lat: latitude, lng: longitude }
      : null,
  )
  const drawn = await services.drawSmallMaps(
    points.filter((point) => point !== null),
    locale,
  )
  // In their order, past those that nobody knows the way to.
  let next = 0
  return places.map(({ at: _, ...place }, index) => ({ ...place, map: points[index] ? (drawn[next++] ?? null) : null }))
}

/** The mosques they follow first: those are looked up most. */
async function keptIds({ services }: Visit, owner: string): Promise<string[]> {
  const follows = services.db().from('mosque_follows').select('place_id').eq('user_id', owner).limit(MOST_PLACES)
  const [followed, saved] = await Promise.all([ask(services, follows), findSavedIds(services)])
  return [...followed.map(({ place_id }) => place_id), ...saved]
}

async function describe(visit: Visit, id: string): Promise<Described | null> {
  const { services, locale } = visit
  const business = await findPlaceRow(services, 'business_page', id)
  if (business) {
    const { slug, name, address, city, phone, hours, latitude, longitude } = toBusiness(business)
    return {
      id,
      path: `/business/${slug ?? id}`,
      name,
      address: [address, city].filter(Boolean).join(', '),
      phone,
      hours: weekOf(hours, locale),
      days: null,
      at: { latitude, longitude },
    }
  }
  const row = await findPlaceRow(services, 'mosque_times', id)
  return row && describeMosque(visit, id, row)
}

function weekOf(stored: unknown, locale: Visit['locale']): PocketPlace['hours'] {
  const hours = parseHours(stored)
  return (
    hours &&
    WEEKDAYS.map((day) => ({
      weekday: weekdayName(locale, day),
      open: writeIntervals(locale, hours.weekly[day]),
    }))
  )
}

function describeMosque({ cards, now }: Visit, id: string, row: SourceRow): Described {
  const mosque = toMosque(row)
  const timed = toTimedMosque(row, mosque, cards.timeZoneAt)
  const days: MosqueDay[] | null =
    timed &&
    mosqueDays(timed, localMoment(now, timed.timeZone).date, DAYS).map((day) => {
      const jamaah = jamaahOn(timed.rules, day, timed.jumuah)
      return {
        date: day.date,
        times: JAMAAH_PRAYERS.map((prayer) => day[prayer]),
        iqamah: JAMAAH_PRAYERS.map((prayer) => jamaah[prayer].iqamah),
      }
    })
  return {
    id,
    path: `/mosque/${readText(row.slug) ?? id}`,
    name: mosque.name,
    address: [mosque.address, mosque.city].filter(Boolean).join(', '),
    phone: mosque.phone,
    hours: null,
    days,
    at: mosque,
  }
}
