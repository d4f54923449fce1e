/**
 * Where a point is, which city a word means, and what time zone holds there, answered from our own data
 * (GeoNames, CC BY 4.0) without a connection.
 */
import { Buffer } from 'node:buffer'
import findZoneByBoundary from '@photostructure/tz-lookup'
import { iso1A2Code } from '@rapideditor/country-coder'
import { around, distance } from 'geokdbush'
import type { Locale } from '#app/i18n/locales.ts'
import { makeFilter, nearnessWorth } from './choose-places.server.ts'
import { cityNames } from './city-names.ts'
import { countryByWord } from './countries.ts'
import { distanceKm } from './distance.ts'
import { fold } from './fold.ts'
import { areCoordinates } from './place.ts'
import { MATCH, type PlaceTable } from './places-file.server.ts'
import { getPlaces } from './places-table.server.ts'

export type GeoPlace = {
  /** The GeoNames id; rows without one have a made-up id above a billion that stays the same from build to build. */
  id: number
  city: string
  state: string | null
  countryCode: string
  lat: number
  lng: number
  timeZone: string
  population: number
}

/** Beyond this nobody would call it their city; at sea it leaves nothing, which is the right answer. */
const CITY_WITHIN_KM = 80
/** Farther out than this a zone boundary may lie between, and the boundary data knows better than the city. */
const SAME_ZONE_WITHIN_KM = 50
const CANDIDATES = 40
export const LONGEST_QUERY = 100

const utf8 = new TextDecoder()
const read = (bytes: Uint8Array, starts: Uint32Array, i: number) =>
  utf8.decode(bytes.subarray(starts[i], starts[i + 1]))

export function placeAt(table: PlaceTable, i: number): GeoPlace {
  return {
    id: table.id[i] ?? 0,
    city: read(table.names, table.nameStart, i),
    state: table.states[table.state[i] ?? 0] || null,
    countryCode: table.countries[table.country[i] ?? 0] ?? '',
    lat: (table.lat[i] ?? 0) / 1e5,
    lng: (table.lng[i] ?? 0) / 1e5,
    timeZone: table.zones[table.zone[i] ?? 0] ?? 'UTC',
    population: table.population[i] ?? 0,
  }
}

/** The nearest wanted places within a distance, nearest first. */
function searchTree(
  lat: number,
  lng: number,
  withinKm: number,
  count: number,
  isWanted: (i: number) => boolean,
): number[] {
  const { table, tree } = getPlaces()
  // Places out of range are let through on purpose: the search stops at the first of them. If they were refused, it
  // would walk the whole world whenever fewer than `count` are wanted, as in every small country.
  const isOutOfRange = (i: number) =>
    distance(lng, lat, (table.lng[i] ?? 0) / 1e5, (table.lat[i] ?? 0) / 1e5) > withinKm + 1
  return around(tree, lng, lat, count, withinKm, (i) => isWanted(i) || isOutOfRange(i))
}

/**
 * The places near a point in the country the point lies in. The border polygons and GeoNames disagree on some
 * territories (Western Sahara, Ceuta, northern Cyprus): there the country of the nearest place decides.
 */
function findNear(
  lat: number,
  lng: number,
  withinKm: number,
  count: number,
  isWanted: (i: number) => boolean,
): number[] {
  const { table } = getPlaces()
  const [nearest] = searchTree(lat, lng, withinKm, 1, () => true)
  if (nearest === undefined) return []
  const byBorder = [iso1A2Code([lng, lat], { level: 'territory' }), iso1A2Code([lng, lat])]
  const countries = new Set(byBorder.map((code) => (code ? table.countries.indexOf(code) : -1)))
  for (const country of [...countries, table.country[nearest]]) {
    const found = searchTree(lat, lng, withinKm, count, (i) => table.country[i] === country && isWanted(i))
    if (found.length > 0) return found
  }
  return []
}

/** How far a city is felt to reach: London answers for Whitechapel, a village only for itself. */
const reachKm = (population: number) => 2 + Math.sqrt(population) / 140

