// A member's inbox.
import { redirect } from 'react-router'
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { readAll, saveSettings } from '#app/features/notifications/commands.server.ts'
import { InboxPage } from '#app/features/notifications/inbox-page.tsx'
import { loadInbox } from '#app/features/notifications/queries.server.ts'
import { inboxForms } from '#app/features/notifications/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/notifications'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const { title, lead } = t.notifications
  return {
    inbox: await loadInbox(services, readListFilter(url.searchParams).after),
    isSaved: url.searchParams.get('said') === 'saved',
    now: now.toISOString(),
    meta: pageMeta({
      url: '/notifications',
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
  const form = await readIntent(request, inboxForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  const outcome = intent === 'settings' ? await saveSettings(services, value) : await readAll(services)
  if (!outcome.ok) return refused(outcome)
  return redirect(intent === 'settings' ? '/notifications?said=saved' : '/notifications')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Notifications({ loaderData: { inbox, isSaved, now }, actionData }: Route.ComponentProps) {
  const t = useT()
  return <InboxPage inbox={inbox} isSaved={isSaved} now={now} wrong={errorAt(t.ui.refusals, actionData, 'form')} />
}
