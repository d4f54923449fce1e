// Transfers that wait for someone of the team to say that they came.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { confirmTransfer } from '#app/features/money/commands.server.ts'
import { MoneyTabs } from '#app/features/money/money-tabs.tsx'
import { findInvoices } from '#app/features/money/queries.server.ts'
import { MONEY_PATH, PAGE_SIZE } from '#app/features/money/rules.ts'
import { transferForms } from '#app/features/money/schema.ts'
import { TransferCard } from '#app/features/money/transfer-card.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Coins } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/money'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const page = deskPage.read(url.searchParams)
  const { siteUrl } = services.config
  return {
    ...(await findInvoices(services, { locale, state: 'waiting', page })),
    page,
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: MONEY_PATH,
      locale,
      siteUrl,
      title: t.money.title,
      description: t.money.transfers.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, transferForms)
  if (!form.ok) return refused(form)
  const { value, values } = form.value
  const outcome = await confirmTransfer(context.get(servicesContext), value.invoice, { values })
  return outcome.ok ? redirect(`${MONEY_PATH}?said=confirmed`) : refused(outcome)
}

export default function StaffTransfers({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().money
  const { invoices, total, page, said } = loaderData
  return (
    <StaffFrame current="money" title={words.title} lead={words.transfers.lead}>
      <MoneyTabs current="transfers" said={said} state={actionData} />
      {total === 0 ? (
        <EmptyState icon={Coins} title={words.transfers.empty}>
          {words.transfers.emptyText}
        </EmptyState>
      ) : (
        <p className="small muted">{words.transfers.count(total)}</p>
      )}
      {invoices.map((invoice) => (
        <TransferCard key={invoice.id} invoice={invoice} />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => `${MONEY_PATH}?${new URLSearchParams({ page: String(n) })}`}
      />
    </StaffFrame>
  )
}
