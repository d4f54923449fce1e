// Gifts, and those that came by transfer.
import { redirect } from 'react-router'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { confirmGift, refundGift } from '#app/features/money/commands.server.ts'
import { GiftCard } from '#app/features/money/gift-card.tsx'
import { listGifts } from '#app/features/money/gifts.server.ts'
import { MoneyTabs } from '#app/features/money/money-tabs.tsx'
import { GIFTS_PATH, PAGE_SIZE } from '#app/features/money/rules.ts'
import { giftForms } from '#app/features/money/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { HandHeart } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/gifts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const page = deskPage.read(url.searchParams)
  const { siteUrl } = services.config
  const { tabs, gifts } = t.money
  return {
    ...(await listGifts(services, { locale, page })),
    page,
    said: url.searchParams.get('said'),
    meta: pageMeta({ url: GIFTS_PATH, locale, siteUrl, title: tabs.gifts, description: gifts.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, giftForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const services = context.get(servicesContext)
  const outcome =
    intent === 'confirm'
      ? await confirmGift(services, value.gift, value.amount, { values })
      : await refundGift(services, value.payment, value.amount, { values })
  return outcome.ok ? redirect(`${GIFTS_PATH}?said=${intent === 'confirm' ? 'gift' : 'returned'}`) : refused(outcome)
}

export default function StaffGifts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.money
  const { gifts, total, page, said } = loaderData
  const failed = gifts.find(({ id }) => id === actionData?.values.gift)?.id
  const error = errorAt({ ...t.ui.refusals, ...words.errors }, actionData, 'amount')
  return (
    <StaffFrame current="money" title={words.tabs.gifts} lead={words.gifts.lead}>
      <MoneyTabs current="gifts" said={said} state={actionData} fieldId={failed && `amount-${failed}`} />
      {total === 0 && (
        <EmptyState icon={HandHeart} title={words.gifts.empty}>
          {words.gifts.emptyText}
        </EmptyState>
      )}
      {gifts.map((gift) => (
        <GiftCard
          key={gift.id}
          gift={gift}
          error={failed === gift.id ? error : undefined}
          amount={failed === gift.id ? actionData?.values.amount : undefined}
        />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => `${GIFTS_PATH}?${new URLSearchParams({ page: String(n) })}`}
      />
    </StaffFrame>
  )
}
