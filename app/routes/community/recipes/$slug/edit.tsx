// Changes one’s own recipe.
import { useSearchParams } from 'react-router'
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { saveRecipe } from '#app/features/recipes/commands.server.ts'
import { loadDetails } from '#app/features/recipes/queries.server.ts'
import { COURSES, MOST_INTRODUCTION, type RecipeFacts } from '#app/features/recipes/recipe.ts'
import { RecipeFields } from '#app/features/recipes/recipe-fields.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/edit'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadContributionForm(args, 'recipes')
  const details = page.own && (await loadDetails(args.context.get(servicesContext), page.own.id))
  // The words of a recipe hold all of it; here only the introduction is theirs.
  return { ...page, own: page.own && { ...page.own, body: details?.introduction ?? '' }, details }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'recipes', saveRecipe)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, details, ...page } = loaderData
  const words = useT().recipes
  const [query] = useSearchParams()
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={COURSES}
      hasTown
      most={MOST_INTRODUCTION}
      bodyLabel={words.form.introduction}
      before={
        query.get('said') === 'imported' && (
          <Alert tone="success" announce>
            {words.importing.done}
          </Alert>
        )
      }
      after={
        <RecipeFields facts={(page.own?.facts ?? null) as RecipeFacts | null} details={details} state={actionData} />
      }
    />
  )
}
