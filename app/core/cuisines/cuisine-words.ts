/** Cuisine names in our languages, and the way back from any word for one. For the server: browsers are given the names they show. */
import { fold } from '#app/core/places/fold.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { type CuisineId, type CuisineNames, cuisineIds, wordsOfCuisine } from './cuisines.ts'
import { names as ar } from './names.ar.ts'
import { names as en } from './names.en.ts'
import { names as fr } from './names.fr.ts'
import { names as id } from './names.id.ts'
import { names as tr } from './names.tr.ts'
import { names as ur } from './names.ur.ts'

const NAMES: Readonly<Record<Locale, CuisineNames>> = { en, ar, ur, fr, tr, id }

export const cuisineName = (cuisine: CuisineId, locale: Locale): string => NAMES[locale][cuisine]

/** Ids before names, and these before other words, so that no alias takes a name away from its owner. */
export const cuisineWords = (): (readonly [cuisine: CuisineId, words: readonly string[]])[] => [
  ...cuisineIds.map((cuisine) => [cuisine, [cuisine]] as const),
  ...cuisineIds.map((cuisine) => [cuisine, locales.map((locale) => cuisineName(cuisine, locale))] as const),
  ...cuisineIds.map((cuisine) => [cuisine, wordsOfCuisine(cuisine)] as const),
]

const LONGEST_WORD = 60
const toKey = (word: string) => fold(word.slice(0, LONGEST_WORD)).replaceAll(' ', '')

let index: ReadonlyMap<string, CuisineId> | null = null

function indexWords(): ReadonlyMap<string, CuisineId> {
  const found = new Map<string, CuisineId>()
  for (const [cuisine, words] of cuisineWords())
    for (const key of words.map(toKey)) if (key && !found.has(key)) found.set(key, cuisine)
  return found
}

/** What "Döner", "fried_chicken", "برياني" or "steak_house" means; null where it is no kitchen and no dish we know. */
export function cuisineByWord(word: string): CuisineId | null {
  index ??= indexWords()
  return index.get(toKey(word)) ?? null
}

/** Of a list such as OpenStreetMap's "kebab;turkish;regional": those that are known, each once, as they were said. */
export function readCuisines(list: string | undefined): CuisineId[] {
  const found = (list ?? '').split(/[;,|/]/).flatMap((word) => cuisineByWord(word) ?? [])
  return [...new Set(found)].slice(0, MOST_CUISINES)
}

/** A place that cooks everything is known for nothing. */
export const MOST_CUISINES = 8
