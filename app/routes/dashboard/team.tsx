// The people of one's businesses, and of those one helps with.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { changeTeam } from '#app/features/team/commands.server.ts'
import { listTeams } from '#app/features/team/queries.server.ts'
import { choose, readSaid, teamPath } from '#app/features/team/rules.ts'
import { teamForms } from '#app/features/team/schema.ts'
import { TeamPage } from '#app/features/team/team-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/team'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const teams = await listTeams(services)
  return {
    teams,
    chosen: choose(teams, url.searchParams.get('business')),
    said: readSaid(url),
    meta: pageMeta({
      url: '/dashboard/team',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.team.title,
      description: t.team.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await readIntent(request, teamForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changeTeam(services, form.value, locale)
  if (!changed.ok) return refused(changed)
  return redirect(teamPath(changed.value === 'left' ? null : url.searchParams.get('business'), changed.value))
}

export default function Team({ loaderData: { teams, chosen, said }, actionData }: Route.ComponentProps) {
  return <TeamPage teams={teams} chosen={chosen} said={said} state={actionData ?? null} />
}
