// The link of a receipt: stops a gift that comes every month, in one press and without an account.
import { redirect } from 'react-router'
import { formatPrice } from '#app/core/auth/plans.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StopPage } from '#app/features/donate/stop-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$code'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const gift = await services.tasks.findGift(params.code)
  if (!gift) throw await missingPage(url, services)
  const { title, lead } = t.donate.stop
  const { siteUrl } = services.config
  return {
    sum: formatPrice(locale, gift.amount_cents, gift.currency),
    isStopped: gift.isStopped,
    meta: pageMeta({ url: '/donate', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const stopped = await services.tasks.stopGift(params.code)
  if (stopped === 'missing') throw await missingPage(url, services)
  return stopped === 'done' ? redirect(url.pathname) : refused(refuse('failed'))
}

export default function StopGift({ loaderData: { sum, isStopped }, actionData }: Route.ComponentProps) {
  return <StopPage sum={sum} isStopped={isStopped} refusal={actionData} />
}

export const ErrorBoundary = RouteError
