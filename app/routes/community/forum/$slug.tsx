// One topic and its replies.
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { FORUM_CATEGORIES } from '#app/features/forum/rules.ts'
import type { Route } from './+types/$slug'

export const loader = (args: Route.LoaderArgs) => loadContribution(args, 'forum')
export const action = (args: Route.ActionArgs) => actOnContribution(args, 'forum')

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Topic({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <ContributionPage {...page} answer={actionData} categories={FORUM_CATEGORIES} />
}

export const ErrorBoundary = RouteError
