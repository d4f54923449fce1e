/** Postal codes, quarters and small towns by their whole name or its beginning, the nearest and those of larger cities first. */
import { Buffer } from 'node:buffer'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { distanceKm } from './distance.ts'
import { fold } from './fold.ts'
import { findKeys, type GeoPlace, LONGEST_QUERY, placeAt, reverseGeocode } from './geo.server.ts'
import { keyOf, openParts, type PartsFile, type TownPart } from './parts-file.server.ts'
import { MATCH, type PlaceTable } from './places-file.server.ts'
import { getPlaces, getQuarters } from './places-table.server.ts'
import { wellKnown } from './well-known.ts'

/** `quarter` is a part of `city`, or a code that leads there; null for the city itself. */
export type PlacePart = GeoPlace & { quarter: string | null }

type Point = { lat: number; lng: number }

/** Folding them for every word of a sentence took most of the time a sentence takes. */
const STREETS = wellKnown.map((street) => ({ key: fold(street.name), street }))
const streetsWhere = (isMeant: (key: string) => boolean): TownPart[] =>
  STREETS.flatMap(({ key, street }) => (isMeant(key) ? street : []))

const FILES = ['parts', 'parts-fr'].map((name) => join(projectRoot, 'app/core/places/data', `${name}.bin`))
let files: PartsFile[] | null = null
const openAll = () => {
  files ??= FILES.map(openParts)
  return files
}

/** Of one name or beginning so many are compared. */
const MOST_READ = 600
/** Fewer letters begin too many names to be any of them. */
const SHORTEST_BEGINNING = 4
const LEAST_PEOPLE = 2000
/** A city is worth half of itself to those who live so far from it. */
const HALF_WORTH_KM = 50
/** Where nobody knows where the visitor is: countries whose codes are asked for here more often than others. */
const OFTEN_MEANT = new Set('GB FR US DE CA AU NL BE TR ID MY PK BD SA AE MA DZ ZA'.split(' '))

const find = (sequence: 'codes' | 'names', key: string, isPrefix: boolean) =>
  key === '' ? [] : openAll().flatMap((file) => file.find(sequence, key, { isPrefix, most: MOST_READ }))

/** Names the tables in memory know: the quarters, and the towns too small to be meant wherever one is. */
function* namedInTable(table: PlaceTable, key: string, isTown: boolean): Generator<GeoPlace> {
  const [from, to] = findKeys(table, Buffer.from(key), false)
  if (from === to) return
  for (let p = table.postingStart[from] ?? 0; p < (table.postingStart[from + 1] ?? 0); p++) {
    const posting = table.postings[p] ?? 0
    if ((posting & 3) === MATCH.name || !isTown) yield placeAt(table, posting >>> 2)
  }
}

/** A code as its first part, where the second says no more than the street: "E1 1JQ" lies in E1, "M5V 2T6" in M5V. */
const WHOLE_CODES: readonly (readonly [country: string, whole: RegExp])[] = [
  ['GB', /^([a-z]{1,2}\d[a-z\d]?) (?:\d[a-z]{0,2})$|^([a-z]{1,2}\d[a-z\d]?)(?:\d[a-z]{2})$/],
  ['CA', /^([a-z]\d[a-z]) ?(?:\d[a-z]\d)$/],
  ['NL', /^(\d{4}) ?(?:[a-z]{2})$/],
  ['IE', /^([a-z]\d[\dw]) ?(?:[a-z\d]{4})$/],
  ['US', /^(\d{5}) (?:\d{4})$/],
]

function outwardOf(text: string): { key: string; countryCode: string } | null {
  for (const [countryCode, whole] of WHOLE_CODES) {
    const [, spaced, joined] = whole.exec(text) ?? []
    const key = spaced ?? joined
    if (key) return { key, countryCode }
  }
  return null
}

/** Postal codes people write: as a whole, its outward part, with the letters of the country before it. */
function findCodes(text: string): TownPart[] {
  const folded = fold(text)
  const outward = outwardOf(folded)
  const own = outward
    ? find('codes', outward.key, false).filter(({ countryCode }) => countryCode === outward.countryCode)
    : []
  if (own.length > 0) return own
  const key = keyOf('codes', text)
  const whole = find('codes', key, false)
  if (whole.length > 0) return whole
  const bare = /^[a-z]{1,2}(\d{3,})$/.exec(key)?.[1]
  return bare ? find('codes', bare, false) : []
}

/** "SW1" stands for SW1A to SW1Y. */
const isDistrict = (key: string) => /^[a-z]{1,2}\d$/.test(key)

type Ranked = PlacePart & { worth: number }

function asPart(part: TownPart): PlacePart | null {
  const city = reverseGeocode(part.lat, part.lng)
  if (!city) return null
  const isItself = fold(city.city) === fold(part.name)
  return { ...city, lat: part.lat, lng: part.lng, quarter: isItself ? null : part.name }
}

