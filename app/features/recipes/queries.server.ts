import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { RecipeDetails, RecipeList } from './recipe.ts'
import type { RecipeFilter } from './recipe-filter.ts'

type Paging = Pick<Services, 'page' | 'log'>

export async function loadRecipes(services: Paging, filter: RecipeFilter): Promise<RecipeList> {
  const { words, course, occasion, without, minutes, sort, after, reads } = filter
  const list = await askPage(services, 'recipe_list', {
    ...(words && { words }),
    ...(course && { course }),
    ...(occasion && { occasion }),
    ...(without.length > 0 && { without }),
    ...(minutes && { minutes }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    sort,
  })
  return (list as RecipeList | null) ?? { items: [], pinned: [], next: null }
}

/** Null: there is no recipe the visitor may see. */
export const loadDetails = async (services: Paging, contribution: string) =>
  (await askPage(services, 'recipe_details', { contribution })) as RecipeDetails | null
