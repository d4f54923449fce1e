// Giving back: campaigns, volunteer shifts, and the way in for groups.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { campaignAddress, isPlain, readCampaignFilter } from '#app/features/giving/campaign-filter.ts'
import { registerGroup, takeShift } from '#app/features/giving/commands.server.ts'
import { GivingPage } from '#app/features/giving/giving-page.tsx'
import { loadCampaigns, loadOrganisers, loadShifts } from '#app/features/giving/queries.server.ts'
import { listForms } from '#app/features/giving/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/giving-back'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const filter = readCampaignFilter(url.searchParams)
  const user = await findUser(services)
  const words = t.community.sections['giving-back']
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.name, path: '/community/giving-back' },
  ]
  const [campaigns, shifts, organisers] = await Promise.all([
    filter.view === 'campaigns' ? loadCampaigns(services, filter) : null,
    filter.view === 'shifts' ? loadShifts(services, filter) : null,
    filter.view === 'group' && user ? loadOrganisers(services) : [],
  ])
  return {
    campaigns,
    shifts,
    groups: organisers.filter(({ id }) => id.startsWith('group:')),
    filter,
    crumbs,
    isSignedIn: user !== null,
    meta: pageMeta({
      url: '/community/giving-back',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
      hasFeed: true,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const form = await readIntent(args.request, listForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const outcome =
    intent === 'group'
      ? await registerGroup(services, value, values)
      : await takeShift(services, value.shift, intent === 'take')
  if (!outcome.ok) return refused(outcome)
  return redirect(campaignAddress(readCampaignFilter(url.searchParams)))
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function GivingBack({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  // Another choice is another form.
  return <GivingPage key={JSON.stringify(page.filter)} {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
