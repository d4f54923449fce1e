import type { Whole } from '#app/core/contributions/contribution.ts'
import { withFacts } from '#app/core/contributions/shapes.server.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { RecipeList, RecipeWhole } from './recipe.ts'
import type { RecipeFilter } from './recipe-filter.ts'
import { recipeDetails, recipeFacts, recipeList } from './shapes.server.ts'

type Paging = Pick<Services, 'page' | 'log'>

export async function loadRecipes(services: Paging, filter: RecipeFilter): Promise<RecipeList> {
  const { words, course, occasion, without, minutes, sort, after, reads } = filter
  const asked = {
    ...(words && { words }),
    ...(course && { course }),
    ...(occasion && { occasion }),
    ...(without.length > 0 && { without }),
    ...(minutes && { minutes }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    sort,
  }
  return askPage(services, 'recipe_list', asked, recipeList)
}

/** Null: there is no recipe the visitor may see. */
export const loadDetails = (services: Paging, contribution: string) =>
  askPage(services, 'recipe_details', { contribution }, recipeDetails.nullable())

/** What only a recipe has, of what every contribution has. */
export const readFacts = (whole: Whole): RecipeWhole => withFacts(whole, recipeFacts)
