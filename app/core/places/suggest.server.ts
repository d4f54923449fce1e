/** Suggestions of places while one types: cities, quarters and postal codes, in any script, also where the word is misspelt. */
import { Buffer } from 'node:buffer'
import type { Locale } from '#app/i18n/locales.ts'
import { makeFilter, nearnessOf, nearnessWorth } from './choose-places.server.ts'
import { countryByWord } from './countries.ts'
import { distanceKm } from './distance.ts'
import { fold } from './fold.ts'
import { cityNameIn, findKeys, type GeoPlace, LONGEST_QUERY, localName, placeAt, reverseGeocode } from './geo.server.ts'
import { findMisspelt } from './misspelt.server.ts'
import { type PlacePart, partsBeginning } from './parts.server.ts'
import { areCoordinates } from './place.ts'
import { MATCH, type PlaceTable } from './places-file.server.ts'
import { getPlaces, getQuarters } from './places-table.server.ts'

/** What a posting is worth beside the population: names before translations, whole names before inner words. */
const MATCH_WORTH: Readonly<Record<number, number>> = {
  [MATCH.name]: 1,
  [MATCH.alternate]: 0.1,
  [MATCH.innerWord]: 0.1,
}
const WHOLE_NAME_WORTH = 12

export type SuggestOptions = {
  limit?: number
  /** Where the visitor is: nearer cities move up. */
  near?: { lat: number; lng: number }
  /** Give names in this language where one is known. */
  locale?: Locale
  /** Only what is spelt as typed: looking for what may be meant goes through tens of thousands of names. */
  isExact?: boolean
}

type Candidate = { place: number; worth: number }
/** What a posting of a key is worth, before nearness. */
type Worth = (place: number, match: number, isWhole: boolean) => number

/** Of places whose size nobody wrote down. */
const LEAST_POPULATION = 500
const MISSPELT_WORTH = 0.05
/** Of smaller towns too many are spelt nearly alike. */
const MISSPELT_FROM = 15_000
/** With fewer answers than this, the word may be misspelt. */
const ENOUGH = 3

const worthIn =
  (table: PlaceTable, least: number): Worth =>
  (place, match, isWhole) =>
    ((table.population[place] ?? 0) + least) * (MATCH_WORTH[match] ?? 0) * (isWhole ? WHOLE_NAME_WORTH : 1)

/** The best of the postings of some keys, each place once. */
function best(
  table: PlaceTable,
  keys: Iterable<{ key: number; isWhole: boolean; share: number }>,
  most: number,
  worthOf: Worth,
  isWanted: ((i: number) => boolean) | null,
): Candidate[] {
  const top: Candidate[] = []
  for (const { key, isWhole, share } of keys)
    for (let p = table.postingStart[key] ?? 0; p < (table.postingStart[key + 1] ?? 0); p++) {
      const posting = table.postings[p] ?? 0
      const place = posting >>> 2
      const worth = worthOf(place, posting & 3, isWhole) * share
      const last = top[most - 1]
      if ((last && worth <= last.worth) || (isWanted && !isWanted(place))) continue
      const before = top.find((entry) => entry.place === place)
      if (before) before.worth = Math.max(before.worth, worth)
      else if (top.length < most) top.push({ place, worth })
      else top[most - 1] = { place, worth }
      top.sort((a, b) => b.worth - a.worth)
    }
  return top
}

function* keysFrom(table: PlaceTable, wanted: Uint8Array) {
  const [from, to] = findKeys(table, wanted, true)
  for (let key = from; key < to; key++) {
    const isWhole = (table.keyStart[key + 1] ?? 0) - (table.keyStart[key] ?? 0) === wanted.length
    yield { key, isWhole, share: 1 }
  }
}

function* misspeltKeys(table: PlaceTable, word: string, leastPopulation: number) {
  for (const { key, edits, isWhole } of findMisspelt(table, word, leastPopulation))
    yield { key, isWhole, share: MISSPELT_WORTH ** edits }
}

const mostOf = (limit: number) => Math.min(Math.max(Math.trunc(limit) || 0, 0), 50)

function readQuery(query: string) {
  const [first = '', ...rest] = query.slice(0, LONGEST_QUERY).split(/[,،]/)
  return { word: fold(first), rest: rest.filter((part) => fold(part) !== '') }
}

/** `isGuess`: not spelt as typed, but it may be meant. */
type Found = Candidate & { isGuess: boolean }
const marked =
  (isGuess: boolean) =>
  (candidate: Candidate): Found => ({ ...candidate, isGuess })

/** Cities as likely as they are large and near. What is spelt right comes before what may be meant. */
function findCities(query: string, most: number, near: SuggestOptions['near'], isExact = false): Found[] {
  const { word, rest } = readQuery(query)
  if (word === '' || most === 0) return []
  const { table } = getPlaces()
  const isWanted = makeFilter(table, rest)
  const origin = near && areCoordinates(near.lat, near.lng) ? near : null
  const cosLat = origin ? Math.cos((origin.lat * Math.PI) / 180) : 1
  const plain = worthIn(table, LEAST_POPULATION)
  const worth: Worth = (place, match, isWhole) =>
    plain(place, match, isWhole) * (origin ? nearnessWorth(table, place, origin, cosLat) : 1)
  const found = best(table, keysFrom(table, Buffer.from(word)), most, worth, isWanted).map(marked(false))
  if (isExact || found.length >= Math.min(ENOUGH, most)) return found
  const meant = best(table, misspeltKeys(table, word, MISSPELT_FROM), most, worth, isWanted).map(marked(true))
  const known = new Set(found.map(({ place }) => place))
  return [...found, ...meant.filter(({ place }) => !known.has(place))].slice(0, most)
}

