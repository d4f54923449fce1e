// Changes one’s own feedback.
import { ContributionForm } from '#app/core/contributions/contribution-form.tsx'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { FEEDBACK_KINDS, MOST_FEEDBACK } from '#app/features/reviews/feedback.ts'
import type { Route } from './+types/edit'

export const loader = (args: Route.LoaderArgs) => loadContributionForm(args, 'reviews')
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'reviews')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditFeedback({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <ContributionForm {...page} state={actionData} categories={FEEDBACK_KINDS} most={MOST_FEEDBACK} />
}
