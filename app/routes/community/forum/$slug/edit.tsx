// Changes one’s own topic.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { FORUM_CATEGORIES, MOST_CHARACTERS } from '#app/features/forum/rules.ts'
import type { Route } from './+types/edit'

export const loader = (args: Route.LoaderArgs) => loadContributionForm(args, 'forum')
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'forum')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditTopic({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return (
    <ContributionForm
      {...page}
      state={actionData}
      categories={FORUM_CATEGORIES}
      hasTags
      hasTown
      hasPoll
      most={MOST_CHARACTERS}
    />
  )
}
