// An order, by the link its buyer got.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { confirmOrder } from '#app/features/merchstore/commands.server.ts'
import { OrderPage } from '#app/features/merchstore/order-page.tsx'
import { presentOrder } from '#app/features/merchstore/queries.server.ts'
import { STORE_PATH } from '#app/features/merchstore/rules.ts'
import { orderForms } from '#app/features/merchstore/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$token'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const found = await services.tasks.findOrder(params.token)
  if (!found) throw await missingPage(url, services)
  const order = presentOrder(found.order, locale)
  const { siteUrl } = services.config
  const title = `${t.merchstore.order.title} ${order.reference}`
  return {
    order,
    isMailed: found.isMailed,
    isBack: url.searchParams.get('paid') === '1',
    hasLeft: url.searchParams.get('left') === '1',
    // The link is a secret: no address of this page goes into its head.
    meta: pageMeta({ url: STORE_PATH, locale, siteUrl, title, description: t.merchstore.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await readIntent(request, orderForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const itself = `/merchstore/orders/${params.token}`
  if (form.value.intent === 'confirm') {
    const confirmed = await confirmOrder(services, params.token)
    return confirmed.ok ? redirect(itself) : refused(confirmed)
  }
  if (form.value.intent === 'cancel') {
    const ended = await services.tasks.withdrawOrder(params.token)
    if (ended === 'missing') throw await missingPage(url, services)
    return ended === 'done' ? redirect(itself) : refused(refuse(ended))
  }
  const pay = await services.tasks.payForOrder(params.token, locale)
  if (pay === 'missing') throw await missingPage(url, services)
  if (pay === null) return refused(refuse('conflict'))
  return pay === 'failed' ? refused(refuse('unreachable')) : redirect(pay.to)
}

export default function OrderRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { order, isMailed, isBack, hasLeft } = loaderData
  return (
    <OrderPage
      order={order}
      code={params.token}
      isMailed={isMailed}
      isBack={isBack}
      hasLeft={hasLeft}
      refusal={actionData}
    />
  )
}

export const ErrorBoundary = RouteError
