/**
 * Category names and address words in our languages, and the way back from such a word. A browser chunk that only
 * prints names of one language can take `names.<locale>.ts` and `tree.ts` alone.
 */
import { addressWord, fold } from '#app/core/places/fold.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { categoryAliases, subcategoryAliases } from './aliases.ts'
import { names as ar } from './names.ar.ts'
import { names as en } from './names.en.ts'
import { names as fr } from './names.fr.ts'
import { names as id } from './names.id.ts'
import { names as tr } from './names.tr.ts'
import { names as ur } from './names.ur.ts'
import { type CategoryId, type CategoryNames, categories, categoryIds, type SubcategoryId } from './tree.ts'

const NAMES: Record<Locale, CategoryNames> = { en, ar, ur, fr, tr, id }

export const categoryName = (category: CategoryId, locale: Locale): string => NAMES[locale][category].name

/** As said of one place: "Restaurant", not "Restaurants". */
export const categoryOfOne = (category: CategoryId, locale: Locale): string =>
  NAMES[locale][category].one ?? categoryName(category, locale)

export const categorySlug = (category: CategoryId, locale: Locale): string =>
  addressWord(categoryName(category, locale), locale)

const subNames = (category: CategoryId, locale: Locale): Readonly<Record<string, string>> => NAMES[locale][category].sub

/** Empty where the category has no such part. */
export function subcategoryName(category: CategoryId, subcategory: string, locale: Locale): string {
  const inCategory = subNames(category, locale)
  return Object.hasOwn(inCategory, subcategory) ? (inCategory[subcategory] ?? '') : ''
}

export const subcategorySlug = (category: CategoryId, subcategory: string, locale: Locale): string =>
  addressWord(subcategoryName(category, subcategory, locale), locale)

const LONGEST_WORD = 100
const toKey = (word: string) => fold(word.slice(0, LONGEST_WORD)).replaceAll(' ', '')

type Words<T> = ReadonlyArray<readonly [word: string, meaning: T]>

/** Earlier words win, so an alias can never take a name away from its owner. */
function indexWords<T>(words: Words<T>): ReadonlyMap<string, T> {
  const index = new Map<string, T>()
  for (const [word, meaning] of words) {
    const key = toKey(word)
    if (key && !index.has(key)) index.set(key, meaning)
  }
  return index
}

let categoryIndex: ReadonlyMap<string, CategoryId> | null = null
const subcategoryIndexes = new Map<CategoryId, ReadonlyMap<string, SubcategoryId>>()

/** The category a word means: its id, its name or address word in any language, or another usual word for it. */
export function categoryByWord(word: string): CategoryId | null {
  categoryIndex ??= indexWords([
    ...categoryIds.map((category) => [category, category] as const),
    ...categoryIds.flatMap((category) => locales.map((locale) => [categoryName(category, locale), category] as const)),
    ...categoryIds.flatMap((category) => categoryAliases[category].map((alias) => [alias, category] as const)),
  ])
  return categoryIndex.get(toKey(word)) ?? null
}

/** The part of a category that a word means, in the same way. */
export function subcategoryByWord(category: CategoryId, word: string): SubcategoryId | null {
  const index = subcategoryIndexes.get(category) ?? indexSubcategories(category)
  subcategoryIndexes.set(category, index)
  return index.get(toKey(word)) ?? null
}

function indexSubcategories(category: CategoryId): ReadonlyMap<string, SubcategoryId> {
  const parts = categories.find((candidate) => candidate.id === category)?.subcategories ?? []
  const aliases: Readonly<Record<string, readonly string[] | undefined>> = subcategoryAliases[category]
  return indexWords([
    ...parts.map((part) => [part, part] as const),
    ...parts.flatMap((part) => locales.map((locale) => [subcategoryName(category, part, locale), part] as const)),
    ...parts.flatMap((part) => (aliases[part] ?? []).map((alias) => [alias, part] as const)),
  ])
}
