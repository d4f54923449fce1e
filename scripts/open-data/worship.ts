// Mosques and prayer rooms of OpenStreetMap, each in a file of its own.
import { type PlaceOfWorship, whatItIs } from './place-of-worship.ts'

/** A line of a file of places of worship, or of a prayer room among businesses. */
export type WorshipLine = {
  name: string
  name_local?: string
  lat: number
  lng: number
  city?: string
  country: string
  address?: string
  phone?: string
  website?: string
  wheelchair?: string
  kind?: string
  source_id: string
  category?: string
  claim_note?: string
}

/** What ships already: rows of the two tables, by their columns. */
export type Shipped = Readonly<Record<string, string>>

export const ROOM_COLUMNS = [
  'source_id',
  'name',
  'local_name',
  'latitude',
  'longitude',
  'address',
  'city',
  'country_code',
  'phone',
  'website',
  'wheelchair',
  'kind',
] as const

type Place = Readonly<Partial<Record<(typeof ROOM_COLUMNS)[number], string>>>

const yesOrNo = (value: string | undefined) => (value === 'yes' || value === 'no' ? value : undefined)

const asPlace = (line: WorshipLine): Place => ({
  source_id: line.source_id,
  name: line.name.trim(),
  ...(line.name_local && { local_name: line.name_local }),
  latitude: String(line.lat),
  longitude: String(line.lng),
  ...(line.address && { address: line.address }),
  ...(line.city && { city: line.city }),
  country_code: line.country,
  ...(line.phone && { phone: line.phone }),
  ...(line.website && { website: line.website }),
  ...(yesOrNo(line.wheelchair) && { wheelchair: yesOrNo(line.wheelchair) }),
})

const asRoom = (place: Place, note = '', kind = ''): Place => ({
  ...place,
  // A surau is a neighbourhood's own; the other rooms belong to a station, a hospital or a university.
  kind: note.includes('multi_faith_room')
    ? 'multi_faith'
    : /surau/i.test(place.name ?? '') || kind === 'surau'
      ? 'surau'
      : 'musalla',
})

export type Worship = { mosques: Place[]; rooms: Place[]; left: Record<PlaceOfWorship, string[]> }

/** Rows that ship, lines that are new, and the rooms among businesses; what is neither is left out, and told. */
export function sortWorship(
  shipped: { mosques: readonly Shipped[]; rooms: readonly Shipped[] },
  lines: readonly WorshipLine[],
  rooms: readonly WorshipLine[],
): Worship {
  const left: Worship['left'] = {
    mosque: [],
    prayer_room: [],
    eid_ground: [],
    shrine: [],
    other_building: [],
    unclear: [],
  }
  const mosques = new Map<string, Place>()
  const found = new Map<string, Place>()
  const put = (place: Place, mapped?: string) => {
    const { source_id: id = '', name = '' } = place
    const is = whatItIs(name, mapped)
    if (is === 'mosque') mosques.set(id, place)
    else if (is === 'prayer_room') found.set(id, asRoom(place, '', mapped))
    else left[is].push(`${place.country_code} ${name}`)
  }
  for (const row of shipped.rooms) found.set(row.source_id ?? '', row)
  for (const row of shipped.mosques) put(row)
  for (const line of lines)
    if (!mosques.has(line.source_id) && !found.has(line.source_id)) put(asPlace(line), line.kind)
  for (const line of rooms) found.set(line.source_id, asRoom(asPlace(line), line.claim_note))
  return { mosques: [...mosques.values()], rooms: [...found.values()], left }
}
