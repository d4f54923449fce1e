// An invoice of an order, by the order's link.
import { href } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { InvoicePage } from '#app/features/invoices/invoice-page.tsx'
import { presentInvoice } from '#app/features/invoices/queries.server.ts'
import { STORE_PATH } from '#app/features/merchstore/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/$invoice'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const row = await services.tasks.findOrderInvoice(params.token, params.invoice)
  if (!row) throw await missingPage(url, services)
  const invoice = presentInvoice(row, { locale, t })
  const title = `${t.packages.invoice.kinds[invoice.kind]} ${invoice.number}`
  const { siteUrl } = services.config
  return {
    invoice,
    meta: pageMeta({ url: STORE_PATH, locale, siteUrl, title, description: t.merchstore.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function OrderInvoice({ loaderData: { invoice }, params }: Route.ComponentProps) {
  const words = useT().merchstore.order
  const back = { to: href('/merchstore/orders/:token', { token: params.token }), label: words.back }
  return <InvoicePage invoice={invoice} back={back} />
}

export const ErrorBoundary = RouteError
