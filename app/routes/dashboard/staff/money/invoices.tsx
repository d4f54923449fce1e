// Every invoice, found by what is on it, and refunds of transfers.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { refundTransfer } from '#app/features/money/commands.server.ts'
import { InvoiceSearch } from '#app/features/money/invoice-search.tsx'
import { MoneyTabs } from '#app/features/money/money-tabs.tsx'
import { findInvoices } from '#app/features/money/queries.server.ts'
import { INVOICE_STATES, INVOICES_PATH, PAGE_SIZE } from '#app/features/money/rules.ts'
import { invoiceForms } from '#app/features/money/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage, text } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/invoices'

const readFilter = (url: URL) => ({
  wanted: text('q', 120).read(url.searchParams),
  filter: wordIn(INVOICE_STATES, url.searchParams.get('state')),
})

const addressOf = ({ wanted, filter }: ReturnType<typeof readFilter>, more: Record<string, string>) =>
  `${INVOICES_PATH}?${new URLSearchParams({ ...(wanted && { q: wanted }), ...(filter && { state: filter }), ...more })}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { wanted, filter } = readFilter(url)
  const page = deskPage.read(url.searchParams)
  const { siteUrl } = services.config
  return {
    ...(await findInvoices(services, { locale, wanted, state: filter, page })),
    wanted,
    filter,
    page,
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: INVOICES_PATH,
      locale,
      siteUrl,
      title: t.money.tabs.invoices,
      description: t.money.invoices.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, invoiceForms)
  if (!form.ok) return refused(form)
  const { value, values } = form.value
  const outcome = await refundTransfer(context.get(servicesContext), value.invoice, value.amount, { values })
  return outcome.ok ? redirect(addressOf(readFilter(url), { said: 'refunded' })) : refused(outcome)
}

export default function StaffInvoices({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().money
  const { invoices, total, wanted, filter, page, said } = loaderData
  const failed = invoices.find(({ id }) => id === actionData?.values.invoice)?.id
  return (
    <StaffFrame current="money" title={words.tabs.invoices} lead={words.invoices.lead}>
      <MoneyTabs current="invoices" said={said} state={actionData} fieldId={failed && `amount-${failed}`} />
      <InvoiceSearch invoices={invoices} total={total} wanted={wanted} filter={filter} state={actionData} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => addressOf({ wanted, filter }, { page: String(n) })}
      />
    </StaffFrame>
  )
}
