// What a visitor of /mosques asked for, and the address that says it.
import { readArea, writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { FACILITIES, type Facility } from '#app/core/mosques/read-mosque.ts'

export const MOSQUES_PATH = '/mosques'
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

export type MosqueFilters = {
  search: string
  /** All of them. */
  facilities: Facility[]
  area: Bounds | null
  page: number
  view: 'list' | 'map'
}

export function readFilters(params: URLSearchParams): MosqueFilters {
  const page = Number(params.get('page') ?? 1)
  const asked = params.getAll('with')
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    facilities: FACILITIES.filter((facility) => asked.includes(facility)),
    area: readArea(params.get('area')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

/** In one fixed order, and nothing that is as usual: one search has one address. */
export function writeFilters(filters: MosqueFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search) params.append('search', filters.search)
  for (const facility of filters.facilities) params.append('with', facility)
  if (filters.area) params.append('area', writeArea(filters.area))
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
