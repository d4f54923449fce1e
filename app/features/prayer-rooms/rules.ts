// What a visitor of /prayer-rooms asked for, and the address that says it.
import { readArea, writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { ROOM_FILTERS, type RoomFilter } from '#app/core/prayer-rooms/filters.ts'
import { HOSTS, type Host } from '#app/core/prayer-rooms/hosts.ts'
import { ROOM_FIELDS, type RoomField } from '#app/core/prayer-rooms/room.ts'

export const ROOMS_PATH = '/prayer-rooms'
export const NEW_ROOM_PATH = '/prayer-rooms/new'
export const LONGEST_SEARCH = 100
export const PAGE_SIZE = 20
export const LAST_PAGE = 50
/** How far one goes to pray: beyond, the list says that it is far. */
export const NEAR_KM = 25

/** The kinds of house with a chip of their own. */
export const OFFERED = [
  'airport',
  'station',
  'service_station',
  'mall',
  'hospital',
  'university',
  'office',
  'neighbourhood',
] as const satisfies readonly Host[]

export type RoomsAsked = {
  search: string
  hosts: Host[]
  filters: RoomFilter[]
  area: Bounds | null
  near: string | null
  page: number
  view: 'list' | 'map'
}

export function readAsked(params: URLSearchParams): RoomsAsked {
  const page = Number(params.get('page') ?? 1)
  const asked = params.getAll('with')
  const hosts = params.getAll('in')
  return {
    search: (params.get('search') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH),
    hosts: HOSTS.filter((host) => hosts.includes(host)),
    filters: ROOM_FILTERS.filter((filter) => asked.includes(filter)),
    area: readArea(params.get('area')),
    near: params.get('near'),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

/** In one fixed order, and nothing that is as usual: one search has one address. */
function writeAsked({ search, hosts, filters, area, near, page, view }: RoomsAsked): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.append('search', search)
  for (const host of hosts) params.append('in', host)
  for (const filter of filters) params.append('with', filter)
  if (area) params.append('area', writeArea(area))
  if (near) params.append('near', near)
  if (view === 'map') params.append('view', 'map')
  if (page > 1) params.append('page', String(page))
  return params
}

/** The address of the same search with some of it changed. Any change but of the page or view starts at page one. */
export function addressOf(asked: RoomsAsked, changes: Partial<RoomsAsked> = {}): string {
  const isSameList = Object.keys(changes).every((key) => key === 'page' || key === 'view')
  const params = writeAsked({ ...asked, ...(isSameList ? {} : { page: 1 }), ...changes })
  return params.size > 0 ? `${ROOMS_PATH}?${params}` : ROOMS_PATH
}

const toggle = <Word extends string>(all: readonly Word[], chosen: readonly Word[], word: Word): Word[] =>
  all.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)))

export const toggledHost = ({ hosts }: RoomsAsked, host: Host) => ({ hosts: toggle(HOSTS, hosts, host) })
export const toggledFilter = ({ filters }: RoomsAsked, filter: RoomFilter) => ({
  filters: toggle(ROOM_FILTERS, filters, filter),
})

export const readField = (word: string | null): RoomField | null => ROOM_FIELDS.find((field) => field === word) ?? null
