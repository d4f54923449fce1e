// Claims that wait for the staff, all sides of a listing together.
import '#app/features/business-desk/business-desk.css'
import { href, Link, redirect } from 'react-router'
import { askAgainAfterConflict, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ClaimSide } from '#app/features/business-desk/claim-side.tsx'
import { decideClaim } from '#app/features/business-desk/commands.server.ts'
import { listClaimSides } from '#app/features/business-desk/queries.server.ts'
import { deskErrors } from '#app/features/business-desk/rules.ts'
import { decisionForm } from '#app/features/business-desk/schema.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { ShieldCheck } from '#app/ui/icons.ts'
import type { Route } from './+types/claims'

const PLACE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.businessDesk.staffClaims
  const place = url.searchParams.get('place') ?? ''
  return {
    sides: await listClaimSides(services, PLACE.test(place) ? place : null),
    isDecided: url.searchParams.get('said') === 'decided',
    meta: pageMeta({
      url: '/dashboard/staff/claims',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const shouldRevalidate = askAgainAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(decisionForm, request)
  if (!form.ok) return refused(form)
  const decided = await decideClaim(services, form.value)
  return decided.ok ? redirect('/dashboard/staff/claims?said=decided') : refused(decided)
}

export default function StaffClaims({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.staffClaims
  const { sides, isDecided } = loaderData
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <StaffFrame current="claims" title={words.title} lead={words.lead}>
      {isDecided && !actionData && (
        <Alert tone="success" announce>
          {words.decided}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(deskErrors(t), actionData)} />
      {sides.length === 0 && <EmptyState icon={ShieldCheck} title={words.none} />}
      {sides.map((side) => (
        <section key={side.place_id} className="panel stack gap-5" aria-labelledby={side.place_id}>
          <div className="panel__head">
            <h2 className="h3 min-w-0 [overflow-wrap:anywhere]" id={side.place_id}>
              {side.slug ? (
                <Link to={href('/business/:id', { id: side.slug })}>{side.name}</Link>
              ) : (
                (side.name ?? side.claims[0]?.business_name)
              )}
            </h2>
            <span className="small muted whitespace-nowrap">{words.sides(side.claims.length)}</span>
          </div>
          <DescriptionList
            items={[
              {
                term: words.listing,
                detail: [side.address, side.city, side.phone, side.email, side.website].filter(Boolean).join(' · '),
              },
              {
                term: words.currentOwner,
                detail: side.owner
                  ? `${side.owner.name} · ${side.owner.email ?? ''} · ${date.format(new Date(side.owner.since))}`
                  : words.noOwner,
              },
            ]}
          />
          <div className="own-sides">
            {side.claims.map((claim) => (
              <ClaimSide key={claim.id} claim={claim} document={side.documents[claim.id]} />
            ))}
          </div>
        </section>
      ))}
    </StaffFrame>
  )
}
