// Shares a recipe.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { saveRecipe } from '#app/features/recipes/commands.server.ts'
import { COURSES, MOST_INTRODUCTION } from '#app/features/recipes/recipe.ts'
import { RecipeFields } from '#app/features/recipes/recipe-fields.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons.ts'
import type { Route } from './+types/new'

export const loader = (args: Route.LoaderArgs) => loadContributionForm(args, 'recipes')
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'recipes', saveRecipe)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewRecipe({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  const words = useT().recipes
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={COURSES}
      hasTown
      most={MOST_INTRODUCTION}
      bodyLabel={words.form.introduction}
      before={
        <p>
          <Button to="/community/recipes/import" variant="outline">
            <Download className="i i--sm" />
            {words.importing.open}
          </Button>
        </p>
      }
      after={<RecipeFields facts={null} details={null} state={actionData} />}
    />
  )
}
