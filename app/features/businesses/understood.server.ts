// What a search in one's own words asks of the directory: its filters, its place, and what to tell about it.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { countryName } from '#app/core/places/countries.ts'
import { cityNameIn } from '#app/core/places/geo.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { choiceOf } from '#app/core/prayer/prayer-choice.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import type { City, Meaning, Part } from '#app/core/understanding/meaning.ts'
import { orOwn, placeOfCity, readNear, writeNear } from '#app/core/understanding/near.server.ts'
import { addressOf, type DirectoryFilters } from './rules.ts'

export type UnderstoodChip = { label: string; to: string }

export type UnderstoodSearch = {
  /** What was read from the words, each with the search without it. */
  chips: UnderstoodChip[]
  /** Other cities of the same name. */
  others: UnderstoodChip[]
  /** Another part of the site that answers this better. */
  elsewhere: { kind: 'mosque' | 'prayer' | 'quran' | 'qibla' | 'zakaat' | 'hijri'; to: string } | null
  /** "Near me" was asked for, and nobody knows where that is. */
  needsPlace: boolean
}

export type SearchPlan = {
  visit: Visit
  /** What is asked of the database. */
  wanted: DirectoryFilters
  understood: UnderstoodSearch | null
  /** A place was named: a circle around it holds unless another is chosen. */
  isNamedPlace: boolean
}

/** Around a city that was named, and around oneself. */
const CITY_KM = 25
const CHEAP = [1]
const CERTIFIED = 3

const withPlace = (visit: Visit, place: Place): Visit => {
  const choice = visit.isOwnChoice ? visit.choice : choiceOf(null, place.countryCode)
  const cards = makeCardContext({ locale: visit.locale, now: visit.now, hasDistance: true, choice })
  return { ...visit, place, hasPlace: true, choice, cards }
}

/** The sentence without some of its words. */
function without(search: string, gone: readonly Part[]): string {
  let rest = search
  for (const { start, end } of gone.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,،]+|[\s,،]+$/g, '')
    .trim()
}

function labelOf(part: Part, meaning: Meaning, { locale, t }: Visit): string | null {
  const { category, subcategory, cities } = meaning
  switch (part.of) {
    case 'category':
      if (!category) return null
      return subcategory ? subcategoryName(category, subcategory, locale) : categoryName(category, locale)
    case 'place':
      return cities[0] ? cityNameIn(cities[0], locale) : null
    case 'near':
      return t.understanding.nearMe
    case 'open':
      return t.understanding.open[meaning.open ?? 'now']
    case 'fact':
      return part.fact ? t.businesses.facts[part.fact] : null
    case 'owned':
      return t.businesses.muslimOwned
    case 'cheap':
      return t.understanding.cheap
    case 'halal':
      return t.businesses.halal.levels[CERTIFIED] ?? null
    case 'day':
      return null
  }
}

function chipsOf(filters: DirectoryFilters, meaning: Meaning, visit: Visit): UnderstoodChip[] {
  const byLabel = new Map<string, Part[]>()
  for (const part of meaning.parts) {
    const label = labelOf(part, meaning, visit)
    if (label) byLabel.set(label, [...(byLabel.get(label) ?? []), part])
  }
  return [...byLabel].map(([label, parts]) => ({
    label,
    to: addressOf(filters, { search: without(filters.search, parts) }),
  }))
}

/** "Paris, Texas, United States", as the words of the search. */
function otherCity(filters: DirectoryFilters, meaning: Meaning, city: City, { locale }: Visit): UnderstoodChip {
  const name = [cityNameIn(city, locale), city.state, countryName(city.countryCode, locale)].filter(Boolean).join(', ')
  const rest = without(
    filters.search,
    meaning.parts.filter(({ of }) => of === 'place'),
  )
  return { label: name, to: addressOf(filters, { search: rest, near: writeNear(placeOfCity(city)) }) }
}

const query = (search: string) => `?search=${encodeURIComponent(search)}`

function elsewhereFor(meaning: Meaning, search: string): UnderstoodSearch['elsewhere'] {
  switch (meaning.kind) {
    case 'mosque':
      return { kind: 'mosque', to: `/mosques${query(search)}` }
    case 'prayer':
    case 'iqamah':
      return { kind: 'prayer', to: '/athan' }
    case 'qibla':
      return { kind: 'qibla', to: '/athan/qibla' }
    case 'hijri':
      return { kind: 'hijri', to: '/athan/hijri' }
    case 'zakaat':
      return { kind: 'zakaat', to: '/zakaat' }
    case 'quran': {
      const { surah, ayah } = meaning.verse ?? { surah: 1, ayah: null }
      return { kind: 'quran', to: ayah === null ? `/quran/${surah}` : `/quran/${surah}/${ayah}` }
    }
    default:
      return null
  }
}

const isSearchable = (meaning: Meaning) => meaning.kind === 'business' || meaning.kind === 'unknown'

/** What was chosen by hand holds; the words add to it. */
function merged(filters: DirectoryFilters, meaning: Meaning, hasPlace: boolean): DirectoryFilters {
  const isOtherCategory =
    filters.category !== null && meaning.category !== null && filters.category !== meaning.category
  const isDish = meaning.isGuessedPart
  const isCircle = filters.radius === null && filters.area === null && hasPlace
  return {
    ...filters,
    search: isOtherCategory ? filters.search : meaning.text,
    category: filters.category ?? meaning.category,
    subcategory: filters.subcategory ?? (isOtherCategory || isDish ? null : meaning.subcategory),
    open: filters.open ?? meaning.open,
    halal: filters.halal ?? (meaning.isCertified ? CERTIFIED : null),
    isMuslimOwned: filters.isMuslimOwned || meaning.isMuslimOwned,
    facts: [...new Set([...filters.facts, ...meaning.facts])],
    prices: filters.prices.length === 0 && meaning.isCheap ? CHEAP : filters.prices,
    radius: isCircle && (meaning.cities.length > 0 || meaning.isNearMe) ? CITY_KM : filters.radius,
  }
}

export function planSearch(asked: Visit, filters: DirectoryFilters): SearchPlan {
  const linked = readNear(filters.near)
  const visit = linked ? withPlace(asked, orOwn(linked, asked.place)) : asked
  const near = filters.near && linked ? filters.near : isKnown(visit.place) ? writeNear(visit.place) : null
  const kept: DirectoryFilters = { ...filters, near }
  const from = isKnown(visit.place) ? { lat: visit.place.lat, lng: visit.place.lng } : null
  const meaning = filters.search ? understandFrom(from, filters.search) : null
  if (!meaning) return { visit, wanted: kept, understood: null, isNamedPlace: linked !== null }
  if (!isSearchable(meaning)) {
    const elsewhere = elsewhereFor(meaning, filters.search)
    const understood = elsewhere && { chips: [], others: [], elsewhere, needsPlace: false }
    return { visit, wanted: kept, understood, isNamedPlace: linked !== null }
  }
  const [city, ...others] = meaning.cities
  const there = city ? withPlace(visit, orOwn(placeOfCity(city), visit.place)) : visit
  const wanted = merged(kept, meaning, isKnown(there.place))
  return {
    visit: there,
    wanted,
    isNamedPlace: city !== undefined || linked !== null,
    understood: {
      chips: chipsOf(kept, meaning, asked),
      others: others.map((other) => otherCity(kept, meaning, other, asked)),
      elsewhere: null,
      needsPlace: meaning.isNearMe && !isKnown(there.place),
    },
  }
}
