// One piece of feedback about the site, and what our team answers.
import { isShown } from '#app/core/contributions/contribution.ts'
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { FEEDBACK_KINDS } from '#app/features/reviews/feedback.ts'
import { FeedbackAnswer } from '#app/features/reviews/feedback-answer.tsx'
import { readFacts } from '#app/features/reviews/queries.server.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadContribution(args, 'reviews')
  return { ...page, whole: readFacts(page.whole) }
}
export const action = (args: Route.ActionArgs) => actOnContribution(args, 'reviews')

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Feedback({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  const { answer } = page.whole.facts
  // Where it is the first reply, it stands right below.
  const [first] = page.whole.replies.filter(isShown)
  return (
    <ContributionPage
      {...page}
      answer={actionData}
      categories={FEEDBACK_KINDS}
      after={answer && !first?.author?.is_staff && <FeedbackAnswer answer={answer} />}
    />
  )
}

export const ErrorBoundary = RouteError
