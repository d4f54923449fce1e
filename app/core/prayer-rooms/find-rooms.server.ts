// Rooms to pray in around a point, by the words and the kinds of house that were asked for.
import { readFlag, readRow, readRows, type SourceRow } from '#app/core/listings/source-row.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { RoomFilter } from './filters.ts'
import type { Host } from './hosts.ts'
import { type Room, toRoom } from './room.ts'

type Asked = {
  around: { lat: number; lng: number } | null
  words?: string
  hosts?: readonly Host[]
  filters?: readonly RoomFilter[]
  radius?: number | null
  area?: Bounds | null
  most?: number
  skip?: number
}

export type RoomPin = Pick<Room, 'id' | 'slug' | 'name' | 'local_name' | 'lat' | 'lng'>
export type FoundRooms = { rooms: Room[]; pins: RoomPin[]; total: number; isMore: boolean }

/** Three decimals, as the place cookie has them: visitors of one neighbourhood share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const toPin = (row: SourceRow): RoomPin => {
  const { id, slug, name, local_name, lat, lng } = toRoom(row)
  return { id, slug, name, local_name, lat, lng }
}

export async function findRooms(services: Pick<Services, 'page' | 'log'>, asked: Asked): Promise<FoundRooms> {
  const { around, words = '', hosts = [], filters = [], radius = null, area = null, most = 20, skip = 0 } = asked
  const args = {
    ...(around && { lat: round(around.lat), lng: round(around.lng) }),
    ...(words !== '' && { query: words }),
    ...(hosts.length > 0 && { hosts: [...hosts] }),
    ...(filters.length > 0 && { filters: [...filters] }),
    ...(radius !== null && { radius_km: radius }),
    ...(area && { min_lat: area.south, min_lng: area.west, max_lat: area.north, max_lng: area.east }),
    max_results: most,
    skip_results: skip,
  }
  const answer = readRow(await askPage(services, 'find_prayer_rooms', args))
  return {
    rooms: readRows(answer?.rows).map(toRoom),
    pins: readRows(answer?.pins).map(toPin),
    total: toCoordinate(answer?.total) ?? 0,
    isMore: readFlag(answer?.is_more) ?? false,
  }
}
