// Reviews of all places: the latest, the best-loved by town, and finding the place to review.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { suggest } from '#app/core/listings/queries.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { isPlainLatest, LATEST_PATH, readLatestFilter } from '#app/features/reviews/latest.ts'
import { LatestPage } from '#app/features/reviews/latest-page.tsx'
import { loadFeedback, loadLatest, loadTop } from '#app/features/reviews/queries.server.ts'
import type { Route } from './+types/reviews'

const SUGGESTED = 8

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, place, hasPlace, now } = await readVisit(args)
  const filter = readLatestFilter(url.searchParams)
  const words = t.reviews.everywhere
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.title, path: LATEST_PATH },
  ]
  const isFeedback = filter.view === 'feedback'
  const [latest, feedback, top, suggested] = await Promise.all([
    isFeedback ? null : loadLatest(services, filter),
    isFeedback ? loadFeedback(services, filter) : null,
    isFeedback
      ? null
      : loadTop(services, locale, filter.town ?? (hasPlace ? place.city : null), filter.town ? filter.country : null),
    filter.words.length < 2 ? [] : suggest(services, filter.words, SUGGESTED),
  ])
  return {
    latest,
    feedback,
    top,
    filter,
    // Mosques are not reviewed.
    found: suggested
      .filter(({ kind }) => kind === 'business')
      .map(({ record: { id, slug, name, address, city } }) => ({
        name,
        slug: slug ?? id,
        where: [address, city].filter(Boolean).join(', '),
      })),
    crumbs,
    now: now.toISOString(),
    meta: pageMeta({
      url: LATEST_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: isFeedback ? t.community.sections.reviews.title : words.title,
      description: isFeedback ? t.community.sections.reviews.description : words.description,
      noindex: !isPlainLatest(filter),
      breadcrumbs: crumbs,
      hasFeed: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Reviews({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <LatestPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
