// Mosques: near the visitor or by name, by what they have, as a list and on a map.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { MosquesPage } from '#app/features/mosques/mosques-page.tsx'
import { findEidNear } from '#app/features/mosques/occasions.server.ts'
import { loadMosques } from '#app/features/mosques/queries.server.ts'
import { addressOf } from '#app/features/mosques/rules.ts'
import type { Route } from './+types/mosques'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const [{ isIndexable, ...result }, eid] = await Promise.all([loadMosques(visit), findEidNear(visit)])
  const { filters, pageCount } = result.page
  if (filters.page > pageCount) throw redirect(addressOf(filters, { page: pageCount }))
  return data({ ...result, eid }, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({ ...loaderData.meta, jsonLd: listingsJsonLd(loaderData.page.rows, loaderData.meta) })
    : missingMeta(error)

export default function Mosques({ loaderData }: Route.ComponentProps) {
  return <MosquesPage page={loaderData.page} eid={loaderData.eid} />
}

export const ErrorBoundary = RouteError
