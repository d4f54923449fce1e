// A mosque as the site knows it, whichever of the three tables it came from, and what a card shows of it.
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import { toCoordinate, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const DEFAULT_MOSQUE_TYPE = 'Masjid'

export type MosqueTimes = Partial<Record<PrayerName, string>>

export type Mosque = {
  id: string
  slug: string | null
  name: string
  /** The name in the local script, or empty. */
  local_name: string
  description: string
  address: string
  city: string
  state: string
  country: string
  /** ISO 3166 two-letter code, or empty. */
  country_code: string
  latitude: number | null
  longitude: number | null
  /** IANA zone of its clocks, or empty. */
  time_zone: string
  image: string | null
  mosque_type: string
  facilities: unknown
  /** What the mosque itself publishes; null until it does. */
  prayer_times: MosqueTimes | null
  prayer_date: string | null
  source_table: string
  /** Kilometres from the visitor; 999999 when either position is unknown. */
  distance: number
}

type SourceRow = Readonly<Record<string, unknown>>

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function readTimes(value: unknown): MosqueTimes | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = new Map<string, unknown>(Object.entries(value))
  const times: MosqueTimes = {}
  for (const prayer of PRAYERS) {
    const time = readText(entries.get(prayer))
    if (time) times[prayer] = time
  }
  return Object.keys(times).length > 0 ? times : null
}

export function toMosque(row: SourceRow): Mosque {
  const latitude = toCoordinate(row.latitude)
  const longitude = toCoordinate(row.longitude)
  const isPlaced = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
  const image = readText(row.image)
  return {
    id: readText(row.id),
    slug: readText(row.slug) || null,
    name: readText(row.name),
    local_name: readText(row.local_name),
    description: readText(row.description),
    address: readText(row.address),
    city: readText(row.city),
    state: readText(row.state),
    country: readText(row.country),
    country_code: readText(row.country_code).toUpperCase(),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    time_zone: readText(row.time_zone),
    image: /^(https:\/\/|\/(?!\/))/.test(image) ? image : null,
    mosque_type: readText(row.mosque_type) || DEFAULT_MOSQUE_TYPE,
    facilities: row.facilities ?? null,
    prayer_times: readTimes(row.prayer_times),
    prayer_date: readText(row.prayer_date) || null,
    source_table: readText(row.source_table),
    distance: toCoordinate(row.distance) ?? UNKNOWN_DISTANCE_KM,
  }
}

export type MosqueCardData = {
  id: string
  path: string
  /** Null: the card says that there is none. */
  name: string | null
  cover: { src: string; width: number; height: number }
  /** The city, else the widest name known. */
  area: string | null
  distance: number | null
  /** When the next prayer begins at the mosque, "HH:mm" on its clocks; never a guess at its jama'ah. */
  nextPrayer: { name: PrayerName; time: string } | null
}

export type MosqueCardContext = {
  locale: Locale
  isPlaceKnown: boolean
  /** The city's name in the language of the page. */
  cityName: (city: string, countryCode: string) => string
  nextPrayerAt: (place: { lat: number; lng: number; timeZone: string | null }) => { name: PrayerName; time: string }
}

const ARABIC_SCRIPT_LOCALES: readonly Locale[] = ['ar', 'ur']

export function toMosqueCard(mosque: Mosque, context: MosqueCardContext): MosqueCardData {
  const { locale, isPlaceKnown, nextPrayerAt } = context
  const { id, slug, name, local_name, latitude, longitude } = mosque
  const { width, height } = COVER_SHAPES.card
  const isLocalReadable = ARABIC_SCRIPT_LOCALES.includes(locale) && /\p{Script=Arabic}/u.test(local_name)
  const position = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null
  const city = mosque.city && context.cityName(mosque.city, mosque.country_code)
  return {
    id,
    path: `/mosque/${encodeURIComponent(slug ?? id)}`,
    name: (isLocalReadable ? local_name : name) || local_name || null,
    cover: { src: mosque.image ?? coverUrl(id, 'mosque'), width, height },
    area: city || mosque.state || mosque.country || null,
    distance: isPlaceKnown ? mosque.distance : null,
    nextPrayer: position && nextPrayerAt({ ...position, timeZone: mosque.time_zone || null }),
  }
}
