// Leaving, and changing one's mind.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { askToLeave, stay } from '#app/features/account/commands.server.ts'
import { KINDS } from '#app/features/account/data-rules.ts'
import { LeavePage } from '#app/features/account/leave-page.tsx'
import { loadLeaving } from '#app/features/account/queries.server.ts'
import { leaveForms } from '#app/features/account/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/leave'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { title, lead } = t.account.leave
  const { siteUrl } = services.config
  return {
    leaving: await loadLeaving(services),
    hasStayed: url.searchParams.get('said') === 'stayed',
    meta: pageMeta({ url: '/account/leave', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, leaveForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  if (intent === 'stay') {
    const stayed = await stay(services)
    return stayed.ok ? redirect('/account/leave?said=stayed') : refused(stayed)
  }
  const keeps = KINDS.filter((kind) => value[kind] === 'keep')
  const asked = await askToLeave(services, keeps, values)
  return asked.ok ? redirect('/account/leave') : refused(asked)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AccountLeave({ loaderData: { leaving, hasStayed }, actionData }: Route.ComponentProps) {
  return <LeavePage leaving={leaving} hasStayed={hasStayed} state={actionData} />
}
