/**
 * Category names and address words in our languages, and the way back from such a word. For the server: browsers are
 * given the names they show, because staff may have changed them.
 */
import { addressWord, fold } from '#app/core/places/fold.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { categoryAliases, subcategoryAliases } from './aliases.ts'
import type { CategoryEdit } from './edits.ts'
import { names as ar } from './names.ar.ts'
import { names as en } from './names.en.ts'
import { names as fr } from './names.fr.ts'
import { names as id } from './names.id.ts'
import { names as tr } from './names.tr.ts'
import { names as ur } from './names.ur.ts'
import {
  allCategories,
  type CategoryId,
  type CategoryNames,
  categoryById,
  isShipped,
  regrowTree,
  type SubcategoryId,
} from './tree.ts'

const NAMES: Record<Locale, CategoryNames> = { en, ar, ur, fr, tr, id }

type Named = { readonly name: string; readonly one?: string; readonly sub: Readonly<Record<string, string>> }

/** What ships with the site; null for what staff added. */
const shippedNames = (category: CategoryId, locale: Locale): Named | null =>
  isShipped(category) ? NAMES[locale][category] : null

/** The name that ships with the site; null for what staff added. */
export const shippedName = (category: CategoryId, part: string, locale: Locale): string | null => {
  const shipped = shippedNames(category, locale)
  if (part === '' || !shipped) return shipped?.name ?? null
  return Object.hasOwn(shipped.sub, part) ? (shipped.sub[part] ?? null) : null
}

let edits: readonly CategoryEdit[] = []
/** Changes with the edits: what was made from older ones is made anew. */
let edition = 0
export const categoryEdition = () => edition

/** Lays what staff changed over what ships. The same list again costs nothing. */
export function editCategories(changed: readonly CategoryEdit[]): void {
  if (changed === edits) return
  edits = changed
  edition++
  categoryIndex = null
  subcategoryIndexes.clear()
  regrowTree(changed)
}

const editOf = (category: CategoryId, part = '') =>
  edits.find((edit) => edit.category === category && edit.part === part)

/** What staff say people call it, in all languages. */
export const addedWords = (category: CategoryId, part = ''): string[] =>
  Object.values(editOf(category, part)?.words ?? {}).flat()

export const categoryName = (category: CategoryId, locale: Locale): string => {
  const written = editOf(category)?.names
  return written?.[locale] ?? shippedNames(category, locale)?.name ?? written?.en ?? category
}

/** Whether staff gave it another name: sentences that ship with the site speak of the old one. */
export const isRenamed = (category: CategoryId, locale: Locale): boolean =>
  editOf(category)?.names[locale] !== undefined

/** As said of one place: "Restaurant", not "Restaurants". */
export const categoryOfOne = (category: CategoryId, locale: Locale): string =>
  (editOf(category)?.names[locale] ? null : shippedNames(category, locale)?.one) ?? categoryName(category, locale)

export const categorySlug = (category: CategoryId, locale: Locale): string =>
  addressWord(categoryName(category, locale), locale)

/** Empty where the category has no such part. */
export function subcategoryName(category: CategoryId, subcategory: string, locale: Locale): string {
  const written = editOf(category, subcategory)?.names
  const shipped = shippedNames(category, locale)?.sub ?? {}
  const ours = Object.hasOwn(shipped, subcategory) ? shipped[subcategory] : undefined
  return written?.[locale] ?? ours ?? written?.en ?? ''
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
  categoryIndex ??= indexCategories()
  return categoryIndex.get(toKey(word)) ?? null
}

/** Other words for a category that ship with the site. */
export const usualWords = (category: CategoryId): readonly string[] =>
  isShipped(category) ? categoryAliases[category] : []

function indexCategories(): ReadonlyMap<string, CategoryId> {
  const ids = allCategories().map((category) => category.id)
  // A name that was changed still leads there: old addresses hold.
  const namesOf = (category: CategoryId) =>
    locales.flatMap((locale) => [categoryName(category, locale), shippedNames(category, locale)?.name ?? ''])
  const aliasesOf = (category: CategoryId) => [...usualWords(category), ...addedWords(category)]
  return indexWords([
    ...ids.map((category) => [category, category] as const),
    ...ids.flatMap((category) => namesOf(category).map((name) => [name, category] as const)),
    ...ids.flatMap((category) => aliasesOf(category).map((alias) => [alias, category] as const)),
  ])
}

/** The part of a category that a word means, in the same way. */
export function subcategoryByWord(category: CategoryId, word: string): SubcategoryId | null {
  const index = subcategoryIndexes.get(category) ?? indexSubcategories(category)
  subcategoryIndexes.set(category, index)
  return index.get(toKey(word)) ?? null
}

/** Other words for a part that ship with the site. */
export function partAliases(category: CategoryId, part: SubcategoryId): readonly string[] {
  const aliases: Readonly<Record<string, readonly string[] | undefined>> = isShipped(category)
    ? subcategoryAliases[category]
    : {}
  return (Object.hasOwn(aliases, part) ? aliases[part] : undefined) ?? []
}

function indexSubcategories(category: CategoryId): ReadonlyMap<string, SubcategoryId> {
  const parts = categoryById(category).allParts
  const namesOf = (part: SubcategoryId) =>
    locales.flatMap((locale) => [
      subcategoryName(category, part, locale),
      shippedNames(category, locale)?.sub[part] ?? '',
    ])
  return indexWords([
    ...parts.map((part) => [part, part] as const),
    ...parts.flatMap((part) => namesOf(part).map((name) => [name, part] as const)),
    ...parts.flatMap((part) =>
      [...partAliases(category, part), ...addedWords(category, part)].map((alias) => [alias, part] as const),
    ),
  ])
}
