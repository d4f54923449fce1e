// What a visitor of /businesses asked for, and the address that says it. Every choice is in the address: a search can
// be shared, and the back button undoes one choice at a time.
import { type CuisineId, isCuisine } from '#app/core/cuisines/cuisines.ts'
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { readArea, writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { NEAR_KM } from '#app/core/places/distance.ts'

export const DIRECTORY_PATH = '/businesses'
export const LONGEST_SEARCH = 100
export const LAST_PAGE = 100
export const PAGE_SIZE = 12

export const USUAL_RADIUS = NEAR_KM
/** Kilometres a visitor can choose. The usual ones are no choice: where nothing lies within them, the rest is shown. */
export const RADII = [1, 2, 5, 10, 25, 50, USUAL_RADIUS, 150, 300] as const
/** How an address says that any distance will do. */
export const ANY_RADIUS = 'any'
export const SORTS = ['best', 'rating', 'newest', 'name', 'distance'] as const
export type Sort = (typeof SORTS)[number]
/** Open at this moment; still open after the next prayer; open at ten in the evening. */
export const OPENS = ['now', 'prayer', 'late'] as const
export type Open = (typeof OPENS)[number]
export const RATINGS = [3, 4, 4.5] as const
export const HALAL_LEVELS = [1, 2, 3, 4] as const
/** What a source says of halal, in its own word. The last is shown to those who ask for it only. */
export const HALAL_WORDS = ['only', 'yes', 'name', 'reported'] as const
export type AskedHalalWord = (typeof HALAL_WORDS)[number]
export const PRICES = [1, 2, 3, 4] as const
/** The facts that have a switch of their own; the address takes any other as well. */
export const OFFERED_FACTS = [
  'sisters_space',
  'prayer_space',
  'wheelchair',
  'delivery',
  'family_section',
  'parking',
] as const satisfies readonly Fact[]

export type DirectoryFilters = {
  search: string
  /** A category's id; `null` for all. */
  category: string | null
  subcategory: string | null
  radius: number | null
  /** Any distance: what is near first, then what is further away. */
  isEverywhere: boolean
  /** What the map shows, where no radius is chosen. */
  area: Bounds | null
  open: Open | null
  /** At least this level. */
  halal: number | null
  said: AskedHalalWord | null
  cuisine: CuisineId | null
  isMuslimOwned: boolean
  facts: Fact[]
  /** 1 is `$`, 4 is `$$$$`. */
  prices: number[]
  rating: number | null
  sort: Sort
  page: number
  view: 'list' | 'map'
  /** The place that is looked from, as a word of the address. */
  near: string | null
}

const oneOf = <T extends string | number>(offered: readonly T[], text: string | null): T | null =>
  offered.find((value) => String(value) === text) ?? null

const manyOf = <T extends string | number>(offered: readonly T[], texts: readonly string[]): T[] =>
  offered.filter((value) => texts.includes(String(value)))

const readCuisine = (word: string | null): CuisineId | null => (isCuisine(word) ? word : null)

export function readFilters(params: URLSearchParams): DirectoryFilters {
  const word = (name: string) => {
    const text = (params.get(name) ?? '').trim().slice(0, LONGEST_SEARCH)
    return text === '' ? null : text
  }
  const page = Number(params.get('page') ?? 1)
  const asked = params.get('radius')
  const radius = oneOf(RADII, asked)
  const isEverywhere = asked === ANY_RADIUS
  const category = word('category')
  return {
    search: word('search') ?? '',
    category,
    subcategory: category && word('sub'),
    radius: radius === USUAL_RADIUS ? null : radius,
    isEverywhere,
    // A form sends both where a distance was just chosen.
    area: radius || isEverywhere ? null : readArea(params.get('area')),
    open: oneOf(OPENS, params.get('open')),
    halal: oneOf(HALAL_LEVELS, params.get('halal')),
    said: oneOf(HALAL_WORDS, params.get('says')),
    cuisine: readCuisine(params.get('dish')),
    isMuslimOwned: params.get('owned') === '1',
    facts: manyOf(FACTS, params.getAll('with')),
    prices: manyOf(PRICES, params.getAll('price')),
    rating: oneOf(RATINGS, params.get('rating')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'best',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
    near: word('near'),
  }
}

/** In one fixed order, and nothing that is as usual: one search has one address. */
export function writeFilters(filters: DirectoryFilters): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null | false) => {
    if (value) params.append(name, String(value))
  }
  put('search', filters.search)
  put('category', filters.category)
  put('sub', filters.category && filters.subcategory)
  put('radius', filters.isEverywhere ? ANY_RADIUS : filters.radius !== USUAL_RADIUS && filters.radius)
  put('area', filters.radius || filters.isEverywhere ? null : filters.area && writeArea(filters.area))
  put('open', filters.open)
  put('halal', filters.halal)
  put('says', filters.said)
  put('dish', filters.cuisine)
  put('owned', filters.isMuslimOwned && '1')
  for (const fact of filters.facts) put('with', fact)
  for (const price of filters.prices) put('price', price)
  put('rating', filters.rating)
  put('sort', filters.sort !== 'best' && filters.sort)
  put('view', filters.view === 'map' && 'map')
  put('page', filters.page > 1 && filters.page)
  // Alone it says nothing that the page would not show anyway.
  if (params.size > 0) put('near', filters.near)
  return params
}

