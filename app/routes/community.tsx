// The community's hub.
import { findUser } from '#app/core/auth/session.server.ts'
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import { loadHub } from '#app/core/contributions/queries.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { HubPage } from '#app/features/community/hub-page.tsx'
import type { CampaignCard } from '#app/features/giving/campaign.ts'
import { CampaignTeaser } from '#app/features/giving/campaign-teaser.tsx'
import type { Route } from './+types/community'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, place, hasPlace, url, now } = await readVisit(args)
  const [hub, user] = await Promise.all([
    // A neighbourhood is near enough, and shared by many.
    loadHub(
      services,
      hasPlace ? { lat: Math.round(place.lat * 10) / 10, lng: Math.round(place.lng * 10) / 10 } : null,
      readListFilter(url.searchParams).reads,
    ),
    findUser(services),
  ])
  return {
    hub,
    now: now.toISOString(),
    placeName: hasPlace ? cityIn(locale, place.city, place.countryCode) : null,
    isSignedIn: user !== null,
    meta: pageMeta({
      url: '/community',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.community.title,
      description: t.community.description,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Community({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  const campaigns = (page.hub.sections['giving-back'] ?? []) as unknown as CampaignCard[]
  const campaign = campaigns.find(({ facts }) => facts.is_open)
  return <HubPage {...page}>{campaign && <CampaignTeaser campaign={campaign} />}</HubPage>
}
