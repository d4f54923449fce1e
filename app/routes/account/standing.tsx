// A member's standing with the team: level, what is left for today, and what was said against them, with the one appeal.
import { redirect } from 'react-router'
import { appeal } from '#app/core/contributions/commands.server.ts'
import { loadStanding } from '#app/core/contributions/queries.server.ts'
import { appealForm } from '#app/core/contributions/schema.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { StandingPage } from '#app/features/people/standing-page.tsx'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/standing'

const PATH = '/account/standing'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { title, lead } = t.people.standing
  const { siteUrl } = services.config
  return {
    standing: await loadStanding(services),
    isSent: url.searchParams.get('said') === 'sent',
    meta: pageMeta({ url: PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(appealForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { kind, subject, words } = form.value
  const sent = await appeal(services, kind, subject, words)
  return sent.ok ? redirect(`${PATH}?said=sent`) : refused(sent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Standing({ loaderData: { standing, isSent }, actionData }: Route.ComponentProps) {
  return <StandingPage standing={standing} isSent={isSent} state={actionData} path={PATH} />
}
