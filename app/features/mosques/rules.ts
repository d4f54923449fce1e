// What a visitor of /mosques asked for, and the address that says it.
import { readArea, writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { FACILITIES, type Facility } from '#app/core/mosques/read-mosque.ts'

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

export type MosqueFilters = {
  search: string
  /** A word that names a city is meant as a name all the same. */
  isName: boolean
  radius: number | null
  /** All of them. */
  facilities: Facility[]
  area: Bounds | null
  /** The place that a link carries, or the visitor's own: "leeds-gb". */
  near: string | null
  page: number
  view: 'list' | 'map'
}

const EVERYWHERE = 'anywhere'
const readRadius = (text: string | null): number | null =>
  text === EVERYWHERE ? null : (RADII.find((radius) => String(radius) === text) ?? USUAL_RADIUS)

export function readFilters(params: URLSearchParams): MosqueFilters {
  const page = Number(params.get('page') ?? 1)
  const asked = params.getAll('with')
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    isName: params.get('by') === 'name',
    radius: readRadius(params.get('within')),
    facilities: FACILITIES.filter((facility) => asked.includes(facility)),
    area: readArea(params.get('area')),
    near: params.get('near'),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

/** In one fixed order, and nothing that is as usual: one search has one address. */
export function writeFilters(filters: MosqueFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search) params.append('search', filters.search)
  if (filters.search && filters.isName) params.append('by', 'name')
  if (filters.radius !== USUAL_RADIUS)
    params.append('within', filters.radius === null ? EVERYWHERE : String(filters.radius))
  for (const facility of filters.facilities) params.append('with', facility)
  if (filters.area) params.append('area', writeArea(filters.area))
  if (filters.near) params.append('near', filters.near)
  if (filters.view === 'map') params.append('view', 'map')
  if (filters.page > 1) params.append('page', String(filters.page))
  return params
}

/** The address of the same search with some of it changed. Any change but of the page or view starts at page one. */
export function addressOf(filters: MosqueFilters, changes: Partial<MosqueFilters> = {}): string {
  const isSameList = Object.keys(changes).every((key) => key === 'page' || key === 'view')
  const params = writeFilters({ ...filters, ...(isSameList ? {} : { page: 1 }), ...changes })
  return params.size > 0 ? `${MOSQUES_PATH}?${params}` : MOSQUES_PATH
}

export const toggled = (filters: MosqueFilters, facility: Facility): Partial<MosqueFilters> => ({
  facilities: filters.facilities.includes(facility)
    ? filters.facilities.filter((other) => other !== facility)
    : FACILITIES.filter((other) => other === facility || filters.facilities.includes(other)),
})

/** Whether anything narrows the list. Where nothing does, an empty one is nobody's mistake. */
export const isAskedFor = (filters: MosqueFilters): boolean => writeFilters(filters).size > 0
