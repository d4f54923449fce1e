// Name, email and signed-in devices.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { changeDetails } from '#app/features/account/commands.server.ts'
import { DetailsPage } from '#app/features/account/details-page.tsx'
import { listDevices } from '#app/features/account/queries.server.ts'
import { detailsForms } from '#app/features/account/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/details'

const SAID = ['name', 'email', 'ended'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName, email } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.account.details
  return {
    displayName,
    email,
    devices: await listDevices(services),
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({
      url: '/account/details',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await readIntent(request, detailsForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changeDetails(services, context.get(userContext), form.value, { locale })
  return changed.ok ? redirect(`/account/details?said=${changed.value}`) : refused(changed)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData
  return <DetailsPage {...page} state={actionData ?? null} />
}
