// One poster without the site's frame, at the size of its paper.
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { findPosterEvent } from '#app/features/events/poster-event.server.ts'
import { findPosterMonth } from '#app/features/mosque/poster-month.server.ts'
import { loadPoster } from '#app/features/templates/load-poster.server.ts'
import { PrintPage } from '#app/features/templates/print-page.tsx'
import type { Route } from './+types/poster'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const { order, poster } = await loadPoster(visit, { findMonth: findPosterMonth, findEvent: findPosterEvent })
  return {
    poster,
    colour: order.colour,
    own: order.own,
    meta: pageMeta({
      url: '/templates/poster',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.templates.title,
      description: t.templates.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PosterPage({ loaderData: { poster, colour, own } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PrintPage poster={poster} colour={colour} own={own} />
    </main>
  )
}
