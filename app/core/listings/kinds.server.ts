// Labels for a place's kinds, in the visitor's language. Each comes with the filter that finds it, so that it leads somewhere.
import { categoryByWord, categoryName, categoryOfOne, subcategoryName } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryById } from '#app/core/categories/tree.ts'
import { cuisineName } from '#app/core/cuisines/cuisine-words.ts'
import { isCuisine } from '#app/core/cuisines/cuisines.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Business } from './business.ts'

export type Kind = {
  label: string
  category: CategoryId
  subcategory: string | null
  cuisine: string | null
}

type Kinded = Pick<Business, 'business_category' | 'subcategory' | 'cuisines'>

/** What it cooks, else the part of its category it belongs to, else the category. */
export function kindsOf({ business_category, subcategory, cuisines }: Kinded, locale: Locale): Kind[] {
  const category = categoryByWord(business_category)
  if (!category) return []
  const cooked = cuisines
    .filter(isCuisine)
    .map((cuisine): Kind => ({ label: cuisineName(cuisine, locale), category, subcategory: null, cuisine }))
  if (cooked.length > 0) return cooked
  if (categoryById(category).allParts.includes(subcategory))
    return [{ label: subcategoryName(category, subcategory, locale), category, subcategory, cuisine: null }]
  return [{ label: categoryName(category, locale), category, subcategory: null, cuisine: null }]
}

/** As many as a card has room for. */
const ON_A_CARD = 2

/** In a few words, for a card: "Turkish · Kebab", or "Restaurant". */
export function kindOnCard(business: Kinded, locale: Locale): string | null {
  const category = categoryByWord(business.business_category)
  if (!category) return business.business_category || null
  const cooked = kindsOf(business, locale).filter(({ cuisine }) => cuisine !== null)
  return cooked.length > 0
    ? cooked
        .slice(0, ON_A_CARD)
        .map(({ label }) => label)
        .join(' · ')
    : categoryOfOne(category, locale)
}
