// What a card shows of a mosque, chosen on the server.
import { href } from 'react-router'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import type { CardContext } from './card-context.server.ts'
import type { Mosque } from './mosque.ts'
import type { MosqueCardData } from './mosque-card.tsx'
import { nameIn } from './name-in.ts'

type Context = Pick<CardContext, 'locale' | 'hasDistance' | 'cityName' | 'timeZoneAt' | 'nextPrayerAt'>

export function toMosqueCard(mosque: Mosque, context: Context): MosqueCardData {
  const { id, slug, latitude, longitude, time_zone } = mosque
  const { width, height } = COVER_SHAPES.card
  const position = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null
  const city = mosque.city && context.cityName(mosque.city, mosque.country_code)
  return {
    id,
    path: href('/mosque/:id', { id: slug ?? id }),
    name: nameIn(context.locale, mosque),
    cover: { src: mosque.image ?? coverUrl(id, 'mosque'), width, height },
    area: city || mosque.state || mosque.country || null,
    distance: context.hasDistance ? mosque.distance : null,
    position,
    nextPrayer:
      position && findNextPrayer({ ...position, timeZone: time_zone, countryCode: mosque.country_code }, context),
  }
}

type Position = { lat: number; lng: number; timeZone: string; countryCode: string }

function findNextPrayer({ lat, lng, timeZone, countryCode }: Position, { nextPrayerAt, timeZoneAt }: Context) {
  try {
    const zone = timeZone || timeZoneAt(lat, lng)
    const { name, time, at, isJumuah } = nextPrayerAt({ lat, lng, timeZone: zone, countryCode })
    return { name: isJumuah ? ('jumuah' as const) : name, time, at: at.getTime() }
  } catch (error) {
    // A zone that does not exist, from an import: the time cannot be told then.
    if (error instanceof RangeError) return null
    throw error
  }
}
