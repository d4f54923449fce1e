// A member's own reviews.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { loadOwnReviews } from '#app/features/account/queries.server.ts'
import { ReviewsPage } from '#app/features/account/reviews-page.tsx'
import type { Route } from './+types/reviews'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  return {
    reviews: await loadOwnReviews(services, locale),
    meta: pageMeta({
      url: '/account/reviews',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.account.reviews,
      description: t.account.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage reviews={loaderData.reviews} />
}
