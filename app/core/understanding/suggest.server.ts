// Suggests places, categories, surahs and pages for the words typed so far, all from memory.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { type CategoryId, offeredCategories, type SubcategoryId } from '#app/core/categories/tree.ts'
import { countryName } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { suggestPlaces } from '#app/core/places/suggest.server.ts'
import { surahNames } from '#app/core/quran/text.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { understandFrom } from './knowledge.server.ts'
import { NOTHING_UNDERSTOOD } from './meaning.ts'
import { placeNameIn, placeOfCity, writeNear } from './near.server.ts'
import { elsewhereFor } from './own-words.server.ts'
import { senseOf, wordsBeginning } from './senses.ts'
import type { Suggested } from './suggestion.ts'
import { taughtWords } from './taught.ts'

type Near = { lat: number; lng: number } | null
type Typed = { text: string; locale: Locale; t: Messages; near: Near }

const MOST_PLACES = 3
const MOST_CATEGORIES = 4
const MOST_DISHES = 2
const MOST_SURAHS = 2
const MOST_PAGES = 2

/** What is likely meant stands before the names of businesses; other towns of that beginning stand after them. */
type Places = { likely: Suggested[]; others: Suggested[] }

/** Far cities are likely meant where many live in them. */
const NEAR_KM = 300
const LEAST_FAR = 500_000

function places({ text, locale, near }: Typed): Places {
  const typed = fold(text)
  const found: Places = { likely: [], others: [] }
  const taught = senseOf(text)?.as === 'place' ? understandFrom(near, text).cities : []
  const begun = suggestPlaces(text, { limit: MOST_PLACES, isExact: true, ...(near && { near }) })
  for (const city of [...taught, ...begun.filter(({ id }) => !taught.some((one) => one.id === id))]) {
    const word = writeNear(placeOfCity(city))
    if (!word) continue
    const detail = [city.state, countryName(city.countryCode, locale)].filter(Boolean).join(', ')
    const label = placeNameIn(city, locale)
    const isSpeltSo = [label, city.quarter ?? '', city.city].some((name) => fold(name).startsWith(typed))
    const isKnownHere = near !== null && distanceKm(near, city) < NEAR_KM
    const isMeant = (isSpeltSo && (isKnownHere || city.population >= LEAST_FAR)) || /\d/.test(text)
    const isLikely = isMeant || taught.some((one) => one === city)
    const to = `/businesses?near=${encodeURIComponent(word)}`
    found[isLikely ? 'likely' : 'others'].push({ kind: 'place', label, detail, to })
  }
  return found
}

const address = (parts: Record<string, string | null | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) params.append(name, value)
  return `/businesses?${params}`
}

/** By the beginning of a name in the page's language, and by what the words mean in any. */
function kinds({ text, locale, t, near }: Typed): Suggested[] {
  const meaning = understandFrom(near, text)
  const [city] = meaning.cities
  const found: Suggested[] = []
  const add = (category: CategoryId, part: SubcategoryId | null) => {
    const name = part ? subcategoryName(category, part, locale) : categoryName(category, locale)
    const to = address({ category, sub: part, near: city && writeNear(placeOfCity(city)) })
    const label = city ? t.understanding.suggestions.inCity(name, placeNameIn(city, locale)) : name
    if (!found.some((one) => one.to === to))
      found.push({ kind: 'category', label, detail: part ? categoryName(category, locale) : '', to })
  }
  if (meaning.category) add(meaning.category, meaning.subcategory)
  const typed = fold(text)
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${typed}`)
  for (const { id, subcategories } of offeredCategories()) {
    if (begins(categoryName(id, locale))) add(id, null)
    for (const part of subcategories) if (begins(subcategoryName(id, part, locale))) add(id, part)
  }
  return [...found.slice(0, MOST_CATEGORIES), ...dishes(typed, locale)].slice(0, MOST_CATEGORIES)
}

/** "biry" may become biryani: words for a dish or a kind of shop, as they are searched for. */
const dishes = (typed: string, locale: Locale): Suggested[] =>
  wordsBeginning(typed)
    .slice(0, MOST_DISHES)
    .map(({ word, category }) => ({
      kind: 'category',
      label: word,
      detail: categoryName(category, locale),
      to: address({ search: word }),
    }))

function surahs({ text, locale, near }: Typed): Suggested[] {
  const { verse } = understandFrom(near, text)
  const typed = fold(text).replace(/^al |^surah? |^سوره /u, '')
  const names = surahNames(locale)
  const numbers = new Set(verse ? [verse.surah] : [])
  if (typed.length > 2)
    for (const { number, name } of names) if (fold(name).replace(/^al /, '').startsWith(typed)) numbers.add(number)
  return [...numbers].slice(0, MOST_SURAHS).flatMap((number) => {
    const surah = names[number - 1]
    if (!surah) return []
    const to = verse?.surah === number && verse.ayah !== null ? `/quran/${number}/${verse.ayah}` : `/quran/${number}`
    return [{ kind: 'surah' as const, label: surah.name, detail: surah.meaning, to }]
  })
}

/** The page that a word was taught to mean. */
function taughtPage(text: string, { elsewhere }: Messages['understanding']): (readonly [string, string])[] {
  const sense = senseOf(text)
  const to = sense?.as === 'kind' ? elsewhereFor({ ...NOTHING_UNDERSTOOD, kind: sense.kind }, '') : null
  return to && taughtWords().some(({ folded }) => folded === fold(text)) ? [[elsewhere[to.kind], to.to]] : []
}

function pages({ text, t }: Typed): Suggested[] {
  const typed = ` ${fold(text)}`
  const { elsewhere } = t.understanding
  const known = [
    [t.mosques.title, '/mosques'],
    [elsewhere.prayer, '/athan'],
    [elsewhere.qibla, '/athan/qibla'],
    [elsewhere.hijri, '/athan/hijri'],
    [elsewhere.zakaat, '/zakaat'],
  ] as const
  const begun = known.filter(([label]) => ` ${fold(label)}`.includes(typed))
  return [...taughtPage(text, t.understanding), ...begun]
    .slice(0, MOST_PAGES)
    .map(([label, to]) => ({ kind: 'page' as const, label, detail: '', to }))
}

/** Each kind together, the likelier ones first; `records` are businesses and mosques of such a name. */
export function suggestFrom(typed: Typed, records: readonly Suggested[]): Suggested[] {
  const { likely, others } = places(typed)
  return [...kinds(typed), ...likely, ...records, ...others, ...surahs(typed), ...pages(typed)]
}
