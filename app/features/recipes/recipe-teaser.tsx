// One recipe on the community's hub.
import { useT } from '#app/i18n/catalogue.ts'
import type { RecipeCard as Recipe } from './recipe.ts'
import { RecipeCard } from './recipe-card.tsx'

export function RecipeTeaser({ recipe }: { recipe: Recipe }) {
  return (
    <section className="stack gap-3" aria-labelledby="recipe">
      <h2 className="h4" id="recipe">
        {useT().recipes.hub}
      </h2>
      <RecipeCard recipe={recipe} headingLevel={3} />
    </section>
  )
}
