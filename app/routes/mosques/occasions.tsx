// Ramadan and Eid at the mosques around the visitor.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { OCCASION_TABS } from '#app/core/mosques/occasion-tabs.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { findEidNear, loadOccasions } from '#app/features/mosques/occasions.server.ts'
import { OccasionsPage } from '#app/features/mosques/occasions-page.tsx'
import { OCCASIONS_PATH } from '#app/features/mosques/rules.ts'
import type { Route } from './+types/occasions'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t, place, hasPlace } = visit
  const asked = OCCASION_TABS.find((tab) => tab === url.searchParams.get('kind'))
  // Whoever asks for nothing in particular wants Eid while it is near, and the nights of Ramadan otherwise.
  const tab = asked ?? ((await findEidNear(visit)) ? 'eid' : 'taraweeh')
  const words = t.mosques.near
  return {
    data: {
      crumbs: breadcrumbTrail(OCCASIONS_PATH, voice[locale].home, [t.pages.record.allMosques, words.title]),
      tab,
      place: hasPlace ? (namePlace(place, locale)?.name ?? null) : null,
      center: hasPlace ? { lat: place.lat, lng: place.lng } : null,
      rows: await loadOccasions(visit, tab),
    },
    meta: pageMeta({
      url: OCCASIONS_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.lead,
    }),
  }
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Occasions({ loaderData }: Route.ComponentProps) {
  return <OccasionsPage data={loaderData.data} />
}

export const ErrorBoundary = RouteError
