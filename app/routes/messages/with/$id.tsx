// A conversation with a member.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { changePersonThread } from '#app/features/messages/commands.server.ts'
import { PersonThreadPage } from '#app/features/messages/person-thread-page.tsx'
import { openPersonThread } from '#app/features/messages/queries.server.ts'
import { readShown } from '#app/features/messages/rules.ts'
import { personForms } from '#app/features/messages/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const shown = readShown(url)
  const thread = await openPersonThread(services, args.params.id, shown)
  if (!thread) throw await missingPage(url, services)
  return {
    thread,
    // Who writes to whom is counted nowhere.
    isPrivate: true,
    shown,
    now: now.toISOString(),
    meta: pageMeta({
      url: href('/messages/with/:id', { id: thread.id }),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.messages.thread.with(thread.person?.name ?? t.messages.people.gone),
      description: t.messages.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, personForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changePersonThread(services, id, form.value)
  if (!changed.ok) return refused(changed)
  return redirect(form.value.intent === 'decline' ? '/messages/people' : href('/messages/with/:id', { id }))
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PersonThreadRoute({ loaderData: { thread, shown, now }, actionData }: Route.ComponentProps) {
  return <PersonThreadPage thread={thread} shown={shown} now={now} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
