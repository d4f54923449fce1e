// From the words in a file to what our tables hold. A row without a name, or with coordinates that are none, is
// refused; any other value that makes no sense is left out, because the rest of the row is still good.
import { createHash } from 'node:crypto'
import { categoryByWord, categoryEdition, subcategoryByWord } from '#app/core/categories/categories.ts'
import { allCategories, type CategoryId } from '#app/core/categories/tree.ts'
import { cuisineByWord, MOST_CUISINES, readCuisines } from '#app/core/cuisines/cuisine-words.ts'
import { type CuisineId, partOfCuisine } from '#app/core/cuisines/cuisines.ts'
import { isEmail, normaliseLikelyPhone, normaliseWebsite } from '#app/core/listing-form/contact.server.ts'
import { LONGEST } from '#app/core/listing-form/text.ts'
import { countryByWord, countryName, isCountryCode } from '#app/core/places/countries.ts'
import { reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { FOR_WHOM, HOSTS, placeOfRoom, ROOM_KINDS, whomOfName } from '#app/core/prayer-rooms/hosts.ts'
import type { ImportField } from '#app/features/imports/rules.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { isBorneOut } from './halal-word.ts'
import { parseOsmHours } from './osm-hours.ts'
import type { Refusal, StagedRow } from './staged-row.ts'

export type RawFields = Partial<Record<ImportField, string>>

const LENGTHS = { ...LONGEST, state: LONGEST.city, country: LONGEST.city, source_id: 200 }

/** PostgreSQL cannot hold the zero byte, and nobody means the others; line breaks and tabs are fine. */
function withoutControls(value: string): string {
  let text = ''
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    if ((code >= 32 && code !== 127 && code !== 0xfffe && code !== 0xffff) || code === 9 || code === 10 || code === 13)
      text += character
  }
  return text.toWellFormed()
}

/** Printable Latin text, as most of it is, needs no second look. */
const PLAIN = /^[ -~\u00a0-\ud7ff]*$/

/** Trimmed text without control characters; null when nothing is left. */
export function cleanText(value: string | undefined, longest: number): string | null {
  if (value === undefined || value === '') return null
  const text = (PLAIN.test(value) ? value : withoutControls(value)).trim()
  if (text === '') return null
  return text.length <= longest ? text : text.slice(0, longest).toWellFormed().trimEnd()
}

const oneLine = (value: string | undefined, longest: number) => {
  const text = cleanText(value, longest)
  return text !== null && /\s\s|[\n\r\t]/.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** Remembers answers for words that come again and again in a file. */
function remember<T>(find: (word: string) => T, most = 10_000): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const value = find(word)
    if (known.size >= most) known.clear()
    known.set(word, value)
    return value
  }
}

/** A postcode of its own column stands behind the street, where the street does not say it already. */
function withPostcode(address: string | null, postcode: string | null): string | null {
  if (postcode === null || address?.toLowerCase().includes(postcode.toLowerCase())) return address
  return cleanText([address, postcode].filter(Boolean).join(', '), LENGTHS.address)
}

const codeOfCountry = remember((word) =>
  /^[A-Za-z]{2}$/.test(word) && isCountryCode(word.toUpperCase()) ? word.toUpperCase() : (countryByWord(word) ?? ''),
)
const nameOfCountry = remember((code) => countryName(code, 'en'))

type CategoryGuess = { category: CategoryId | null; subcategory: string | null }

const guessInEdition = remember((key): CategoryGuess => {
  const word = key.slice(key.indexOf(' ') + 1)
  const category = categoryByWord(word)
  if (category) return { category, subcategory: null }
  for (const { id: candidate } of allCategories()) {
    const subcategory = subcategoryByWord(candidate, word)
    if (subcategory) return { category: candidate, subcategory }
  }
  return { category: null, subcategory: null }
})
/** What staff change in the categories holds from the next row on. */
const guessCategory = (word: string) => guessInEdition(`${categoryEdition()} ${word}`)

