// The plans and their prices. Everyone reads, members choose; the switch between month and year is in the address.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { findBusinessAccount } from '#app/core/auth/membership.server.ts'
import type { MembershipRow, PlanType } from '#app/core/auth/membership.ts'
import { readPrices } from '#app/core/auth/plans.server.ts'
import { keepReferral } from '#app/core/auth/referral.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { loadPlanAmounts } from '#app/features/automation/queries.server.ts'
import { cancelPlan, choosePlan, type Next, openPortal, startTrial } from '#app/features/packages/commands.server.ts'
import { PackagesPage, type PackagesPageData } from '#app/features/packages/packages-page.tsx'
import { describePlan, findPresentPlan, quotePlan } from '#app/features/packages/queries.server.ts'
import { isPaidFor, mayTry, stepTo } from '#app/features/packages/rules.ts'
import { cycles, planForms, wishForm } from '#app/features/packages/schema.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { type Intent, readIntent } from '#app/lib/form.server.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/packages'

const NOTES = [
  'active',
  'changing',
  'scheduled',
  'cancelled',
  'resumed',
  'trial',
  'code',
  'noCode',
  'lateCode',
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { searchParams } = url
  const user = services.mayHaveSession ? await findUser(services) : null
  const [prices, amounts, found] = await Promise.all([
    readPrices(services),
    loadPlanAmounts(services),
    user ? findPresentPlan(services, user.id) : null,
  ])
  const membership = found?.membership ?? null
  const wish = wishForm.safeParse(Object.fromEntries(searchParams)).data
  if (wish && !found)
    throw redirect(user ? '/business-register' : `/login?next=${encodeURIComponent(`/packages${url.search}`)}`)
  const isWish = wish && membership && stepTo(membership, wish.plan, wish.cycle) !== 'current'
  const isTakenBack = wish && membership?.cancelled_at
  // Whoever pays by the year is shown years.
  const cycle = cycles.catch(cycles.catch('monthly').parse(membership?.billing_cycle)).parse(searchParams.get('cycle'))
  const rulesOf = (plan: PlanType) => amounts.find(({ plan_type }) => plan_type === plan)?.rules ?? 0
  const page: PackagesPageData = {
    cycle,
    prices,
    rules: { basic: rulesOf('basic'), premium: rulesOf('premium'), enterprise: rulesOf('enterprise') },
    steps: {
      basic: stepTo(membership, 'basic', cycle),
      premium: stepTo(membership, 'premium', cycle),
      enterprise: stepTo(membership, 'enterprise', cycle),
    },
    present:
      found && membership
        ? describePlan(services, membership, {
            ...found,
            locale,
            now: new Date(),
          })
        : null,
    yes:
      wish && found && (isWish || isTakenBack || !membership)
        ? await quotePlan(services, found.account, { ...wish, locale })
        : null,
    mayTry: mayTry(membership),
    payments: services.config.payments,
    note: noteOf(searchParams, membership),
    isCancelling: searchParams.has('cancel'),
    mayEnterCode: !found?.hasInvoices,
  }
  const { title, lead } = t.packages
  return {
    page,
    meta: pageMeta({ url: '/packages', locale, siteUrl: services.config.siteUrl, title, description: lead }),
  }
}

/** What was just done. Back from the payment page, the payment may have been told already. */
function noteOf(query: URLSearchParams, membership: MembershipRow | null): PackagesPageData['note'] {
  if (query.get('left') === '1') return 'left'
  if (query.get('paid') === '1') return membership && isPaidFor(membership) ? 'active' : 'paid'
  return wordIn(NOTES, query.get('note'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await readIntent(request, planForms)
  if (!form.ok) return refused(form)
  const account = await findBusinessAccount(services, context.get(userContext).id)
  if (!account) throw redirect('/business-register')
  await keepReferral(services, request)
  const outcome = await run(services, account.id, form.value, locale)
  if (!outcome.ok) return refused(outcome)
  const next = outcome.value
  if ('away' in next) throw redirect(next.away)
  if ('invoice' in next) throw redirect(`/dashboard/invoices/${next.invoice}`)
  throw redirect(`/packages?note=${next.note}`)
}

async function run(
  services: Services,
  account: string,
  { intent, value }: Intent<typeof planForms>,
  locale: Locale,
): Promise<Outcome<Next | { note: 'trial' }>> {
  switch (intent) {
    case 'choose':
      return choosePlan(services, account, { ...value, locale })
    case 'trial': {
      const started = await startTrial(services, account)
      return started.ok ? done({ note: 'trial' as const }) : started
    }
    case 'portal':
      return openPortal(services, account, locale)
    case 'cancel':
      return cancelPlan(services, account)
  }
}

export default function Packages({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return <PackagesPage page={page} state={actionData} />
}
