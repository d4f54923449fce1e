// Search over all of the community.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { searchCommunity } from '#app/features/community/search.server.ts'
import { COMMUNITY_SEARCH_PATH, NOTHING_FOUND, readAsked } from '#app/features/community/search.ts'
import { CommunitySearchPage } from '#app/features/community/search-page.tsx'
import type { Route } from './+types/search'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url, now } = visit
  const asked = readAsked(url.searchParams)
  const { title } = t.community.search
  return {
    asked,
    found: asked.words === '' ? NOTHING_FOUND : await searchCommunity(visit, asked),
    now: now.toISOString(),
    meta: pageMeta({
      url: COMMUNITY_SEARCH_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: asked.words === '' ? title : `${title}: ${asked.words}`,
      description: t.community.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CommunitySearch({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <CommunitySearchPage {...page} />
}
