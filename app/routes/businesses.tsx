// The directory: search, filters, list and map.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.ts'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { BusinessesPage } from '#app/features/businesses/businesses-page.tsx'
import { comesFromElsewhere } from '#app/features/businesses/location.server.ts'
import { loadDirectory } from '#app/features/businesses/queries.server.ts'
import { addressOf } from '#app/features/businesses/rules.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/businesses'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { isIndexable, location, ...result } = await loadDirectory(visit)
  if (location && comesFromElsewhere(args.request)) throw redirect(location)
  const { filters, pageCount } = result.page
  if (filters.page > pageCount) throw redirect(addressOf(filters, { page: pageCount }))
  const headers = {
    ...(!isIndexable && { 'X-Robots-Tag': 'noindex' }),
    // Who comes from elsewhere gets another answer: not to be kept for them.
    ...(location && { 'Cache-Control': PERSONAL }),
  }
  return data(result, { headers })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({ ...loaderData.meta, jsonLd: listingsJsonLd(loaderData.page.cards, loaderData.meta) })
    : missingMeta(error)

export default function Businesses({ loaderData }: Route.ComponentProps) {
  return <BusinessesPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
