// Prayer rooms: near the visitor or by what was typed, by the kind of house they are in, as a list and on a map.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { PrayerRoomsPage } from '#app/features/prayer-rooms/prayer-rooms-page.tsx'
import { loadRooms } from '#app/features/prayer-rooms/queries.server.ts'
import { addressOf } from '#app/features/prayer-rooms/rules.ts'
import type { Route } from './+types/prayer-rooms'

export async function loader(args: Route.LoaderArgs) {
  const { isIndexable, ...result } = await loadRooms(await readVisit(args))
  const { asked, pageCount } = result.page
  if (asked.page > pageCount) throw redirect(addressOf(asked, { page: pageCount }))
  return data(result, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? pageMeta({ ...loaderData.meta, jsonLd: listingsJsonLd(loaderData.page.rows, loaderData.meta) })
    : missingMeta(error)

export default function PrayerRooms({ loaderData }: Route.ComponentProps) {
  return <PrayerRoomsPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
