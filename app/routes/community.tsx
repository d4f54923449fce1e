// The community's hub.
import { findUser } from '#app/core/auth/session.server.ts'
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import { loadHub } from '#app/core/contributions/queries.server.ts'
import { nearMosques } from '#app/core/listings/queries.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { HubPage } from '#app/features/community/hub-page.tsx'
import { readableFirst } from '#app/features/community/rules.ts'
import { EventsNext } from '#app/features/events/events-here.tsx'
import { loadNearest } from '#app/features/events/queries.server.ts'
import type { CampaignCard } from '#app/features/giving/campaign.ts'
import { CampaignTeaser } from '#app/features/giving/campaign-teaser.tsx'
import type { RecipeCard } from '#app/features/recipes/recipe.ts'
import { RecipeTeaser } from '#app/features/recipes/recipe-teaser.tsx'
import type { Route } from './+types/community'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, place, hasPlace, url, now } = await readVisit(args)
  // A neighbourhood is near enough, and shared by many.
  const near = hasPlace ? { lat: Math.round(place.lat * 10) / 10, lng: Math.round(place.lng * 10) / 10 } : null
  const [hub, events, user] = await Promise.all([
    loadHub(services, near, readListFilter(url.searchParams).reads),
    loadNearest(services, near, now),
    findUser(services),
  ])
  // What there is already where nobody wrote yet.
  const isEmpty = Object.keys(hub.sections).every((section) => section === 'gaza')
  const mosques = isEmpty && near ? await nearMosques(services, { ...near, limit: 3 }) : []
  const campaigns = readableFirst((hub.sections['giving-back'] ?? []) as CampaignCard[], locale)
  const recipes = readableFirst((hub.sections.recipes ?? []) as RecipeCard[], locale)
  const isOpen = (path: string) => !isShut(services.config.sectionsOff, path)
  return {
    hub,
    events: isOpen('/community/events') ? events : [],
    campaign: campaigns.find(({ facts }) => facts.is_open) ?? null,
    recipe: recipes.find(({ facts }) => facts.photo) ?? recipes[0] ?? null,
    now: now.toISOString(),
    placeName: hasPlace ? cityIn(locale, place.city, place.countryCode) : null,
    isSignedIn: user !== null,
    mosques: mosques.map(({ id, slug, name, city, distance }) => ({ id, slug, name, city, distance })),
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

export default function Community({ loaderData }: Route.ComponentProps) {
  const { meta: _meta, events, campaign, recipe, ...page } = loaderData
  return (
    <HubPage {...page} aside={recipe && <RecipeTeaser recipe={recipe} />}>
      <EventsNext events={events} />
      {campaign && <CampaignTeaser campaign={campaign} />}
    </HubPage>
  )
}
