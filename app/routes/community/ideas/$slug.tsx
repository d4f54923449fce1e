// One idea: votes, where it stands and why, what owners offer, and the comments.
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { offerFor, setStatus } from '#app/features/ideas/commands.server.ts'
import { IdeaForms, IdeaStanding } from '#app/features/ideas/idea-facts.tsx'
import { loadOwnBusinesses, readFacts } from '#app/features/ideas/queries.server.ts'
import { IDEA_CATEGORIES } from '#app/features/ideas/rules.ts'
import { ideaForms } from '#app/features/ideas/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadContribution(args, 'ideas')
  const whole = readFacts(page.whole)
  const services = args.context.get(servicesContext)
  return { ...page, whole, businesses: page.isSignedIn ? await loadOwnBusinesses(services) : [] }
}

export const action = (args: Route.ActionArgs) =>
  actOnContribution(args, 'ideas', {
    forms: ideaForms,
    act: (services, intent, { status = '', reason = '', place = '', words = '' }, whole) =>
      intent === 'status' ? setStatus(services, whole.id, status, reason) : offerFor(services, whole.id, place, words),
  })

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function IdeaRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, businesses, ...page } = loaderData
  const words = useT().ideas
  const state = actionData && !actionData.ok && actionData.form === 'section' ? actionData : undefined
  return (
    <ContributionPage
      {...page}
      answer={actionData}
      categories={IDEA_CATEGORIES}
      reaction={{ label: words.vote, labelOn: words.voted }}
      facts={<IdeaStanding whole={page.whole} />}
      after={
        <IdeaForms
          whole={page.whole}
          action={contributionPath('ideas', page.whole.slug)}
          businesses={businesses}
          state={state}
        />
      }
    />
  )
}

export const ErrorBoundary = RouteError
