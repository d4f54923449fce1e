// All sponsors, for staff, and bands of owners that wait to be read.
import { href, Link, redirect } from 'react-router'
import { RecordsTable } from '#app/core/editing/records-table.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { decideBand, readBandsDesk } from '#app/features/bands/bands.server.ts'
import { BandsDesk } from '#app/features/bands/bands-desk.tsx'
import { bannerOf } from '#app/features/bands/preview.ts'
import { deskForms } from '#app/features/bands/schema.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { PromoPreview } from '#app/features/promotions/promo-banner.tsx'
import { listSponsors } from '#app/features/sponsorship/sponsors.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HandHeart } from '#app/ui/icons.ts'
import type { Route } from './+types/sponsors'

const SAID = ['accepted', 'refused'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.sponsorship.desk
  const { siteUrl } = services.config
  const [records, bands] = await Promise.all([listSponsors(services, locale), readBandsDesk(services, { locale, t })])
  const said = url.searchParams.get('said')
  return {
    records,
    bands,
    said: wordIn(SAID, said),
    meta: pageMeta({ url: '/dashboard/staff/sponsors', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, deskForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const decided = await decideBand(context.get(servicesContext), value, intent === 'accept', values)
  return decided.ok
    ? redirect(`/dashboard/staff/sponsors?said=${intent === 'accept' ? 'accepted' : 'refused'}`)
    : refused(decided)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffSponsors({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.sponsorship.desk
  const { records, bands, said } = loaderData
  return (
    <StaffFrame current="sponsors" title={words.title} lead={words.lead}>
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...t.bands.errors }, actionData)} />
      {said && (
        <Alert tone="success" announce>
          {t.bands.desk[said]}
        </Alert>
      )}
      <BandsDesk
        {...bands}
        preview={(band) => (
          <PromoPreview promotion={bannerOf(band)} language={band.language} eyebrow={t.bands.sponsored} />
        )}
        refusal={actionData}
      />
      <div className="row row--wrap between gap-3 mt-4">
        <h2 className="h3">{words.back}</h2>
        <Link className="btn" to="/dashboard/staff/sponsors/new">
          {words.add}
        </Link>
      </div>
      {records.length === 0 ? (
        <EmptyState icon={HandHeart} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <RecordsTable
          words={words.table}
          records={records}
          addressOf={(id) => href('/dashboard/staff/sponsors/:id', { id })}
        />
      )}
    </StaffFrame>
  )
}
