// One invoice as its owner sees it, for staff.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { InvoicePage } from '#app/features/invoices/invoice-page.tsx'
import { findInvoice } from '#app/features/invoices/queries.server.ts'
import { INVOICES_PATH } from '#app/features/money/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/$id'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const invoice = await findInvoice(services, params.id, { locale, t })
  if (!invoice) throw await missingPage(url, services)
  return {
    invoice,
    meta: pageMeta({
      url: INVOICES_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: `${t.packages.invoice.kinds[invoice.kind]} ${invoice.number}`,
      description: t.money.invoices.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function StaffInvoice({ loaderData: { invoice } }: Route.ComponentProps) {
  return <InvoicePage invoice={invoice} back={{ to: INVOICES_PATH }} />
}

export const ErrorBoundary = RouteError
