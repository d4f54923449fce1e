// Events to come, by town, day, language, audience and price.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { isPlain, readEventFilter } from '#app/features/events/event-filter.ts'
import { EventsPage } from '#app/features/events/events-page.tsx'
import { planEvents, relaxEvents } from '#app/features/events/own-words.server.ts'
import { findTown, loadEvents, townFeed } from '#app/features/events/queries.server.ts'
import type { Route } from './+types/events'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t, now, place, hasPlace } = visit
  const typed = readEventFilter(url.searchParams)
  const plan = planEvents(visit, typed)
  const { filter, wanted, isTownKnown, understood } = plan
  const list = isTownKnown ? await loadEvents(services, wanted.filter, wanted.around, now) : { items: [], next: null }
  const words = t.community.sections.events
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.name, path: '/community/events' },
  ]
  return {
    list,
    relaxed: isTownKnown && list.items.length === 0 ? await relaxEvents(visit, plan) : null,
    filter,
    understood,
    crumbs,
    nearby: plan.nearby,
    isTownKnown,
    feed: townFeed(findTown(filter.town, hasPlace ? place : null)),
    meta: pageMeta({
      url: '/community/events',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter) || typed.near !== null,
      breadcrumbs: crumbs,
      hasFeed: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Events({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <EventsPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
