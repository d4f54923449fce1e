// The staff's first screen: the moderation queue.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { askAgainAfterConflict, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { assign, decide, lift, sanction } from '#app/features/moderation/commands.server.ts'
import { loadQueue } from '#app/features/moderation/queries.server.ts'
import { type Done, QueueScreen } from '#app/features/moderation/queue-screen.tsx'
import { needsReason, queueAddress, readQueueFilter } from '#app/features/moderation/rules.ts'
import { queueForms } from '#app/features/moderation/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/staff'

const DONE: readonly Done['what'][] = [
  ...(['approved', 'rejected', 'needs_info', 'open'] as const),
  ...(['taken', 'released', 'sanctioned', 'lifted'] as const),
]

function readDone({ searchParams }: URL): Done | null {
  const what = DONE.find((word) => word === searchParams.get('done'))
  const item = searchParams.get('of')
  return what && item ? { what, item } : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.staff
  const filter = readQueueFilter(url.searchParams)
  return {
    displayName,
    filter,
    queue: await loadQueue(services, filter),
    done: readDone(url),
    now: Date.now(),
    meta: pageMeta({
      url: '/dashboard/staff',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const shouldRevalidate = askAgainAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const filter = readQueueFilter(url.searchParams)
  const form = await readIntent(request, queueForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const { item } = value
  if (intent === 'assign') {
    const assigned = await assign(services, item, value.to === 'me' ? user.id : null, values)
    if (!assigned.ok) return refused(assigned)
    return redirect(queueAddress({ ...filter, item }, { done: value.to === 'me' ? 'taken' : 'released', of: item }))
  }
  if (intent === 'sanction' || intent === 'lift') {
    const acted =
      intent === 'lift' ? await lift(services, value.sanction, values) : await sanction(services, value, values)
    if (!acted.ok) return refused(acted)
    return redirect(queueAddress({ ...filter, item }, { done: intent === 'lift' ? 'lifted' : 'sanctioned', of: item }))
  }
  const { decision, canned, note } = value
  if (needsReason(decision, canned, note)) return refused(refuse('needsReason', { field: 'canned', values }))
  const decided = await decide(services, value, values)
  if (!decided.ok) return refused(decided)
  // On to the next item; one that was taken back is shown again.
  const next = decision === 'open' ? { ...filter, state: 'open' as const, item } : { ...filter, item: null }
  return redirect(queueAddress(next, { done: decision, of: item }))
}

export default function StaffDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { displayName, queue, filter, done, now } = loaderData
  const { title, lead } = t.auth.dashboard.staff
  return (
    <StaffFrame current="queue" eyebrow={t.auth.dashboard.greeting(displayName)} title={title} lead={lead}>
      <QueueScreen queue={queue} filter={filter} now={now} done={done} state={actionData} />
    </StaffFrame>
  )
}
