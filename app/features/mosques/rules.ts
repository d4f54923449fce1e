// A visitor's choices on /mosques, and the address that holds them.
import { readArea, writeArea } from '#app/core/map/area.ts'
import { FACILITIES, type Facility } from '#app/core/mosques/read-mosque.ts'
import {
  addressFilter,
  type Chosen,
  flag,
  manyOf,
  near,
  type Part,
  page,
  text,
  view,
  word,
} from '#app/lib/address-filter.ts'

export const MOSQUES_PATH = '/mosques'
export const OCCASIONS_PATH = '/mosques/occasions'
export const LONGEST_SEARCH = 100
/** As many as a search returns. */
export const PAGE_SIZE = 20
export const LAST_PAGE = 50

/** The facilities with a chip of their own; the address takes any. */
export const OFFERED = [
  'sisters_space',
  'wheelchair',
  'parking',
  'jumuah',
  'wudu',
  'janazah',
  'school',
  'hearing_loop',
  'open_all_day',
] as const satisfies readonly Facility[]

/** Kilometres around a place; `null` is the whole world. */
export const RADII = [5, 10, 25, 50, 100] as const
export const USUAL_RADIUS = 25

const EVERYWHERE = 'anywhere'

const filter = addressFilter({
  search: text('search', LONGEST_SEARCH),
  /** A word that names a city is meant as a name all the same. */
  isName: flag('by', 'name'),
  radius: {
    read: (query) => {
      const asked = query.get('within')
      return asked === EVERYWHERE ? null : (RADII.find((radius) => String(radius) === asked) ?? USUAL_RADIUS)
    },
    write: (radius) => (radius === USUAL_RADIUS ? [] : [['within', radius === null ? EVERYWHERE : String(radius)]]),
  } satisfies Part<number | null>,
  /** All of them. */
  facilities: manyOf('with', FACILITIES),
  area: word('area', readArea, writeArea),
  /** The place that a link carries, or the visitor's own: "leeds-gb". */
  near,
  view,
  page: page(LAST_PAGE),
})
export type MosqueFilters = Chosen<typeof filter>

export const readFilters = filter.read
/** What a name says of a search without words is nothing. */
const meant = (filters: MosqueFilters) => ({ ...filters, isName: filters.isName && filters.search !== '' })
export const writeFilters = (filters: MosqueFilters) => filter.write(meant(filters))

export const addressOf = (filters: MosqueFilters, changes: Partial<MosqueFilters> = {}): string =>
  filter.address(MOSQUES_PATH, meant(filter.change(filters, changes)))

export const toggled = (filters: MosqueFilters, facility: Facility): Partial<MosqueFilters> => ({
  facilities: filters.facilities.includes(facility)
    ? filters.facilities.filter((other) => other !== facility)
    : FACILITIES.filter((other) => other === facility || filters.facilities.includes(other)),
})

/** Whether anything narrows the list. Where nothing does, an empty one is nobody's mistake. */
export const isAskedFor = (filters: MosqueFilters): boolean => writeFilters(filters).size > 0
