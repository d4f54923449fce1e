// Orders of the store: what is to be packed, what waits for money, what is over.
import { redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { confirmPayment, moveOrder, refundOrder } from '#app/features/merchstore/commands.server.ts'
import { DeskOrderCard } from '#app/features/merchstore/desk-order.tsx'
import { listOrders, PAGE_SIZE } from '#app/features/merchstore/queries.server.ts'
import { DESK_PATH, PLACES, placeOf } from '#app/features/merchstore/rules.ts'
import { deskForms } from '#app/features/merchstore/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { ShoppingBag } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/orders'

const addressOf = (state: string, more: Record<string, string> = {}) =>
  `${DESK_PATH}?${new URLSearchParams({ state, ...more })}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const state = placeOf(url.searchParams.get('state'))
  const page = deskPage.read(url.searchParams)
  const { title, lead } = t.merchstore.desk
  const { siteUrl } = services.config
  return {
    ...(await listOrders(services, { state, page, locale })),
    state,
    page,
    pageSize: PAGE_SIZE,
    isSaid: url.searchParams.has('said'),
    meta: pageMeta({ url: DESK_PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, deskForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const services = context.get(servicesContext)
  const outcome =
    intent === 'move'
      ? await moveOrder(services, value.order, value.step, value.note, { values })
      : intent === 'confirm'
        ? await confirmPayment(services, value.order, { values })
        : await refundOrder(services, value.order, value.amount, { values })
  return outcome.ok ? redirect(addressOf(placeOf(url.searchParams.get('state')), { said: 'done' })) : refused(outcome)
}

export default function StaffOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.merchstore.desk
  const { orders, counts, state, page, pageSize, isSaid } = loaderData
  return (
    <StaffFrame current="orders" title={words.title} lead={words.lead}>
      <LinkTabs
        label={words.title}
        items={PLACES.map((place) => ({
          to: addressOf(place),
          label:
            counts[place] > 0 ? `${words.tabs[place]} (${formatNumber(locale, counts[place])})` : words.tabs[place],
          current: place === state,
        }))}
      />
      {isSaid && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...t.merchstore.errors }, actionData)} />
      {orders.length === 0 && (
        <EmptyState icon={ShoppingBag} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {orders.map((order) => (
        <DeskOrderCard key={order.id} order={order} />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(counts[state] / pageSize)}
        hrefFor={(n) => addressOf(state, { page: String(n) })}
      />
    </StaffFrame>
  )
}