const named = (place: GeoPlace, locale: Locale | undefined) =>
  locale ? { ...place, city: cityNameIn(place, locale) } : place

/** Cities whose name in any script begins with the query, the likeliest first. */
export function suggestCities(query: string, { limit = 8, near, locale }: SuggestOptions = {}): GeoPlace[] {
  const { table } = getPlaces()
  return findCities(query, mostOf(limit), near).map(({ place }) => named(placeAt(table, place), locale))
}

export type Suggestion = PlacePart

/** Few know how many live in a quarter, and few quarters are looked for as often as a city of that size. */
const QUARTER_LEAST = 4000
/** One quarter of so many that its city has. */
const QUARTERS_OF_A_CITY = 300

type Ranked = Suggestion & { worth: number; isGuess: boolean }
type Origin = { lat: number; lng: number } | null

const worthOfQuarter = ({ population }: GeoPlace, isWhole: boolean) =>
  (population / QUARTERS_OF_A_CITY + QUARTER_LEAST) * (isWhole ? WHOLE_NAME_WORTH : 1)

/** Whether what stands after a comma names the city, the region or the country. */
const isWithin = (place: GeoPlace, rest: readonly string[], names: readonly string[]) =>
  rest.every(
    (word) =>
      countryByWord(word) === place.countryCode ||
      [...names, place.city, place.state ?? ''].some((name) => name !== '' && fold(name).startsWith(fold(word))),
  )

function findQuarters(
  query: string,
  most: number,
  { locale, near, isExact = false }: { locale: Locale | undefined; near: Origin; isExact: boolean | undefined },
): Ranked[] {
  const { word, rest } = readQuery(query)
  if (word === '' || most === 0) return []
  const { table } = getQuarters()
  const cosLat = near ? Math.cos((near.lat * Math.PI) / 180) : 1
  const plain = worthIn(table, QUARTER_LEAST)
  const worth: Worth = (place, match, isWhole) =>
    plain(place, match, isWhole) * (near ? nearnessWorth(table, place, near, cosLat) : 1)
  const exact = best(table, keysFrom(table, Buffer.from(word)), 20, worth, null)
  const found = exact.length > 0 || isExact ? exact : best(table, misspeltKeys(table, word, 0), 20, worth, null)
  const isGuess = exact.length === 0
  return found.flatMap(({ place, worth }): Ranked[] => {
    const part = placeAt(table, place)
    const city = reverseGeocode(part.lat, part.lng)
    const own = (locale && localName(table, part.id, locale)) || part.city
    if (!city || fold(city.city) === fold(part.city))
      return isWithin(part, rest, []) ? [{ ...part, city: own, quarter: null, worth, isGuess }] : []
    const name = cityNameIn(city, locale ?? 'en')
    const isWhole = fold(part.city) === word
    const most = Math.max(worth, isGuess ? 0 : worthOfQuarter(city, isWhole) * nearnessOf(near, part))
    return isWithin({ ...part, city: city.city }, rest, [name])
      ? [{ ...part, city: name, quarter: own, worth: most, isGuess }]
      : []
  })
}

/** Postal codes, and the names that only the lists of codes have. */
function findParts(query: string, most: number, locale: Locale | undefined, near: Origin): Ranked[] {
  const { word, rest } = readQuery(query)
  if (most === 0) return []
  const [typed = ''] = query.split(/[,،]/)
  return partsBeginning(typed, { near, most: rest.length > 0 ? 20 : most }).flatMap((part): Ranked[] => {
    const isWhole = fold(part.quarter ?? part.city) === word
    const worth = worthOfQuarter(part, isWhole) * nearnessOf(near, part)
    const city = cityNameIn(part, locale ?? 'en')
    return isWithin(part, rest, [city]) ? [{ ...part, city, worth, isGuess: false }] : []
  })
}

/** Of one name in two lists, a few streets apart. */
const isSame = (a: Suggestion, b: Suggestion) =>
  fold(a.quarter ?? a.city) === fold(b.quarter ?? b.city) && distanceKm(a, b) < SAME_KM
const SAME_KM = 12

/** Cities, quarters and codes together: what is spelt right before what may be meant, the likeliest first. */
export function suggestPlaces(query: string, { limit = 8, near, locale, isExact }: SuggestOptions = {}): Suggestion[] {
  const { table } = getPlaces()
  const most = mostOf(limit)
  const origin = near && areCoordinates(near.lat, near.lng) ? near : null
  const parts = findParts(query, most, locale, origin)
  // Numbers are codes; what is spelt like one by a slip is none.
  const isCode = /\d/.test(query)
  const cities = findCities(query, most, near, isExact || isCode).map(
    ({ place, ...rank }): Ranked => ({
      ...named(placeAt(table, place), locale),
      quarter: null,
      ...rank,
    }),
  )
  const names = [...cities, ...findQuarters(query, most, { locale, near: origin, isExact: isExact || isCode })]
  // Of codes their own order holds.
  const both = isCode
    ? [...parts, ...names]
    : [...names, ...parts].sort((a, b) => Number(a.isGuess) - Number(b.isGuess) || b.worth - a.worth)
  const once = both.filter((one, i) => !both.slice(0, i).some((before) => isSame(before, one)))
  return once.slice(0, most).map(({ worth: _, isGuess: __, ...place }) => place)
}
