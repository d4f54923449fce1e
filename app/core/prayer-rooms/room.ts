// A room to pray in as the database tells it, read field by field.

import { readFlag, readRow, readText, readWebAddress, readZone, type SourceRow } from '#app/core/listings/source-row.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { FOR_WHOM, type ForWhom, type Host, isHost, ROOM_KINDS, type RoomKind } from './hosts.ts'

export const ROOM_FIELDS = [
  'for_whom',
  'hours',
  'wudu',
  'qibla',
  'wheelchair',
  'inside',
  'how_to_find',
  'host_name',
  'host_kind',
  'name',
] as const
export type RoomField = (typeof ROOM_FIELDS)[number]

export type Opens = 'always' | 'with_host' | 'hours'

export type Room = {
  id: string
  slug: string
  name: string
  local_name: string
  kind: RoomKind | null
  host: Host | null
  hostName: string | null
  inside: string | null
  howToFind: string | null
  forWhom: ForWhom | null
  wudu: boolean | null
  qibla: boolean | null
  wheelchair: boolean | null
  opens: Opens | null
  hours: unknown
  timeZone: string
  address: string | null
  city: string | null
  countryCode: string
  lat: number
  lng: number
  phone: string | null
  website: string | null
  isWaiting: boolean
  distance: number | null
}

export function toRoom(row: SourceRow): Room {
  return {
    id: readText(row.id) ?? '',
    slug: readText(row.slug) ?? '',
    name: readText(row.name) ?? '',
    local_name: readText(row.local_name) ?? '',
    kind: wordIn(ROOM_KINDS, row.kind),
    host: isHost(row.host_kind) ? row.host_kind : null,
    hostName: readText(row.host_name),
    inside: readText(row.inside),
    howToFind: readText(row.how_to_find),
    forWhom: wordIn(FOR_WHOM, row.for_whom),
    wudu: readFlag(row.wudu),
    qibla: readFlag(row.qibla),
    wheelchair: readFlag(row.wheelchair),
    opens: wordIn(['always', 'with_host', 'hours'], row.opens),
    hours: row.hours ?? null,
    timeZone: readZone(row.time_zone) ?? '',
    address: readText(row.address),
    city: readText(row.city),
    countryCode: readText(row.country_code) ?? '',
    lat: toCoordinate(row.latitude) ?? 0,
    lng: toCoordinate(row.longitude) ?? 0,
    phone: readText(row.phone),
    website: readWebAddress(row.website),
    isWaiting: row.status === 'waiting',
    distance: toCoordinate(row.distance),
  }
}

/** Whose word a fact is, and since when: the source's, unless somebody said it since. */
export type Saying = { by: 'source' | 'member' | 'members' | 'staff'; at: string | null }

export function sayingOf(row: SourceRow, field: RoomField): Saying {
  const said = readRow(readRow(row.said)?.[field])
  const by = wordIn(['member', 'members', 'staff'], said?.as)
  return by ? { by, at: readText(said?.at) } : { by: 'source', at: readText(row.seen_on) }
}
