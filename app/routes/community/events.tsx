// Events to come, by town, day, language, audience and price.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { voice } from '#app/core/seo/voice.ts'
import { isPlain, readEventFilter } from '#app/features/events/event-filter.ts'
import { EventsPage } from '#app/features/events/events-page.tsx'
import { findTown, loadEvents, townFeed } from '#app/features/events/queries.server.ts'
import type { Route } from './+types/events'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, now, place, hasPlace } = await readVisit(args)
  const filter = readEventFilter(url.searchParams)
  const town = findTown(filter.town, hasPlace ? place : null)
  const isTownKnown = filter.town === '' || town !== null
  const words = t.community.sections.events
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.name, path: '/community/events' },
  ]
  return {
    list: isTownKnown ? await loadEvents(services, filter, town, now) : { items: [], next: null },
    filter,
    crumbs,
    nearby: hasPlace ? place.city : null,
    isTownKnown,
    feed: townFeed(town),
    meta: pageMeta({
      url: '/community/events',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Events({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <EventsPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