/** The city a point belongs to: not the nearest dot, which is often a suburb, but the one whose reach it is deepest in. */
export function reverseGeocode(lat: number, lng: number): GeoPlace | null {
  if (!areCoordinates(lat, lng)) return null
  const { table } = getPlaces()
  const point = { lat, lng }
  let best = -1
  let bestShare = 3
  for (const i of findNear(lat, lng, CITY_WITHIN_KM, CANDIDATES, (i) => (table.population[i] ?? 0) > 0)) {
    const km = distanceKm(point, { lat: (table.lat[i] ?? 0) / 1e5, lng: (table.lng[i] ?? 0) / 1e5 })
    const share = km / reachKm(table.population[i] ?? 0)
    if (share < bestShare) {
      best = i
      bestShare = share
    }
  }
  if (best >= 0) return placeAt(table, best)
  const [nearest] = findNear(lat, lng, CITY_WITHIN_KM, 1, () => true)
  return nearest === undefined ? null : placeAt(table, nearest)
}

// Lists and widgets ask for the same places again and again.
const MOST_ZONES = 5000
const zones = new Map<string, string>()

/** The zone of the nearest city of the same country, which is right more often than boundary data near borders. */
export function timeZoneAt(lat: number, lng: number): string {
  if (!areCoordinates(lat, lng)) return 'UTC'
  const key = `${lat},${lng}`
  const known = zones.get(key)
  if (known !== undefined) return known
  const zone = findZone(lat, lng)
  if (zones.size >= MOST_ZONES) zones.clear()
  zones.set(key, zone)
  return zone
}

function findZone(lat: number, lng: number): string {
  const { table } = getPlaces()
  const [nearest] = findNear(lat, lng, SAME_ZONE_WITHIN_KM, 1, () => true)
  return nearest === undefined ? findZoneByBoundary(lat, lng) : (table.zones[table.zone[nearest] ?? 0] ?? 'UTC')
}

/** How key k compares with the wanted bytes: a key that begins with them counts as equal when `prefix`. */
function compareKey(table: PlaceTable, k: number, wanted: Uint8Array, prefix: boolean): number {
  const start = table.keyStart[k] ?? 0
  const length = (table.keyStart[k + 1] ?? 0) - start
  const shared = Math.min(length, wanted.length)
  for (let i = 0; i < shared; i++) {
    const difference = (table.keys[start + i] ?? 0) - (wanted[i] ?? 0)
    if (difference !== 0) return difference
  }
  return prefix && length > wanted.length ? 0 : length - wanted.length
}

/** The run of keys [from, to) that equal the wanted bytes, or begin with them. */
export function findKeys(table: PlaceTable, wanted: Uint8Array, prefix: boolean): [from: number, to: number] {
  const bound = (isBefore: (order: number) => boolean) => {
    let low = 0
    let high = table.keyStart.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(compareKey(table, middle, wanted, prefix))) low = middle + 1
      else high = middle
    }
    return low
  }
  return [bound((order) => order < 0), bound((order) => order <= 0)]
}

/**
 * The largest city of a country that a word means; the word may be dashed, unaccented or a translation. Another
 * name counts a quarter of the population, so that a town is not taken over by a city that once shared its name.
 */
export function findCity(countryCode: string, word: string): GeoPlace | null {
  const wanted = Buffer.from(fold(word.slice(0, LONGEST_QUERY)))
  const { table } = getPlaces()
  const country = table.countries.indexOf(countryCode)
  if (wanted.length === 0 || country < 0) return null
  const [k, end] = findKeys(table, wanted, false)
  if (k === end) return null
  let best = -1
  let bestWorth = -1
  for (let p = table.postingStart[k] ?? 0; p < (table.postingStart[k + 1] ?? 0); p++) {
    const posting = table.postings[p] ?? 0
    const place = posting >>> 2
    const match = posting & 3
    if (table.country[place] !== country || match === MATCH.innerWord) continue
    const worth = (table.population[place] ?? 0) * (match === MATCH.name ? 1 : 0.25)
    if (worth > bestWorth) {
      best = place
      bestWorth = worth
    }
  }
  return best < 0 ? null : placeAt(table, best)
}

let writtenNames: Map<string, number> | null = null

/** The names written by hand in all our languages, folded, with the GeoNames id they belong to. */
function idByWrittenName(word: string): number | null {
  writtenNames ??= new Map(
    Object.entries(cityNames).flatMap(([id, names]) => Object.values(names).map((name) => [fold(name), Number(id)])),
  )
  return writtenNames.get(word) ?? null
}

/** Smaller places share their names with streets, families and mosques, and their by-names are known to few. */
const LEAST_POPULATION: Readonly<Record<number, number>> = { [MATCH.name]: 15_000, [MATCH.alternate]: 100_000 }

