// The page of one conversation, the same on both sides of it.
import { type RouterContextProvider, redirect } from 'react-router'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { readReplies } from '#app/core/replies/saved-replies.server.ts'
import { pickedReply } from '#app/core/replies/saved-replies.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { changeThread } from './commands.server.ts'
import { openThread } from './queries.server.ts'
import { readShown, type Side, threadPath } from './rules.ts'
import { threadForms } from './schema.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL; params: { id: string } }

export async function readThread(args: Args, side: Side) {
  const { services, locale, t, url, now } = await readVisit(args)
  const shown = readShown(url)
  const thread = await openThread(services, args.params.id, side, shown)
  if (!thread) throw await missingPage(url, services)
  const desk = side === 'business' ? await readReplies(services) : null
  const other = side === 'business' ? (thread.visitor ?? '…') : thread.business.name
  return {
    thread,
    replies: desk?.replies ?? [],
    picked: pickedReply(url, desk),
    shown,
    now: now.toISOString(),
    meta: pageMeta({
      url: threadPath(side, thread.id),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.messages.thread.with(other),
      description: t.messages.lead,
      noindex: true,
    }),
  }
}

export async function postToThread({ request, context, params }: Args, side: Side) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, threadForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changeThread(services, params.id, form.value)
  return changed.ok ? redirect(threadPath(side, params.id)) : refused(changed)
}
