// One poster without the site's frame, at the size of its paper.

import { data } from 'react-router'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { findHalalProof } from '#app/features/business/poster-proof.server.ts'
import { findPosterEvent } from '#app/features/events/poster-event.server.ts'
import { findPosterMonth } from '#app/features/mosque/poster-month.server.ts'
import { loadPoster } from '#app/features/templates/load-poster.server.ts'
import { NoPoster } from '#app/features/templates/no-poster.tsx'
import { PrintPage } from '#app/features/templates/print-page.tsx'
import type { Route } from './+types/poster'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url } = visit
  const { order, poster, missing, path } = await loadPoster(visit, {
    findMonth: findPosterMonth,
    findEvent: findPosterEvent,
    findHalalProof,
  })
  const page = {
    poster: missing ? null : poster,
    missing,
    path,
    query: url.search,
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
  // What cannot be filled is no poster: nobody prints an empty claim.
  return missing ? data(page, 404) : page
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PosterPage({
  loaderData: { poster, missing, path, query, colour, own },
}: Route.ComponentProps) {
  return (
    <main id="main">
      {poster ? (
        <PrintPage poster={poster} colour={colour} own={own} />
      ) : (
        <NoPoster missing={missing ?? 'gone'} path={path} query={query} />
      )}
    </main>
  )
}
