// Mosques and prayer rooms of OpenStreetMap, each in a file of its own.
import type { Row } from './files.ts'
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
  retrieved?: string
  category?: string
  claim_note?: string
}

const yesOrNo = (value: string | undefined) => (value === 'yes' || value === 'no' ? value : undefined)

/** Some names end with the number of an article elsewhere. */
const NUMBER_BEHIND = /\s*\bQ\d{4,}$/

const asRow = (line: WorshipLine): Row => ({
  source_id: line.source_id,
  name: line.name.trim(),
  local_name: line.name_local,
  latitude: String(line.lat),
  longitude: String(line.lng),
  address: line.address,
  city: line.city,
  country_code: line.country,
  phone: line.phone,
  website: line.website,
  wheelchair: yesOrNo(line.wheelchair),
  seen_on: line.retrieved,
})

const asRoom = (place: Row, note = '', kind = ''): Row => ({
  ...place,
  // A surau is a neighbourhood's own; the other rooms belong to a station, a hospital or a university.
  kind: note.includes('multi_faith_room')
    ? 'multi_faith'
    : /surau/i.test(place.name ?? '') || kind === 'surau'
      ? 'surau'
      : 'musalla',
})

export type Worship = { mosques: Row[]; rooms: Row[]; left: Record<PlaceOfWorship, string[]> }

/** What ships already, lines that are new, and the rooms among businesses; what is neither is left out, and told. */
export function sortWorship(
  shipped: { mosques: readonly Row[]; rooms: readonly Row[] },
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
  const mosques = new Map<string, Row>()
  const found = new Map<string, Row>()
  const put = (row: Row, mapped?: string) => {
    const { source_id: id = '' } = row
    const name = (row.name ?? '').replace(NUMBER_BEHIND, '')
    const place: Row = { ...row, name }
    const is = whatItIs(name, mapped)
    if (is === 'mosque') mosques.set(id, place)
    else if (is === 'prayer_room') found.set(id, asRoom(place, '', mapped))
    else left[is].push(`${place.country_code} ${name}`)
  }
  const seen = new Map([...lines, ...rooms].map(({ source_id, retrieved }) => [source_id, retrieved]))
  for (const row of shipped.rooms)
    found.set(row.source_id ?? '', { ...row, seen_on: row.seen_on || seen.get(row.source_id ?? '') })
  for (const row of shipped.mosques) put(row)
  for (const line of lines) if (!mosques.has(line.source_id) && !found.has(line.source_id)) put(asRow(line), line.kind)
  for (const line of rooms) found.set(line.source_id, asRoom(asRow(line), line.claim_note))
  return { mosques: [...mosques.values()], rooms: [...found.values()], left }
}
