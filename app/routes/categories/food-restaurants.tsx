// Restaurants and food, near the visitor or in the whole world.
import { data } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { LocationPage } from '#app/features/location-pages/location-page.tsx'
import { loadCategoryPage } from '#app/features/location-pages/queries.server.ts'
import type { Route } from './+types/food-restaurants'

export async function loader(args: Route.LoaderArgs) {
  const { page, meta, isIndexable } = await loadCategoryPage(await readVisit(args), 'restaurants')
  return data({ page, meta }, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex, follow' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function FoodRestaurants({ loaderData }: Route.ComponentProps) {
  return <LocationPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
