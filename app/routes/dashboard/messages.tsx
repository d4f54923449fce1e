// What visitors wrote to the businesses one owns or helps with.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { BusinessInbox } from '#app/features/messages/business-inbox.tsx'
import { countMessages, listTeamThreads } from '#app/features/messages/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function BusinessMessages({ loaderData }: Route.ComponentProps) {
  const words = useT().team
  const { meta: _, ...shown } = loaderData
  const isOwner = shown.counts.businesses.some(({ role }) => role === 'owner')
  const back = isOwner ? { to: '/dashboard', label: words.back } : { to: '/dashboard/team', label: words.title }
  return <BusinessInbox {...shown} back={back} />
}
