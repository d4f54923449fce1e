// A category in a country: /united-kingdom/restaurants.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { LocationPage } from '#app/features/location-pages/location-page.tsx'
import { loadLocationPage } from '#app/features/location-pages/queries.server.ts'
import type { Route } from './+types/$category'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const result = await loadLocationPage(url, context.get(servicesContext), params)
  if (result.redirectTo !== null) throw redirect(result.redirectTo, 301)
  const { page, meta, isIndexable } = result
  return data({ page, meta }, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex, follow' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function CountryCategory({ loaderData }: Route.ComponentProps) {
  return <LocationPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
