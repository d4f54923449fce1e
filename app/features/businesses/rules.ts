// A visitor's choices on /businesses, and the address that holds them. Every choice is in the address: a search can be shared,
// and the back button undoes one choice at a time.
import { type CuisineId, isCuisine } from '#app/core/cuisines/cuisines.ts'
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { readArea, writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { NEAR_KM } from '#app/core/places/distance.ts'
import {
  addressFilter,
  type Chosen,
  choice,
  flag,
  manyOf,
  near,
  oneOf,
  page,
  text,
  view,
  word,
} from '#app/lib/address-filter.ts'

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

const filter = addressFilter({
  search: text('search', LONGEST_SEARCH),
  /** A category's id; `null` for all. */
  category: word('category', (id) => id.trim().slice(0, LONGEST_SEARCH) || null),
  subcategory: word('sub', (id) => id.trim().slice(0, LONGEST_SEARCH) || null),
  radius: word<number>(
    'radius',
    (asked) => RADII.find((radius) => String(radius) === asked && radius !== USUAL_RADIUS) ?? null,
  ),
  /** Any distance: what is near first, then what is further away. */
  isEverywhere: flag('radius', ANY_RADIUS),
  /** What the map shows, where no radius is chosen. */
  area: word('area', readArea, writeArea),
  open: oneOf('open', OPENS),
  /** At least this level. */
  halal: word<number>('halal', (level) => HALAL_LEVELS.find((one) => String(one) === level) ?? null),
  said: oneOf('says', HALAL_WORDS),
  cuisine: word<CuisineId>('dish', (id) => (isCuisine(id) ? id : null)),
  isMuslimOwned: flag('owned'),
  facts: manyOf('with', FACTS),
  /** 1 is `$`, 4 is `$$$$`. */
  prices: manyOf<number>('price', PRICES),
  rating: word<number>('rating', (least) => RATINGS.find((one) => String(one) === least) ?? null),
  sort: choice('sort', SORTS, 'best'),
  view,
  page: page(LAST_PAGE),
  /** The place that is looked from, as a word of the address. */
  near,
})
export type DirectoryFilters = Chosen<typeof filter>

/** A part belongs to its category; a radius that was just chosen takes the place of an area, also the usual one. */
export function readFilters(query: URLSearchParams): DirectoryFilters {
  const asked = filter.read(query)
  const hasRadius = asked.isEverywhere || RADII.some((radius) => String(radius) === query.get('radius'))
  return { ...asked, subcategory: asked.category && asked.subcategory, area: hasRadius ? null : asked.area }
}

const meant = (filters: DirectoryFilters): DirectoryFilters => ({
  ...filters,
  subcategory: filters.category && filters.subcategory,
  radius: filters.isEverywhere || filters.radius === USUAL_RADIUS ? null : filters.radius,
  area: filters.radius || filters.isEverywhere ? null : filters.area,
})

/** A place alone says nothing that the page would not show anyway. */
export function writeFilters(filters: DirectoryFilters): URLSearchParams {
  const asked = meant(filters)
  return filter.write({ ...asked, near: filter.isPlain(asked, 'near') ? null : asked.near })
}

/** A choice of area takes the place of a radius, and the other way round. */
export const searchArea = (area: Bounds): Partial<DirectoryFilters> => ({ area, radius: null, isEverywhere: false })

export function addressOf(filters: DirectoryFilters, changes: Partial<DirectoryFilters> = {}): string {
  const query = writeFilters(filter.change(filters, changes))
  return query.size > 0 ? `${DIRECTORY_PATH}?${query}` : DIRECTORY_PATH
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
