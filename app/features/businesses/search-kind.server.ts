// The kind of thing a search was for, as owners are told of it: a kind of place, a dish, hours. Never its words.
import { ANY_KIND } from '#app/core/analytics/kinds.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { cuisineByWord } from '#app/core/cuisines/cuisine-words.ts'
import type { MissedSearch, ShownSearch } from '#app/core/request/services.ts'
import type { Step } from './relaxed.server.ts'
import type { DirectoryFilters } from './rules.ts'

type Kind = Pick<MissedSearch, 'wanted' | 'category' | 'subcategory'>
type Wanted = Pick<DirectoryFilters, 'search' | 'category' | 'subcategory' | 'cuisine' | 'open'>

/** Null: it cannot be told without the words. `step`: with how much less something was found. */
export function missedKind(
  { search, category, subcategory, cuisine, open }: Wanted,
  step: Pick<Step, 'said'> | undefined,
): Kind | null {
  const kind = isCategoryId(category) ? { category, subcategory: subcategory ?? '' } : null
  // There are such places, and none of them is open.
  if (open !== null && step?.said === 'withoutFilters' && !search)
    return { wanted: 'hours', ...(kind ?? { category: ANY_KIND, subcategory: '' }) }
  const dish = dishOf({ search, category, cuisine })
  if (dish) return { wanted: 'dish', category: dish, subcategory: '' }
  return kind && { wanted: 'place', ...kind }
}

function dishOf({ search, category, cuisine }: Pick<Wanted, 'search' | 'category' | 'cuisine'>) {
  const isFood = category === null || category === 'restaurants' || category === 'grocery'
  return cuisine ?? (isFood && search ? cuisineByWord(search) : null)
}

/** What a search was for that showed something. */
export function shownKind(filters: Wanted): Pick<ShownSearch, 'wanted' | 'category' | 'subcategory'> {
  const { search, category, subcategory } = filters
  const dish = dishOf(filters)
  if (dish) return { wanted: 'dish', category: dish, subcategory: '' }
  if (isCategoryId(category)) return { wanted: 'place', category, subcategory: subcategory ?? '' }
  return { wanted: search ? 'words' : 'near', category: ANY_KIND, subcategory: '' }
}
