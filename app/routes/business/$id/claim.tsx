// Claiming a listing: the form, the code, and where the claim stands.
import { data, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { keepDocument } from '#app/core/media/keep-document.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ClaimForm } from '#app/features/business-desk/claim-form.tsx'
import { ClaimProgress, isOpenClaim } from '#app/features/business-desk/claim-progress.tsx'
import { enterCode, openClaim, withdrawClaim } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findClaimOptions, listVouchingMosques } from '#app/features/business-desk/queries.server.ts'
import { type OwnershipFormState, saidIn } from '#app/features/business-desk/rules.ts'
import { claimSchema, codeSchema } from '#app/features/business-desk/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/claim'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const options = await findClaimOptions(services.db(), business.id)
  if (!options) throw await missingPage(url, services, 'business')
  const title = t.businessDesk.claim.title(options.name)
  const path = `/business/${encodeURIComponent(options.slug)}`
  return {
    options,
    path,
    said: saidIn(url, ['sent', 'withdrawn']),
    mosques: options.is_mine ? [] : await listVouchingMosques(services.db(), business.id),
    meta: pageMeta({
      url: `${path}/claim`,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: t.businessDesk.claim.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const user = context.get(userContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const form = await request.formData().catch(() => null)
  const here = (said?: string) =>
    redirect(`/business/${encodeURIComponent(business.slug ?? business.id)}/claim${said ? `?said=${said}` : ''}`)
  const refused = (field: string, error: string, values: Record<string, string> = {}, status = 400) =>
    data<OwnershipFormState>({ errors: { [field]: [error] }, values }, { status })
  if (!services.allow('write')) return refused('form', 'rateLimited', {}, 429)
  const claim = String(form?.get('claim') ?? '')
  const db = services.db()

  switch (form?.get('intent')) {
    case 'claim': {
      const parsed = readForm(claimSchema, form)
      if (!parsed.ok) return data<OwnershipFormState>(parsed, { status: 400 })
      const { value } = parsed
      const values = { ...value }
      const document = await keepDocument(
        db,
        'claim-documents',
        user.id,
        value.method === 'document' ? form.get('document') : null,
      )
      if (!document.ok) return refused('document', document.error, values)
      const mosques = value.method === 'mosque_vouch' ? form.getAll('mosques').map(String).slice(0, 4) : []
      const opened = await openClaim(db, business.id, { ...value, mosques, documentPath: document.value })
      if (!opened.ok) {
        const field = { evidence_missing: 'evidence', mosque_missing: 'mosques', no_address: 'method' }[opened.error]
        return refused(field ?? 'form', opened.error, values)
      }
      await services.tasks.sendOwnershipNotices()
      if (value.method !== 'email_code') return here()
      const sent = await services.tasks.sendClaimCode(opened.value.id, user.id, locale)
      return sent === 'sent' ? here('sent') : here()
    }
    case 'code': {
      const parsed = readForm(codeSchema, form)
      if (!parsed.ok) return data<OwnershipFormState>({ ...parsed, values: {} }, { status: 400 })
      const entered = await enterCode(db, claim, parsed.value.code)
      if (!entered.ok) return refused('code', entered.error)
      await services.tasks.sendOwnershipNotices()
      return here()
    }
    case 'resend': {
      if (!/^[0-9a-f-]{36}$/.test(claim)) return refused('form', 'failed')
      const sent = await services.tasks.sendClaimCode(claim, user.id, locale)
      return sent === 'sent' ? here('sent') : refused('code', sent, {}, 429)
    }
    case 'withdraw': {
      const withdrawn = await withdrawClaim(db, claim)
      return withdrawn.ok ? here('withdrawn') : refused('form', withdrawn.error)
    }
    default:
      return refused('form', 'failed')
  }
}

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.businessDesk.claim
  const { options, mosques, path, said } = loaderData
  const { claim } = options
  const state = actionData ?? null
  const form = <ClaimForm options={options} mosques={mosques} state={state} />
  const isOpen = claim !== null && isOpenClaim(claim)
  return (
    <DeskPage
      title={words.title(options.name)}
      lead={words.lead}
      back={{ to: path, label: words.back }}
      said={said && !state ? words[said] : null}
      state={state}
    >
      {options.is_mine ? (
        <Alert tone="success" title={words.yours}>
          <Button to="/business-profile" size="sm">
            {words.manage}
          </Button>
        </Alert>
      ) : (
        <>
          {claim && <ClaimProgress claim={claim} address={options.masked_email} state={state} />}
          {options.has_owner && !isOpen && <Alert>{words.hasOwner}</Alert>}
          {isOpen && claim.state !== 'needs_info' ? (
            <details className="own-edit" open={Boolean(state?.values.method)}>
              <summary>{words.otherWay}</summary>
              {form}
            </details>
          ) : (
            form
          )}
        </>
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
