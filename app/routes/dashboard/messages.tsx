// Messages from visitors to the businesses one owns or helps with, and the team's saved replies.
import { redirect } from 'react-router'
import { readReplies } from '#app/core/replies/saved-replies.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { BusinessInbox } from '#app/features/messages/business-inbox.tsx'
import { changeReplies } from '#app/features/messages/commands.server.ts'
import { countMessages, listTeamThreads } from '#app/features/messages/queries.server.ts'
import { replyForms } from '#app/features/messages/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/messages'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const counts = await countMessages(services)
  const wished = url.searchParams.get('business')
  const business = counts.businesses.find(({ id }) => id === wished)?.id ?? null
  const isDone = url.searchParams.get('state') === 'done'
  const { title, lead } = t.messages.business
  return {
    threads: await listTeamThreads(services, { business, isDone, after: url.searchParams.get('after') }),
    counts,
    desk: await readReplies(services),
    business,
    isDone,
    now: now.toISOString(),
    meta: pageMeta({
      url: '/dashboard/messages',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, replyForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changeReplies(services, form.value)
  return changed.ok ? redirect('/dashboard/messages') : refused(changed)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function BusinessMessages({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().team
  const { meta: _, ...shown } = loaderData
  const isOwner = shown.counts.businesses.some(({ role }) => role === 'owner')
  const back = isOwner ? { to: '/dashboard', label: words.back } : { to: '/dashboard/team', label: words.title }
  return <BusinessInbox {...shown} back={back} state={actionData} />
}
