// Widgets for other people's sites: choose one, see it, copy it.

import { voice } from '#app/core/brand/voice.ts'
import { reverseGeocode } from '#app/core/places/geo.server.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { aliveAtOnce } from '#app/core/request/first-look.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { BuilderPage } from '#app/features/widgets/builder-page.tsx'
import { findSubject, listOwnLoads } from '#app/features/widgets/queries.server.ts'
import { readChoice, SUBJECT_OF } from '#app/features/widgets/rules.ts'
import type { Route } from './+types/widgets'

const LONGEST_QUERY = 80

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, place } = await readVisit(args)
  const { title, description } = t.widgets
  const choice = readChoice(url.searchParams, locale)
  const asked = {
    query: (url.searchParams.get('q') ?? '')
      .trim()
      .slice(0, LONGEST_QUERY)
      .replace(/\p{Cc}/gu, ''),
    at: url.searchParams.get('at'),
    id: url.searchParams.get('id'),
  }
  const found = await findSubject(SUBJECT_OF[choice.kind], asked, {
    services,
    place,
    locale,
  })
  const { subject } = found
  // As the widget itself starts, where nothing else is chosen.
  const usual =
    subject?.type === 'city'
      ? choiceAt(reverseGeocode(subject.lat, subject.lng)?.countryCode ?? '', subject)
      : choiceAt('', null)
  // Owners and mosque admins see where their own widgets are shown; policies leave nothing to others.
  const isMine = services.mayHaveSession && subject && subject.type !== 'city'
  const crumbs = breadcrumbTrail('/widgets', voice[locale].home, [title])
  return {
    crumbs,
    choice,
    usual: { method: usual.method, school: usual.school },
    found,
    origin: services.config.origin,
    loads: isMine ? await listOwnLoads(services, subject.id) : [],
    meta: { url: '/widgets', locale, siteUrl: services.config.siteUrl, title, description, breadcrumbs: crumbs },
  }
}

export const handle = aliveAtOnce

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function Widgets({ loaderData }: Route.ComponentProps) {
  const { crumbs, choice, usual, found, origin, loads } = loaderData
  return <BuilderPage crumbs={crumbs} choice={choice} usual={usual} found={found} origin={origin} loads={loads} />
}
