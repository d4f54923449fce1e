// Mosques: near the visitor or by name, by what they have, as a list and on a map.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { findPlace } from '#app/core/places/request-place.server.ts'
import { choiceFromCookie, DEFAULT_CHOICE } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { MosquesPage } from '#app/features/mosques/mosques-page.tsx'
import { loadMosques } from '#app/features/mosques/queries.server.ts'
import { addressOf } from '#app/features/mosques/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/mosques'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const place = findPlace(request, services)
  const hasDistance = isKnown(place)
  // A page without a place may be kept for everyone, so nobody's own choice goes into it.
  const choice = hasDistance ? choiceFromCookie(request.headers.get('cookie')) : DEFAULT_CHOICE
  const cards = makeCardContext({ locale, now: new Date(), hasDistance, choice })
  const { isIndexable, ...result } = await loadMosques({ url, services, place, locale, t, choice, cards })
  const { filters, pageCount } = result.page
  if (filters.page > pageCount) throw redirect(addressOf(filters, { page: pageCount }))
  return data(result, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Mosques({ loaderData }: Route.ComponentProps) {
  return <MosquesPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
