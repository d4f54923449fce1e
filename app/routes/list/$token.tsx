// A list that a member shares: whoever has the link reads it, and nobody else finds it.
import { data } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findSavedIds } from '#app/core/saves/queries.server.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { loadSharedList } from '#app/features/saved/queries.server.ts'
import { SharedListPage } from '#app/features/saved/shared-list-page.tsx'
import type { Route } from './+types/$token'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const list = await loadSharedList(visit, args.params.token)
  if (!list) throw await missingPage(args.url, services, 'business')
  const meta = {
    url: '/saved',
    locale,
    siteUrl: services.config.siteUrl,
    title: list.name,
    description: t.business.savedPage.sharedLead,
    noindex: true,
  }
  return data({ list, savedIds: await findSavedIds(services), meta }, { headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function SharedList({ loaderData }: Route.ComponentProps) {
  return <SharedListPage list={loaderData.list} savedIds={loaderData.savedIds} />
}

export const ErrorBoundary = RouteError