const ALREADY_E164 = /^\+[1-9]\d{6,14}$/

/** As the form of a listing writes it, where the number can be understood; else as written, when it looks like one at all. */
export function readPhone(value: string | undefined, countryCode: string | null): string | null {
  const text = oneLine(value, 80)
  if (text === null) return null
  if (ALREADY_E164.test(text)) return text
  // "020 1234; 020 5678": the first one.
  const first = text.split(/[;/,]| or /)[0]?.trim() ?? ''
  const number = normaliseLikelyPhone(first, countryCode ?? '')
  if (number) return number
  const digits = first.replace(/\D/g, '').length
  return digits >= 5 && digits <= 15 && first.length <= 40 && /^[+()\d\s.-]+$/.test(first) ? first : null
}

/** The first of several. */
export function readWebsite(value: string | undefined): string | null {
  const text = oneLine(value, LONGEST.website)?.split(/[;\s]/)[0]
  return text ? normaliseWebsite(text) : null
}

export function readEmail(value: string | undefined): string | null {
  const text = oneLine(value, LONGEST.email)?.split(/[;,\s]/)[0]
  return text && isEmail(text) ? text : null
}

const YES = new Set(['yes', 'true', '1', 'y', 'only', 'oui', 'evet', 'ya', 'designated', 'limited'])
const NO = new Set(['no', 'false', '0', 'n', 'none', 'non'])