/**
 * The cities that a word is the whole name of, in any of our languages and scripts, the likeliest first: the one we wrote
 * down for the name, then by size, nearer ones counting more. A region ("Texas", "Pakistan") leaves those in it.
 */
export function citiesNamed(word: string, { near, region, most = 1 }: CitiesOptions = {}): GeoPlace[] {
  const folded = fold(word.slice(0, LONGEST_QUERY))
  const wanted = Buffer.from(folded)
  if (wanted.length === 0) return []
  const { table } = getPlaces()
  const isWanted = region === undefined ? null : makeFilter(table, [region])
  const cosLat = near ? Math.cos((near.lat * Math.PI) / 180) : 1
  const worths = new Map<number, number>()
  const named = new Set<number>()
  let mostNamed = 0
  const written = idByWrittenName(folded)
  const [k, end] = findKeys(table, wanted, false)
  for (let p = table.postingStart[k] ?? 0; k < end && p < (table.postingStart[k + 1] ?? 0); p++) {
    const posting = table.postings[p] ?? 0
    const place = posting >>> 2
    const population = table.population[place] ?? 0
    if (isWanted ? !isWanted(place) : population < (LEAST_POPULATION[posting & 3] ?? Number.POSITIVE_INFINITY)) continue
    // A name of other times or tongues is meant by few, wherever they are.
    const isName = (posting & 3) === MATCH.name
    const nearness = near && isName ? nearnessWorth(table, place, near, cosLat) : 1
    const worth = population * (isName ? nearness : 0.25)
    if (isName) {
      named.add(place)
      mostNamed = Math.max(mostNamed, worth)
    }
    worths.set(place, Math.max(worths.get(place) ?? 0, worth))
  }
  const place = written === null ? -1 : placeOfId(table, written)
  if (place >= 0 && (!isWanted || isWanted(place))) {
    const nearness = near ? nearnessWorth(table, place, near, cosLat) : Number.POSITIVE_INFINITY
    const worth = (table.population[place] ?? 0) * nearness
    named.add(place)
    mostNamed = Math.max(mostNamed, worth)
    worths.set(place, Math.max(worths.get(place) ?? 0, worth))
  }
  return [...worths]
    .filter(([place, worth]) => named.has(place) || worth >= mostNamed)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([place]) => placeAt(table, place))
}

type CitiesOptions = { near?: { lat: number; lng: number } | undefined; region?: string | undefined; most?: number }

/** The city that a word is the whole name of; of several the largest. */
export const cityNamed = (word: string): GeoPlace | null => citiesNamed(word)[0] ?? null

let places: ReadonlyMap<number, number> | null = null

/** Where in the table the cities with written names are. */
function placeOfId(table: PlaceTable, id: number): number {
  places ??= new Map(Object.keys(cityNames).map((known) => [Number(known), table.id.indexOf(Number(known))]))
  return places.get(id) ?? -1
}

/** Names of the cities that have at least so many people, as they are called where they are. */
export function largeCities(leastPopulation: number): GeoPlace[] {
  const { table } = getPlaces()
  const found: GeoPlace[] = []
  for (let i = 0; i < table.population.length; i++)
    if ((table.population[i] ?? 0) >= leastPopulation) found.push(placeAt(table, i))
  return found
}

/** Whether a name is that of a country, or of a state of the table. */
export function isRegionName(name: string): boolean {
  if (countryByWord(name) !== null) return true
  regionNames ??= new Set(getPlaces().table.states.map((state) => fold(state)))
  return regionNames.has(fold(name))
}
let regionNames: ReadonlySet<string> | null = null

/** A name in Arabic or Urdu letters, where a table has one. */
export function localName(table: PlaceTable, id: number, locale: Locale): string {
  if (locale !== 'ar' && locale !== 'ur') return ''
  let low = 0
  let high = table.localId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((table.localId[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  if (table.localId[low] !== id) return ''
  return locale === 'ar' ? read(table.arabic, table.arabicStart, low) : read(table.urdu, table.urduStart, low)
}

/** The city's name in a language where we know one, otherwise the name it has. */
export function cityNameIn(place: Pick<GeoPlace, 'id' | 'city'>, locale: Locale): string {
  return cityNames[place.id]?.[locale] || localName(getPlaces().table, place.id, locale) || place.city
}
