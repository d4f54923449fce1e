// Addresses of the site map whose own screen is still to be built: each says what it is for and leads on.
import { data } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { PlannedPage } from '#app/features/planned/planned-page.tsx'
import { loadPlannedPage } from '#app/features/planned/queries.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { findPlannedPage } from '#app/i18n/pages/planned-pages.server.ts'
import type { Route } from './+types/planned'

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(url.pathname)
  const text = findPlannedPage(pattern, locale)
  if (!text) throw await missingPage(url, services)
  return data(loadPlannedPage({ url, services, locale }, text), { headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Planned({ loaderData }: Route.ComponentProps) {
  return <PlannedPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
