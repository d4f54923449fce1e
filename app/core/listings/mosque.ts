// A mosque as the site knows it, whichever of the three tables it came from.
import { toCoordinate, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import {
  readCountryCode,
  readImage,
  readPosition,
  readText,
  readWebAddress,
  readZone,
  type SourceRow,
} from './source-row.ts'

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
  /** Null: the cover is drawn from the id. */
  image: string | null
  phone: string
  website: string | null
  mosque_type: string
  facilities: unknown
  /** What the mosque itself publishes; null until it does. */
  prayer_times: MosqueTimes | null
  prayer_date: string | null
  source_table: string
  /** Kilometres from the visitor; 999999 when either position is unknown. */
  distance: number
}

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
  const text = (name: string) => readText(row[name]) ?? ''
  return {
    id: text('id'),
    slug: readText(row.slug),
    name: text('name'),
    local_name: text('local_name'),
    description: text('description'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    country_code: readCountryCode(row),
    ...readPosition(row),
    time_zone: readZone(row.time_zone) ?? '',
    image: readImage(row.image),
    phone: text('phone'),
    website: readWebAddress(row.website),
    mosque_type: text('mosque_type') || DEFAULT_MOSQUE_TYPE,
    facilities: row.facilities ?? null,
    prayer_times: readTimes(row.prayer_times),
    prayer_date: readText(row.prayer_date),
    source_table: text('source_table'),
    distance: toCoordinate(row.distance) ?? UNKNOWN_DISTANCE_KM,
  }
}
