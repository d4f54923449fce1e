// Applications of affiliates, and those who were taken in.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { AffiliateCard } from '#app/features/money/affiliate-card.tsx'
import { decideAffiliate } from '#app/features/money/commands.server.ts'
import { MoneyTabs } from '#app/features/money/money-tabs.tsx'
import { listAffiliates } from '#app/features/money/queries.server.ts'
import { AFFILIATE_STATES, AFFILIATES_PATH, PAGE_SIZE } from '#app/features/money/rules.ts'
import { affiliateForms } from '#app/features/money/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { UsersRound } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/affiliates'

const stateIn = ({ searchParams }: URL) => wordIn(AFFILIATE_STATES, searchParams.get('state')) ?? 'pending'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const state = stateIn(url)
  const page = deskPage.read(url.searchParams)
  const { siteUrl } = services.config
  return {
    ...(await listAffiliates(services, { locale, state, page })),
    state,
    page,
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: AFFILIATES_PATH,
      locale,
      siteUrl,
      title: t.money.tabs.affiliates,
      description: t.money.affiliates.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, affiliateForms)
  if (!form.ok) return refused(form)
  const { value, values } = form.value
  const outcome = await decideAffiliate(context.get(servicesContext), value.person, value.decision, { values })
  if (!outcome.ok) return refused(outcome)
  return redirect(`${AFFILIATES_PATH}?${new URLSearchParams({ state: stateIn(url), said: value.decision })}`)
}

export default function StaffAffiliates({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().money
  const { people, total, state, page, said } = loaderData
  return (
    <StaffFrame current="money" title={words.tabs.affiliates} lead={words.affiliates.lead}>
      <MoneyTabs current="affiliates" said={said} state={actionData} />
      <LinkTabs
        label={words.affiliates.filter}
        look="segment"
        className="self-start"
        items={AFFILIATE_STATES.map((each) => ({
          to: `${AFFILIATES_PATH}?state=${each}`,
          label: words.affiliates.states[each],
          current: each === state,
        }))}
      />
      {people.length === 0 && (
        <EmptyState icon={UsersRound} title={words.affiliates.empty}>
          {words.affiliates.emptyText}
        </EmptyState>
      )}
      {people.map((person) => (
        <AffiliateCard key={person.id} person={person} state={state} />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => `${AFFILIATES_PATH}?${new URLSearchParams({ state, page: String(n) })}`}
      />
    </StaffFrame>
  )
}
