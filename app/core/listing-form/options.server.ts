// The lists of a listing's form in the visitor's language. Made here, because browsers name countries and languages differently.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { allCategories } from '#app/core/categories/tree.ts'
import { SPOKEN_LANGUAGES, writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { countryCodes, countryName } from '#app/core/places/countries.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { CategoryOption, Option } from './choices.ts'

const byLabel = (locale: Locale) => {
  const { compare } = new Intl.Collator(intlTag(locale))
  return (a: Option, b: Option) => compare(a.label, b.label)
}

type Kept = { business_category: string | null; subcategory: string | null }

/** `kept` is what a listing has already: it is offered to it for as long as it has it. */
export const categoryOptions = (locale: Locale, kept?: Kept): CategoryOption[] =>
  allCategories()
    .filter(({ id, isRetired }) => !isRetired || id === kept?.business_category)
    .map(({ id, subcategories, allParts }) => ({
      value: id,
      label: categoryName(id, locale),
      parts: allParts
        .filter((part) => subcategories.includes(part) || (id === kept?.business_category && part === kept.subcategory))
        .map((part) => ({ value: part, label: subcategoryName(id, part, locale) })),
    }))

const countries = new Map<Locale, Option[]>()

export function countryOptions(locale: Locale): Option[] {
  const known =
    countries.get(locale) ??
    countryCodes.map((value) => ({ value, label: countryName(value, locale) || value })).sort(byLabel(locale))
  countries.set(locale, known)
  return known
}

/** `kept` are languages a listing has beyond those everyone is offered. */
export function languageOptions(locale: Locale, kept: readonly string[] = []): Option[] {
  const offered = [...new Set([...SPOKEN_LANGUAGES, ...kept])]
  return writeLanguages(offered, locale)
    .map((label, index) => ({ value: offered[index] ?? '', label }))
    .sort(byLabel(locale))
}
