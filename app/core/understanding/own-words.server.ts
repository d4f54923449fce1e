// A search in one's own words, on whichever page it was typed: the place it means, and what to tell about it.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { countryName } from '#app/core/places/countries.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { understandFrom } from './knowledge.server.ts'
import type { City, Kind, Meaning, Part } from './meaning.ts'
import { orOwn, placeNameIn, placeOfCity, readNear, writeNear } from './near.server.ts'
import type { Elsewhere, Understood, UnderstoodChip } from './understood.ts'

/** What of a search is in its address: the words as typed, and the place. */
export type Wording = { search: string; near: string | null }

export type OwnWords = {
  /** At the place of the link, where the address has one. */
  visit: Visit
  /** What the address says of the place, for every link of the page. */
  near: string | null
  isLinked: boolean
  /** Null where nothing was typed. */
  meaning: Meaning | null
}

export const atPlace = (visit: Visit, place: Place): Visit => {
  const choice = choiceAt(place.countryCode, place, visit.isOwnChoice ? visit.choice : null)
  const cards = makeCardContext({ locale: visit.locale, now: visit.now, hasDistance: true, choice })
  return { ...visit, place, hasPlace: true, choice, cards }
}

/** Where a city was named, in it: whoever is there keeps their own exact place. */
export const inCity = (visit: Visit, city: City | undefined): Visit =>
  city ? atPlace(visit, orOwn(placeOfCity(city), visit.place)) : visit

export function readOwnWords(asked: Visit, { search, near }: Wording): OwnWords {
  const linked = readNear(near)
  const visit = linked ? atPlace(asked, orOwn(linked, asked.place)) : asked
  const from = isKnown(visit.place) ? { lat: visit.place.lat, lng: visit.place.lng } : null
  return {
    visit,
    near: linked ? near : from && writeNear(visit.place),
    isLinked: linked !== null,
    meaning: search.trim() ? understandFrom(from, search) : null,
  }
}

type Stretch = Pick<Part, 'start' | 'end'>

/** The sentence without some of its words. */
export function withoutWords(search: string, gone: readonly Stretch[]): string {
  let rest = search
  for (const { start, end } of gone.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,،]+|[\s,،]+$/g, '')
    .trim()
}

const CERTIFIED = 3

function labelOf(part: Part, meaning: Meaning, { locale, t }: Visit): string | null {
  const { category, subcategory, cities } = meaning
  switch (part.of) {
    case 'category':
      if (!category) return null
      return subcategory ? subcategoryName(category, subcategory, locale) : categoryName(category, locale)
    case 'place':
      return cities[0] ? placeNameIn(cities[0], locale) : null
    case 'near':
      return t.understanding.nearMe
    case 'open':
      return t.understanding.open[meaning.open ?? 'now']
    case 'day':
      return meaning.day && t.understanding.days[meaning.day]
    case 'fact':
      return part.fact ? t.businesses.facts[part.fact] : null
    case 'owned':
      return t.businesses.muslimOwned
    case 'cheap':
      return t.understanding.cheap
    case 'halal':
      return t.businesses.halal.levels[CERTIFIED] ?? null
    case 'prayer':
      return null
  }
}

/** How a section tells what it understood. */
export type Telling = {
  wording: Wording
  /** The same search with other words or another place. */
  address: (change: Partial<Wording>) => string
  /** Parts of a sentence that the section goes by; null: not told, another text: told so. */
  label?: (part: Part) => string | null | undefined
  /** What its own words chose. */
  chosen?: readonly (Stretch & { label: string })[]
  /** The same search with the words as they stand; absent where the page has another way to it. */
  isOfferedAsTyped?: boolean
}

function chipsOf(meaning: Meaning, visit: Visit, { wording, address, label, chosen = [] }: Telling): UnderstoodChip[] {
  const byLabel = new Map<string, Stretch[]>()
  const add = (name: string, stretch: Stretch) => byLabel.set(name, [...(byLabel.get(name) ?? []), stretch])
  for (const part of meaning.parts) {
    const own = label?.(part)
    const name = own === undefined ? labelOf(part, meaning, visit) : own
    if (name) add(name, part)
  }
  for (const { label: name, ...stretch } of chosen) add(name, stretch)
  return [...byLabel].map(([name, parts]) => ({
    label: name,
    to: address({ search: withoutWords(wording.search, parts) }),
  }))
}

/** "Paris, Texas, United States", as the place of the search. */
function otherCity(meaning: Meaning, city: City, { locale }: Visit, { wording, address }: Telling): UnderstoodChip {
  const name = [placeNameIn(city, locale), city.state, countryName(city.countryCode, locale)].filter(Boolean).join(', ')
  const rest = withoutWords(
    wording.search,
    meaning.parts.filter(({ of }) => of === 'place'),
  )
  return { label: name, to: address({ search: rest, near: writeNear(placeOfCity(city)) }) }
}

export function tellUnderstood(asked: Visit, meaning: Meaning, telling: Telling, hasPlace: boolean): Understood {
  const { wording, address, isOfferedAsTyped = true } = telling
  const others = meaning.cities.slice(1).map((city) => otherCity(meaning, city, asked, telling))
  return {
    chips: chipsOf(meaning, asked, telling),
    others,
    elsewhere: null,
    needsPlace: meaning.isNearMe && !hasPlace,
    asTyped: isOfferedAsTyped ? address({ search: `"${wording.search}"` }) : null,
    here: address({}),
  }
}

const query = (path: string, name: string, search: string) => `${path}?${new URLSearchParams({ [name]: search })}`

/** The part of the site that answers a sentence of this kind; null where nobody does better. */
export function elsewhereFor(meaning: Meaning, search: string): Elsewhere | null {
  switch (meaning.kind) {
    case 'business':
    case 'hours':
      return { kind: 'business', to: query('/businesses', 'search', search) }
    case 'mosque':
      return { kind: 'mosque', to: query('/mosques', 'search', search) }
    case 'job':
      return { kind: 'job', to: query('/jobs', 'search', search) }
    case 'event':
      return { kind: 'event', to: query('/community/events', 'search', search) }
    case 'recipe':
      return { kind: 'recipe', to: query('/community/recipes', 'q', search) }
    case 'course':
      return { kind: 'course', to: '/courses' }
    case 'prayer':
    case 'iqamah':
      return { kind: 'prayer', to: '/athan' }
    case 'qibla':
      return { kind: 'qibla', to: '/athan/qibla' }
    case 'hijri':
      return { kind: 'hijri', to: '/athan/hijri' }
    case 'occasion':
      return { kind: 'mosque', to: '/mosques/occasions' }
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

/** Where the words are about something else: the way there, and nothing read from them here. */
export function tellElsewhere(meaning: Meaning, { wording, address }: Telling): Understood | null {
  const elsewhere = elsewhereFor(meaning, wording.search)
  return elsewhere && { chips: [], others: [], elsewhere, needsPlace: false, asTyped: null, here: address({}) }
}

export const isOneOf = (kinds: readonly Kind[], { kind }: Meaning) => kinds.includes(kind)
