// A category in a city: /united-kingdom/manchester/restaurants.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { isMosquesWord } from '#app/core/seo/mosques-address.server.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { LocationPage } from '#app/features/location-pages/location-page.tsx'
import { loadMosquesOfPlace } from '#app/features/location-pages/mosques-of-place.server.ts'
import { MosquesOfPlace } from '#app/features/location-pages/mosques-of-place.tsx'
import { loadLocationPage } from '#app/features/location-pages/queries.server.ts'
import type { Route } from './+types/$category'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const robots = (isIndexable: boolean) => (isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex, follow' } })
  if (isMosquesWord(params.category)) {
    const result = await loadMosquesOfPlace(url, services, params)
    if (result.redirectTo !== null) throw redirect(result.redirectTo, 301)
    return data({ mosques: result.mosques, page: null, meta: result.meta }, robots(result.isIndexable))
  }
  const result = await loadLocationPage(url, services, params)
  if (result.redirectTo !== null) throw redirect(result.redirectTo, 301)
  return data({ mosques: null, page: result.page, meta: result.meta }, robots(result.isIndexable))
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function CityCategory({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? <LocationPage page={loaderData.page} /> : <MosquesOfPlace page={loaderData.mosques} />
}

export const ErrorBoundary = RouteError
