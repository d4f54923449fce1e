// Hits among recipes for the search for everything.
import { contributionPath } from '#app/core/contributions/sections.ts'
import { HITS_SHOWN, type Hits } from '#app/core/understanding/hit.ts'
import type { Meaning } from '#app/core/understanding/meaning.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { planRecipes } from './own-words.server.ts'
import { loadRecipes } from './queries.server.ts'
import { readRecipeFilter, recipeAddress } from './recipe-filter.ts'

/** Without words of its own a list of recipes answers only who asked for recipes. */
export async function findRecipeHits(visit: Visit, search: string, { kind }: Meaning): Promise<Hits | null> {
  const filter = { ...readRecipeFilter(new URLSearchParams()), words: search }
  const { wanted } = planRecipes(visit, filter)
  if (kind !== 'recipe' && wanted.words === '') return null
  const { items, pinned, next } = await loadRecipes(visit.services, wanted)
  const found = [...pinned, ...items]
  return {
    hits: found.slice(0, HITS_SHOWN).map(({ id, slug, title, language, author }) => ({
      id,
      to: contributionPath('recipes', slug),
      title: title ?? '',
      language,
      detail: author?.name ?? '',
    })),
    total: found.length,
    isMore: next !== null,
    to: recipeAddress(filter),
  }
}
