// A visitor's conversations with businesses.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { InboxPage } from '#app/features/messages/inbox-page.tsx'
import { countMessages, listOwnThreads } from '#app/features/messages/queries.server.ts'
import type { Route } from './+types/messages'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const [threads, counts] = await Promise.all([
    listOwnThreads(services, url.searchParams.get('after')),
    countMessages(services),
  ])
  return {
    threads,
    counts,
    now: now.toISOString(),
    meta: pageMeta({
      url: '/messages',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.messages.title,
      description: t.messages.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Messages({ loaderData: { threads, counts, now } }: Route.ComponentProps) {
  return <InboxPage threads={threads} counts={counts} now={now} />
}
