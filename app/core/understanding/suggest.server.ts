// What may be meant by what is typed so far: places, categories, surahs and pages, all from memory.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { type CategoryId, offeredCategories, type SubcategoryId } from '#app/core/categories/tree.ts'
import { countryName } from '#app/core/places/countries.ts'
import { fold } from '#app/core/places/fold.ts'
import { cityNameIn } from '#app/core/places/geo.server.ts'
import { suggestCities } from '#app/core/places/suggest.server.ts'
import { surahNames } from '#app/core/quran/text.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { understandFrom } from './knowledge.server.ts'
import { placeOfCity, writeNear } from './near.server.ts'
import type { Suggested } from './suggestion.ts'

type Near = { lat: number; lng: number } | null
type Typed = { text: string; locale: Locale; t: Messages; near: Near }

const MOST_PLACES = 3
const MOST_CATEGORIES = 4
const MOST_SURAHS = 2
const MOST_PAGES = 2

function places({ text, locale, near }: Typed): Suggested[] {
  return suggestCities(text, { limit: MOST_PLACES, ...(near && { near }) }).flatMap((city) => {
    const word = writeNear(placeOfCity(city))
    if (!word) return []
    const detail = [city.state, countryName(city.countryCode, locale)].filter(Boolean).join(', ')
    return [
      {
        kind: 'place' as const,
        label: cityNameIn(city, locale),
        detail,
        to: `/businesses?near=${encodeURIComponent(word)}`,
      },
    ]
  })
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
    const label = city ? t.understanding.suggestions.inCity(name, cityNameIn(city, locale)) : name
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
  return found.slice(0, MOST_CATEGORIES)
}

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
  return known
    .filter(([label]) => ` ${fold(label)}`.includes(typed))
    .slice(0, MOST_PAGES)
    .map(([label, to]) => ({ kind: 'page' as const, label, detail: '', to }))
}

export const suggestFrom = (typed: Typed): Suggested[] => [
  ...kinds(typed),
  ...places(typed),
  ...surahs(typed),
  ...pages(typed),
]
