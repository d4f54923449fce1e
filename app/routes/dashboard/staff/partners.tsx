// Applications of partners, and the badges of those taken in.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { decidePartner } from '#app/features/partners/commands.server.ts'
import { PartnerCard } from '#app/features/partners/partner-card.tsx'
import { listPartnerFiles } from '#app/features/partners/queries.server.ts'
import { PAGE_SIZE, PARTNERS_DESK, STATES } from '#app/features/partners/rules.ts'
import { decisionForm } from '#app/features/partners/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HandHeart } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/partners'

const SAID = ['approved', 'declined', 'revoked', 'renewed'] as const
const stateIn = ({ searchParams }: URL) => wordIn(STATES, searchParams.get('state')) ?? 'pending'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.partners.staff
  const state = stateIn(url)
  const page = deskPage.read(url.searchParams)
  const { siteUrl } = services.config
  return {
    ...(await listPartnerFiles(services, { state, page, locale, reader: context.get(userContext).id })),
    state,
    page,
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({ url: PARTNERS_DESK, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(decisionForm, request)
  if (!form.ok) return refused(form)
  const outcome = await decidePartner(context.get(servicesContext), form.value)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${PARTNERS_DESK}?${new URLSearchParams({ state: stateIn(url), said: form.value.decision })}`)
}

export default function StaffPartners({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.partners.staff
  const { partners, total, state, page, said } = loaderData
  const errors = { ...t.ui.refusals, ...t.partners.errors }
  const failed = partners.find(({ id }) => id === actionData?.values.partner)?.id
  return (
    <StaffFrame current="partners" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words.said[said]}
        </Alert>
      )}
      <ErrorSummary
        errors={summaryOf(errors, actionData).map(({ message }) => ({
          fieldId: failed ? `note-${failed}` : undefined,
          message,
        }))}
      />
      <LinkTabs
        label={words.filter}
        items={STATES.map((each) => ({
          to: `${PARTNERS_DESK}?state=${each}`,
          label: words.states[each],
          current: each === state,
        }))}
      />
      {partners.length === 0 && (
        <EmptyState icon={HandHeart} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {partners.map((partner) => (
        <PartnerCard
          key={partner.id}
          partner={partner}
          state={state}
          error={failed === partner.id ? errorAt(errors, actionData, 'note') : undefined}
          note={failed === partner.id ? actionData?.values.note : undefined}
        />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => `${PARTNERS_DESK}?${new URLSearchParams({ state, page: String(n) })}`}
      />
    </StaffFrame>
  )
}
