// A visitor's choices on /prayer-rooms, and the address that holds them.
import { readArea, writeArea } from '#app/core/map/area.ts'
import { ROOM_FILTERS, type RoomFilter } from '#app/core/prayer-rooms/filters.ts'
import { HOSTS, type Host } from '#app/core/prayer-rooms/hosts.ts'
import { ROOM_FIELDS, type RoomField } from '#app/core/prayer-rooms/room.ts'
import { addressFilter, type Chosen, manyOf, near, page, text, view, word } from '#app/lib/address-filter.ts'
import { wordIn } from '#app/lib/word-in.ts'

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

const filter = addressFilter({
  search: text('search', LONGEST_SEARCH),
  hosts: manyOf('in', HOSTS),
  filters: manyOf('with', ROOM_FILTERS),
  area: word('area', readArea, writeArea),
  near,
  view,
  page: page(LAST_PAGE),
})
export type RoomsAsked = Chosen<typeof filter>

export const readAsked = filter.read
export const addressOf = (asked: RoomsAsked, changes: Partial<RoomsAsked> = {}) =>
  filter.address(ROOMS_PATH, asked, changes)

const toggle = <Word extends string>(all: readonly Word[], chosen: readonly Word[], word: Word): Word[] =>
  all.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)))

export const toggledHost = ({ hosts }: RoomsAsked, host: Host) => ({ hosts: toggle(HOSTS, hosts, host) })
export const toggledFilter = ({ filters }: RoomsAsked, filter: RoomFilter) => ({
  filters: toggle(ROOM_FILTERS, filters, filter),
})

export const readField = (word: string | null): RoomField | null => wordIn(ROOM_FIELDS, word)
