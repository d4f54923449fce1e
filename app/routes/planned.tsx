// Addresses of the site map whose own screen is still to be built. The mosques' addresses show what the
// directory holds already; every other one says what it is for and leads on.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { findPlace } from '#app/core/places/request-place.server.ts'
import { choiceFromCookie, DEFAULT_CHOICE } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ListingPage } from '#app/features/planned/listing-page.tsx'
import { loadMosque, loadMosqueList, type Visit } from '#app/features/planned/mosques.server.ts'
import { PlannedPage } from '#app/features/planned/planned-page.tsx'
import { loadPlannedPage } from '#app/features/planned/queries.server.ts'
import { RecordPage } from '#app/features/planned/record-page.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { findPlannedPage, type PlannedPageText } from '#app/i18n/pages/planned-pages.server.ts'
import type { Route } from './+types/planned'

export async function loader({ request, context, url, pattern, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(url.pathname)
  const text = findPlannedPage(pattern, locale)
  if (!text) throw await missingPage(url, services)
  const place = findPlace(request, services)
  const hasDistance = isKnown(place)
  // A page without a place may be kept for everyone, so nobody's own choice goes into it.
  const choice = hasDistance ? choiceFromCookie(request.headers.get('cookie')) : DEFAULT_CHOICE
  const cards = makeCardContext({ locale, now: new Date(), hasDistance, choice })
  const visit: Visit = { url, services, locale, t: await loadMessages(locale), place, cards }
  const { isIndexable, ...page } = await loadPage(visit, text, params)
  return data(page, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

async function loadPage(visit: Visit, text: PlannedPageText, params: { id?: string | undefined }) {
  const path = `/${text.key}`
  switch (text.key) {
    case 'mosques':
      return { kind: 'list' as const, ...(await loadMosqueList(visit, path, text)) }
    case 'mosque/:id':
      return toRecord(await loadMosque(visit, params.id ?? ''), params.id)
    default:
      return { kind: 'planned' as const, isIndexable: false, ...loadPlannedPage(visit, text) }
  }
}

/** A record has one address: found under its id, an old name or other letters, it moves there for good. */
function toRecord({ key, ...record }: Awaited<ReturnType<typeof loadMosque>>, asked: string | undefined) {
  if (asked !== key) throw redirect(record.page.path, 301)
  return { kind: 'record' as const, isIndexable: true, ...record }
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Planned({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'list':
      return <ListingPage page={loaderData.page} />
    case 'record':
      return <RecordPage page={loaderData.page} />
    default:
      return <PlannedPage page={loaderData.page} />
  }
}

export const ErrorBoundary = RouteError
