// The staff's first screen: the moderation queue.
import { data, redirect } from 'react-router'
import { requireRole } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { assign, decide, type QueueRefusal } from '#app/features/moderation/commands.server.ts'
import type { DecisionState } from '#app/features/moderation/decision-form.tsx'
import { loadQueue } from '#app/features/moderation/queries.server.ts'
import { type Done, QueueScreen } from '#app/features/moderation/queue-screen.tsx'
import { needsReason, queueAddress, readQueueFilter } from '#app/features/moderation/rules.ts'
import { assignForm, decisionForm } from '#app/features/moderation/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/staff'

const DONE: readonly Done['what'][] = ['approved', 'rejected', 'needs_info', 'open', 'taken', 'released']

function readDone({ searchParams }: URL): Done | null {
  const what = DONE.find((word) => word === searchParams.get('done'))
  const item = searchParams.get('of')
  return what && item ? { what, item } : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = await requireRole(services, url, 'staff')
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const STATUS: Record<QueueRefusal, number> = { involved: 403, meanwhile: 409, gone: 404, failed: 503 }

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = await requireRole(services, url, 'staff')
  const words = (await i18nOf(url)).t.moderation.queue.errors
  const filter = readQueueFilter(url.searchParams)
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  const refuse = (
    item: string,
    error: string,
    status: number,
    field: DecisionState['field'] = null,
    values: Record<string, string> = {},
  ) => data<DecisionState>({ item, error, field, values }, { status })

  if (intent === 'assign') {
    const form = await parseForm(assignForm, request)
    if (!form.ok) return refuse('', words.gone, 400)
    const { item, to } = form.value
    const refusal = await assign(services, item, to === 'me' ? user.id : null)
    if (refusal) return refuse(item, words[refusal], STATUS[refusal])
    return redirect(queueAddress({ ...filter, item }, { done: to === 'me' ? 'taken' : 'released', of: item }))
  }
  const form = await parseForm(decisionForm, request)
  if (!form.ok) {
    const isNote = form.errors.note !== undefined
    return refuse(form.values.item ?? '', isNote ? words.note : words.failed, 400, isNote ? 'note' : null, form.values)
  }
  const { item, decision, canned, note } = form.value
  if (needsReason(decision, canned, note)) return refuse(item, words.needsReason, 400, 'reason')
  const refusal = await decide(services, form.value)
  if (refusal) return refuse(item, words[refusal], STATUS[refusal], null, { canned: canned ?? '', note: note ?? '' })
  // On to the next item; one that was taken back is shown again.
  const next = decision === 'open' ? { ...filter, state: 'open' as const, item } : { ...filter, item: null }
  return redirect(queueAddress(next, { done: decision, of: item }))
}

export default function StaffDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { displayName, queue, filter, done, now } = loaderData
  const { title, lead } = t.auth.dashboard.staff
  return (
    <StaffFrame
      current="queue"
      eyebrow={t.auth.dashboard.greeting(displayName)}
      title={title}
      lead={lead}
      waiting={{ queue: queue.open }}
    >
      <QueueScreen queue={queue} filter={filter} now={now} done={done} state={actionData} />
    </StaffFrame>
  )
}
