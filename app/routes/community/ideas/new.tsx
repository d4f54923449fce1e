// Suggests an idea.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { IDEA_CATEGORIES, MOST_CHARACTERS } from '#app/features/ideas/rules.ts'
import type { Route } from './+types/new'

export const loader = (args: Route.LoaderArgs) => loadContributionForm(args, 'ideas')
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'ideas')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewIdea({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={IDEA_CATEGORIES}
      hasTown
      showsSimilar
      most={MOST_CHARACTERS}
    />
  )
}
