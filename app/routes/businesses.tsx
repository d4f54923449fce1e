// The directory: search, filters, list and map.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.ts'
import { FROM_HERE, type Keeping } from '#app/core/request/keeping.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { BusinessesPage } from '#app/features/businesses/businesses-page.tsx'
import { comesFromElsewhere } from '#app/features/businesses/location.server.ts'
import { loadDirectory } from '#app/features/businesses/queries.server.ts'
import { addressOf } from '#app/features/businesses/rules.ts'
import { PromoBanner } from '#app/features/promotions/promo-banner.tsx'
import { findPromotion } from '#app/features/promotions/queries.server.ts'
import type { Route } from './+types/businesses'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const [{ isIndexable, location, ...result }, promotion] = await Promise.all([
    loadDirectory(visit),
    findPromotion(visit.services, 'businesses', visit.locale, visit.place),
  ])
  const isFromElsewhere = comesFromElsewhere(args.request)
  if (location && isFromElsewhere) throw redirect(location)
  // Who asks for something else than a business is led to the search for everything; who is typing here goes on typing.
  if (result.page.total === 0 && result.page.understood?.elsewhere && isFromElsewhere)
    throw redirect(`/search?${new URLSearchParams({ search: result.page.filters.search })}`)
  const { filters, pageCount } = result.page
  if (filters.page > pageCount) throw redirect(addressOf(filters, { page: pageCount }))
  return data({ ...result, promotion }, { headers: isIndexable ? {} : { 'X-Robots-Tag': 'noindex' } })
}

/** Who comes from elsewhere may get another answer. */
export const keeping: Keeping = { hears: FROM_HERE }

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({ ...loaderData.meta, jsonLd: listingsJsonLd(loaderData.page.cards, loaderData.meta) })
    : missingMeta(error)

export default function Businesses({ loaderData }: Route.ComponentProps) {
  const { page, promotion } = loaderData
  return (
    <>
      <BusinessesPage page={page} />
      {promotion && (
        <div className="section page">
          <PromoBanner promotion={promotion} placement="businesses" />
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = RouteError
