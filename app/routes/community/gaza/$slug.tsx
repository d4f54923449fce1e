// One message of the wall.
import { redirect } from 'react-router'
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { HandHeart } from '#app/ui/icons.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  // Messages are written on the wall itself.
  if (args.params.slug === 'new') throw redirect('/community/gaza#write')
  return loadContribution(args, 'gaza')
}
export const action = (args: Route.ActionArgs) => actOnContribution(args, 'gaza')

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function GazaMessage({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  const words = useT().gaza
  return (
    <ContributionPage
      {...page}
      answer={actionData}
      hasReplies={false}
      reaction={{ label: words.ameen, labelOn: words.saidAmeen, icon: HandHeart }}
    />
  )
}

export const ErrorBoundary = RouteError