/** A choice of area takes the place of a radius, and the other way round. */
export const searchArea = (area: Bounds): Partial<DirectoryFilters> => ({ area, radius: null, isEverywhere: false })

/** The address of the same search with some of it changed. Any change but of the page or view starts at page one. */
export function addressOf(filters: DirectoryFilters, changes: Partial<DirectoryFilters> = {}): string {
  const isSameList = Object.keys(changes).every((key) => key === 'page' || key === 'view')
  const params = writeFilters({ ...filters, ...(isSameList ? {} : { page: 1 }), ...changes })
  return params.size > 0 ? `${DIRECTORY_PATH}?${params}` : DIRECTORY_PATH
}

/** One filter that is on, and the search without it. */
export type ActiveFilter =
  | { kind: 'open'; open: Open; without: Partial<DirectoryFilters> }
  | { kind: 'halal'; level: number; without: Partial<DirectoryFilters> }
  | { kind: 'said'; said: AskedHalalWord; without: Partial<DirectoryFilters> }
  | { kind: 'cuisine'; cuisine: CuisineId; without: Partial<DirectoryFilters> }
  | { kind: 'owned'; without: Partial<DirectoryFilters> }
  | { kind: 'fact'; fact: Fact; without: Partial<DirectoryFilters> }
  | { kind: 'price'; price: number; without: Partial<DirectoryFilters> }
  | { kind: 'rating'; rating: number; without: Partial<DirectoryFilters> }
  | { kind: 'radius'; radius: number; without: Partial<DirectoryFilters> }
  | { kind: 'area'; without: Partial<DirectoryFilters> }

export function listActive(filters: DirectoryFilters): ActiveFilter[] {
  const { open, halal, said, cuisine, isMuslimOwned, facts, prices, rating, radius, area } = filters
  return [
    ...(open ? [{ kind: 'open', open, without: { open: null } } as const] : []),
    ...(halal ? [{ kind: 'halal', level: halal, without: { halal: null } } as const] : []),
    ...(said ? [{ kind: 'said', said, without: { said: null } } as const] : []),
    ...(cuisine ? [{ kind: 'cuisine', cuisine, without: { cuisine: null } } as const] : []),
    ...(isMuslimOwned ? [{ kind: 'owned', without: { isMuslimOwned: false } } as const] : []),
    ...facts.map(
      (fact) => ({ kind: 'fact', fact, without: { facts: facts.filter((other) => other !== fact) } }) as const,
    ),
    ...prices.map(
      (price) => ({ kind: 'price', price, without: { prices: prices.filter((other) => other !== price) } }) as const,
    ),
    ...(rating ? [{ kind: 'rating', rating, without: { rating: null } } as const] : []),
    ...(radius ? [{ kind: 'radius', radius, without: { radius: null } } as const] : []),
    ...(area ? [{ kind: 'area', without: { area: null } } as const] : []),
  ]
}

/** All filters off; the words, the category and how it is shown stay. */
export const CLEARED: Partial<DirectoryFilters> = {
  radius: null,
  isEverywhere: false,
  area: null,
  open: null,
  halal: null,
  said: null,
  cuisine: null,
  isMuslimOwned: false,
  facts: [],
  prices: [],
  rating: null,
}

/** The next wider circle; null where it is the widest or there is none. */
export const widerRadius = (radius: number | null): number | null =>
  radius === null ? null : (RADII.find((offered) => offered > radius) ?? null)

/** The same search, without a limit to its distance. */
export const EVERYWHERE: Partial<DirectoryFilters> = { radius: null, isEverywhere: true, area: null }

/** Whether the order is that of distance, so that what is near and what is not stand apart. */
export const isByDistance = (sort: Sort) => sort === 'best' || sort === 'distance'

/** Whether anything narrows the list. Where nothing does, an empty one is nobody's mistake. */
export const isAskedFor = (filters: DirectoryFilters): boolean =>
  filters.search !== '' ||
  filters.category !== null ||
  filters.subcategory !== null ||
  widerRadius(filters.radius) !== null ||
  listActive(filters).length > 0
