// Codes for the posters, leaflets and links of one's businesses.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { CampaignsPage } from '#app/features/place-campaigns/campaigns-page.tsx'
import { changeCampaigns } from '#app/features/place-campaigns/commands.server.ts'
import { readCampaigns } from '#app/features/place-campaigns/queries.server.ts'
import { campaignForms } from '#app/features/place-campaigns/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/campaigns'

const HERE = '/dashboard/campaigns'
const SAID = { begin: 'begun', end: 'ended', resume: 'resumed' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.placeCampaigns
  return {
    desk: await readCampaigns(services, locale),
    said: saidIn(url, ['begun', 'ended', 'resumed']),
    meta: pageMeta({ url: HERE, locale, siteUrl: services.config.siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, campaignForms)
  if (!form.ok) return refused(form)
  const { intent, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const done = await changeCampaigns(services, form.value)
  return done.ok ? redirect(`${HERE}?said=${SAID[intent]}`) : refused(done)
}

export default function PlaceCampaigns({ loaderData: { desk, said }, actionData }: Route.ComponentProps) {
  return <CampaignsPage desk={desk} said={said} refusal={actionData} />
}