/** Undefined where it is neither: unknown is not no. */
export function readYesNo(value: string | undefined): boolean | undefined {
  const word = value?.trim().toLowerCase()
  if (!word) return undefined
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

/** "12,5" is a number in half the world. Undefined: not given. Null: given, but no number. */
export function readNumber(value: string | undefined): number | null | undefined {
  if (value === undefined) return undefined
  const text = value.trim()
  if (text === '') return undefined
  const number = Number(/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text)
  return Number.isFinite(number) ? number : null
}

const splitList = (value: string | undefined, most: number): string[] | null => {
  const items = value?.split(/[;|,]/).flatMap((item) => oneLine(item, 80) ?? []) ?? []
  return items.length > 0 ? [...new Set(items)].slice(0, most) : null
}

const FACT_FIELDS = [
  'wheelchair',
  'parking',
  'delivery',
  'takeaway',
  'outdoor_seating',
  'prayer_space',
  'wudu',
  'sisters_space',
] as const satisfies readonly ImportField[]

function readFacts(fields: RawFields): Record<string, boolean> | null {
  let facts: Record<string, boolean> | null = null
  for (const field of FACT_FIELDS) {
    const value = readYesNo(fields[field])
    if (value === undefined) continue
    facts ??= {}
    facts[field] = value
  }
  return facts
}

/** "diet:halal=yes" of the map: halal options, where more than the mark says so. */
export const MARKED = 'marked'

type HalalWord = 'only' | 'yes' | 'name' | 'on_request' | 'reported'

/** The source's own word, and no more than that: nobody of the place has said it, and nobody here has checked it. */
function readHalalWord(value: string | undefined, isMarkBorneOut: () => boolean): HalalWord | null {
  const word = value?.trim().toLowerCase() ?? ''
  if (word === MARKED) return isMarkBorneOut() ? 'yes' : 'reported'
  if (word === 'name' || word === 'reported') return word
  if (['only', 'fully_halal', 'fully halal', 'full', '100%'].includes(word)) return 'only'
  if (['yes', 'true', '1', 'y', 'halal', 'limited', 'halal_options', 'some', 'partial'].includes(word)) return 'yes'
  return word === 'on_request' ? 'on_request' : null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the source cooks by its own account, and by a word that stood where the part of a category stands. */
function readKitchen(fields: RawFields, subword: string | null): { cuisines: CuisineId[]; other: string[] } {
  const said = splitList(fields.cuisine, 40) ?? []
  const known = readCuisines([...said, subword ?? ''].join(';'))
  return { cuisines: known.slice(0, MOST_CUISINES), other: said.filter((word) => cuisineByWord(word) === null) }
}

/** Of a row without an id of its own: what makes it a duplicate, so that the same file twice gives the same ids. */
function makeSourceId(name: string, city: string | null, phone: string | null, latitude: number | null): string {
  const key = `${name.toLowerCase()}|${city?.toLowerCase() ?? ''}|${phone ?? ''}|${latitude?.toFixed(4) ?? ''}`
  return `key:${createHash('sha1').update(key).digest('hex').slice(0, 24)}`
}

/** Seven digits or more, as numbers are written: whoever reads the name aloud would dial it. */
const NUMBER_IN_NAME = /(?:\d[\s().-]*){7,}/

const oneOf = <Word extends string>(words: readonly Word[], value: string | undefined): Word | null =>
  wordIn(words, value?.trim().toLowerCase())

/** What is a room's alone. Whose house it is in, name and address say where nothing else does. */
function readRoom(fields: RawFields, { name, address }: Pick<StagedRow, 'name' | 'address'>): Record<string, unknown> {
  const kind = oneOf(ROOM_KINDS, fields.room_kind)
  const place = placeOfRoom({ name, address: address ?? '', kind })
  const seen = fields.seen_on?.trim() ?? ''
  const room = {
    kind,
    host_kind: oneOf(HOSTS, fields.host_kind) ?? place.host,
    host_name: oneLine(fields.host_name, 160) ?? place.hostName,
    inside: oneLine(fields.inside, 160) ?? place.inside,
    how_to_find: cleanText(fields.how_to_find, 500),
    for_whom: oneOf(FOR_WHOM, fields.for_whom) ?? whomOfName(name),
    qibla: readYesNo(fields.qibla),
    seen_on: DAY.test(seen) ? seen : null,
  }
  return Object.fromEntries(Object.entries(room).filter(([, value]) => value !== null && value !== undefined))
}

type Context = { kind: 'business' | 'mosque' | 'prayer_room'; line: number; excerpt: () => string }

/** Where it is, as far as the file says; else why the row cannot be taken. */
function readPosition(
  fields: RawFields,
): 'coordinates_not_numbers' | 'coordinates_out_of_range' | 'nowhere' | { latitude?: number; longitude?: number } {
  const latitude = readNumber(fields.latitude)
  const longitude = readNumber(fields.longitude)
  if (latitude === null || longitude === null) return 'coordinates_not_numbers'
  if (latitude !== undefined && (latitude < -90 || latitude > 90)) return 'coordinates_out_of_range'
  if (longitude !== undefined && (longitude < -180 || longitude > 180)) return 'coordinates_out_of_range'
  if (latitude === 0 && longitude === 0 && !fields.city?.trim() && !fields.address?.trim()) return 'nowhere'
  // Zero coordinates, or half of a pair, are an unknown location.
  const isKnown = latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0)
  return isKnown ? { latitude, longitude } : {}
}

export function normalise(fields: RawFields, { kind, line, excerpt }: Context): StagedRow | Refusal {
  const refuse = (reason: string): Refusal => ({ line, reason, excerpt: excerpt().slice(0, 200) })
  const name = oneLine(fields.name, 2000)
  if (name === null) return refuse('name_missing')
  if (name.length > LENGTHS.name) return refuse('name_too_long')
  if (NUMBER_IN_NAME.test(name)) return refuse('phone_in_name')
  const position = readPosition(fields)
  if (typeof position === 'string') return refuse(position)
  const { latitude, longitude } = position
  const sourceId = oneLine(fields.source_id, 1000)
  if (sourceId !== null && sourceId.length > LENGTHS.source_id) return refuse('source_id_too_long')

  let city = oneLine(fields.city, LENGTHS.city)
  let state = oneLine(fields.state, LENGTHS.state)
  const countryWord = oneLine(fields.country, LENGTHS.country)
  let countryCode =
    codeOfCountry(fields.country_code?.trim() ?? '') || (countryWord ? codeOfCountry(countryWord) : '') || null
  const hours = fields.opening_hours ? parseOsmHours(fields.opening_hours) : null
  let timeZone: string | null = null
  if (latitude !== undefined && longitude !== undefined) {
    if (city === null || countryCode === null) {
      const near = reverseGeocode(latitude, longitude)
      if (near) {
        city ??= near.city
        if (countryCode === null) state ??= near.state
        countryCode ??= near.countryCode
        timeZone = near.timeZone
      }
    }
    // Times of day need it; asking for it costs more than everything else in this function.
    if (timeZone === null && (hours || kind !== 'business')) timeZone = timeZoneAt(latitude, longitude)
  }
  const country = countryCode ? nameOfCountry(countryCode) || countryWord : countryWord
  const phone = readPhone(fields.phone, countryCode)

  const row: StagedRow = {
    kind,
    line,
    source_id: sourceId ?? makeSourceId(name, city, phone, latitude ?? null),
    name,
    local_name: oneLine(fields.local_name, 200),
    description: cleanText(fields.description, LENGTHS.description),
    image: readWebsite(fields.image),
    address: withPostcode(oneLine(fields.address, LENGTHS.address), oneLine(fields.postcode, 12)),
    city,
    state,
    country,
    country_code: countryCode,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    time_zone: timeZone,
    phone,
    email: readEmail(fields.email),
    website: readWebsite(fields.website),
  }
  const facts = readFacts(fields)
  if (kind === 'mosque') {
    row.mosque_type = oneLine(fields.mosque_type, 60)
    row.facilities = facts
    return row
  }
  if (kind === 'prayer_room') {
    row.facilities = facts
    row.hours = hours
    row.room = readRoom(fields, row)
    return row
  }
  const word = oneLine(fields.category, 80)
  const subword = oneLine(fields.subcategory, 80)
  const guessed = word ? guessCategory(word) : null
  row.business_category = guessed?.category ?? (subword ? guessCategory(subword).category : null)
  const kitchen = row.business_category === 'restaurants' ? readKitchen(fields, subword) : { cuisines: [], other: [] }
  const ofKitchen = kitchen.cuisines.flatMap((cuisine) => partOfCuisine(cuisine) ?? [])[0]
  row.subcategory =
    (row.business_category && subword ? subcategoryByWord(row.business_category, subword) : null) ??
    guessed?.subcategory ??
    ofKitchen ??
    null
  row.cuisines = kitchen.cuisines.length > 0 ? kitchen.cuisines : null
  row.business_type = row.subcategory ?? subword ?? word
  row.whatsapp = readPhone(fields.whatsapp, countryCode)
  row.hours = hours
  row.services = splitList(fields.services, 60)
  // A kind the tree does not know is still found by its word.
  const unknown = subword && !row.subcategory && kitchen.cuisines.length === 0 ? [subword] : []
  const tags = [...(splitList(fields.tags, 40) ?? []), ...kitchen.other, ...unknown]
  row.tags = tags.length > 0 ? [...new Set(tags)].slice(0, 40) : null
  row.languages = splitList(fields.languages, 20)
  row.price_range = /^\${1,4}$/.test(fields.price_range?.trim() ?? '') ? (fields.price_range?.trim() ?? null) : null
  row.muslim_owned = readYesNo(fields.muslim_owned) ?? null
  row.facts = facts
  const { name: called, subcategory = null } = row
  const said = readHalalWord(fields.halal, () =>
    isBorneOut({ name: called, subcategory, cuisines: kitchen.cuisines, country: countryCode }),
  )
  const seen = fields.seen_on && DAY.test(fields.seen_on.trim()) ? fields.seen_on.trim() : null
  row.halal = said && { said, ...(seen && { seen }) }
  return row
}

export const isRefusal = (result: StagedRow | Refusal): result is Refusal => 'reason' in result