/** Nearer and larger first: how many live in the city, by how far it is. */
function worthOf({ lat, lng, countryCode, size }: TownPart, near: Point | null): number {
  const people = Math.max(2 ** size, LEAST_PEOPLE)
  if (near) return people / (distanceKm(near, { lat, lng }) + HALF_WORTH_KM)
  return OFTEN_MEANT.has(countryCode) ? people : people / 8
}

function ranked(parts: readonly TownPart[], near: Point | null, most: number): Ranked[] {
  return parts
    .map((part) => ({ part, worth: worthOf(part, near) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .flatMap(({ part, worth }): Ranked[] => {
      const place = asPart(part)
      return place ? [{ ...place, worth }] : []
    })
}

const withoutWorth = ({ worth: _, ...place }: Ranked): PlacePart => place

export type PartOptions = { near?: Point | null | undefined; most?: number }

/** Where a postal code lies. */
export function placesOfCode(text: string, { near = null, most = 4 }: PartOptions = {}): PlacePart[] {
  const key = keyOf('codes', text)
  const found = findCodes(text.slice(0, LONGEST_QUERY))
  const whole = found.length > 0 || !isDistrict(key) ? found : [district(key)].flatMap((part) => part ?? [])
  const parts = [...whole, ...provincesOf(key, whole)]
  // Of one code in several countries the visitor's own is meant.
  const country = near && parts.length > 1 ? reverseGeocode(near.lat, near.lng)?.countryCode : undefined
  const [own = [], foreign = []] = [true, false].map((isOwn) =>
    parts.filter((part) => (part.countryCode === country) === isOwn),
  )
  return [...ranked(own, near, most), ...ranked(foreign, near, most)].slice(0, most).map(withoutWorth)
}

function district(key: string): TownPart | null {
  const [first, ...others] = find('codes', key, true).filter(({ name }) => /^\D*\d\D/.test(name))
  return first
    ? {
        ...first,
        name: key.toUpperCase(),
        lat: middleOf([first, ...others], 'lat'),
        lng: middleOf([first, ...others], 'lng'),
      }
    : null
}

/** Countries whose codes begin with two digits of the province: people write "34000" for all of Istanbul. */
const BY_PROVINCE = ['TR', 'FR', 'ES', 'IT', 'DZ']

/** A round code that no street has stands for its province: it leads to the largest town there. */
function provincesOf(key: string, known: readonly TownPart[]): TownPart[] {
  if (!/^\d\d000$/.test(key)) return []
  const inProvince = find('codes', key.slice(0, 2), true)
  return BY_PROVINCE.filter((country) => !known.some(({ countryCode }) => countryCode === country)).flatMap((country) =>
    inProvince
      .filter(({ countryCode, name }) => countryCode === country && /^\d{5}$/.test(name))
      .sort((a, b) => b.size - a.size)
      .slice(0, 1)
      .map((part) => ({ ...part, name: key })),
  )
}

const middleOf = (parts: readonly TownPart[], of: 'lat' | 'lng') =>
  parts.reduce((sum, part) => sum + part[of], 0) / parts.length

/** Quarters, stops, villages and small towns of this whole name. */
export function partsNamed(name: string, { near = null, most = 4 }: PartOptions = {}): PlacePart[] {
  const key = fold(name.slice(0, LONGEST_QUERY))
  if (key.length < 3) return []
  const inMemory = [...namedInTable(getQuarters().table, key, false), ...namedInTable(getPlaces().table, key, true)]
  const parts = inMemory.map(
    ({ city, countryCode, lat, lng, population }): TownPart => ({
      ...{ name: city, countryCode, lat, lng },
      size: Math.log2(Math.max(population, reverseGeocode(lat, lng)?.population ?? 0, 1)),
    }),
  )
  const streets = streetsWhere((name) => name === key)
  return ranked([...parts, ...streets, ...find('names', key, false)], near, most).map(withoutWorth)
}

/** While one types: codes and names that begin so. */
export function partsBeginning(typed: string, { near = null, most = 8 }: PartOptions = {}): Ranked[] {
  const text = typed.slice(0, LONGEST_QUERY)
  const key = keyOf('codes', text)
  const hasDigit = /\d/.test(key)
  const whole = hasDigit ? findCodes(text) : []
  const codes = hasDigit && whole.length === 0 && key.length > 1 ? find('codes', key, true) : whole
  const name = fold(text)
  const isLong = name.length >= SHORTEST_BEGINNING && !hasDigit
  const streets = isLong ? streetsWhere((key) => key.startsWith(name)) : []
  const names = isLong ? [...streets, ...find('names', name, true)] : []
  return ranked([...codes, ...names], near, most)
}
