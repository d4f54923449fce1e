import { accountContext } from '#app/core/auth/guards.server.ts'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { saveBillingDetails } from '#app/features/invoices/commands.server.ts'
import { InvoicesPage } from '#app/features/invoices/invoices-page.tsx'
import { findBillingDetails, listInvoices } from '#app/features/invoices/queries.server.ts'
import { detailsForm } from '#app/features/invoices/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/invoices'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { id } = context.get(accountContext)
  const { locale, t } = await i18nOf(url)
  const [invoices, details] = await Promise.all([listInvoices(services, id, locale), findBillingDetails(services, id)])
  return {
    invoices,
    details,
    countries: countryOptions(locale),
    meta: pageMeta({
      url: '/dashboard/invoices',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.packages.invoicesTitle,
      description: t.packages.invoicesLead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(detailsForm, request)
  if (!form.ok) return refused(form)
  const saved = await saveBillingDetails(context.get(servicesContext), context.get(accountContext).id, form.value)
  return saved.ok ? saved : refused(saved)
}

export default function Invoices({ loaderData: { invoices, details, countries }, actionData }: Route.ComponentProps) {
  return <InvoicesPage invoices={invoices} details={details} countries={countries} state={actionData} />
}
