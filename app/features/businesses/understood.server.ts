// Reads a search in a visitor's own words: its filters, its place, and a note about how it was understood.
import { isKnown } from '#app/core/places/place.ts'
import type { Meaning, Part } from '#app/core/understanding/meaning.ts'
import {
  inCity,
  readOwnWords,
  type Telling,
  tellElsewhere,
  tellUnderstood,
} from '#app/core/understanding/own-words.server.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { addressOf, type DirectoryFilters } from './rules.ts'

export type SearchPlan = {
  visit: Visit
  /** What is asked of the database. */
  wanted: DirectoryFilters
  understood: Understood | null
  /** What was chosen and typed, with the place it is looked from. */
  typed: DirectoryFilters
  /** What is looked for, in the words that were typed; empty where none were. */
  thing: string
  /** Some of them nobody knows. */
  hasUnknownWord: boolean
}

/** Around a city that was named, around oneself, and around a quarter or the place of a postal code. */
const CITY_KM = 25
const QUARTER_KM = 5
const CHEAP = [1]
const CERTIFIED = 3

const isSearchable = (meaning: Meaning) => meaning.kind === 'business' || meaning.kind === 'unknown'

/** What was chosen by hand holds; the words add to it. */
function merged(filters: DirectoryFilters, meaning: Meaning, hasPlace: boolean): DirectoryFilters {
  const isOtherCategory =
    filters.category !== null && meaning.category !== null && filters.category !== meaning.category
  const isDish = meaning.isGuessedPart
  const [city] = meaning.cities
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
    radius: isCircle && (city || meaning.isNearMe) ? (city?.quarter ? QUARTER_KM : CITY_KM) : filters.radius,
  }
}

/** Days are no filter of the directory. */
const notTold = ({ of }: Part) => (of === 'day' ? null : undefined)

export function planSearch(asked: Visit, filters: DirectoryFilters): SearchPlan {
  const { visit, near, meaning } = readOwnWords(asked, filters)
  const kept: DirectoryFilters = { ...filters, near }
  const plain = { visit, wanted: kept, typed: kept, thing: filters.search, hasUnknownWord: false }
  if (!meaning) return { ...plain, understood: null }
  const telling: Telling = { wording: kept, address: (change) => addressOf(kept, change), label: notTold }
  if (!isSearchable(meaning)) return { ...plain, understood: tellElsewhere(meaning, telling) }
  const there = inCity(visit, meaning.cities[0])
  const hasPlace = isKnown(there.place)
  return {
    visit: there,
    wanted: merged(kept, meaning, hasPlace),
    typed: kept,
    thing: meaning.theme,
    hasUnknownWord: meaning.text !== '' && !meaning.isGuessedPart,
    understood: tellUnderstood(asked, meaning, telling, hasPlace),
  }
}
