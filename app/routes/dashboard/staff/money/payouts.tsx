// Sums owed to affiliates today, and their payouts. Superadmins make the payouts.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { makePayouts, movePayout } from '#app/features/money/commands.server.ts'
import { MoneyTabs } from '#app/features/money/money-tabs.tsx'
import { PayoutsScreen } from '#app/features/money/payouts-screen.tsx'
import { readPayouts } from '#app/features/money/queries.server.ts'
import { PAYOUTS_PATH } from '#app/features/money/rules.ts'
import { payoutForms } from '#app/features/money/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { holdsRole } from '#app/lib/roles.ts'
import type { Route } from './+types/payouts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { siteUrl } = services.config
  return {
    sheet: await readPayouts(services, locale),
    mayPay: holdsRole(context.get(userContext).roles, 'superadmin'),
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: PAYOUTS_PATH,
      locale,
      siteUrl,
      title: t.money.tabs.payouts,
      description: t.money.payouts.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, payoutForms)
  if (!form.ok) return refused(form)
  const services = context.get(servicesContext)
  const { intent, value, values } = form.value
  if (intent === 'move') {
    const moved = await movePayout(services, value, { values })
    return moved.ok ? redirect(`${PAYOUTS_PATH}?said=moved`) : refused(moved)
  }
  const outcome = await makePayouts(services)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${PAYOUTS_PATH}?said=${outcome.value > 0 ? 'paid' : 'nobody'}`)
}

export default function StaffPayouts({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().money
  const { sheet, mayPay, said } = loaderData
  return (
    <StaffFrame current="money" title={words.tabs.payouts} lead={words.payouts.lead}>
      <MoneyTabs current="payouts" said={said} state={actionData} />
      <PayoutsScreen sheet={sheet} mayPay={mayPay} />
    </StaffFrame>
  )
}
