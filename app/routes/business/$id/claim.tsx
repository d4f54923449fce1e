// Claiming a listing: the form, the code, and where the claim stands.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ClaimForm } from '#app/features/business-desk/claim-form.tsx'
import { ClaimProgress, isOpenClaim } from '#app/features/business-desk/claim-progress.tsx'
import {
  enterCode,
  lookAtSite,
  openClaim,
  resendCode,
  withdrawClaim,
} from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findClaimOptions, listVouchingMosques } from '#app/features/business-desk/queries.server.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { claimForms } from '#app/features/business-desk/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/claim'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const options = await findClaimOptions(services, business.id)
  if (!options) throw await missingPage(url, services, 'business')
  const title = t.businessDesk.claim.title(options.name)
  const path = `/business/${encodeURIComponent(options.slug)}`
  return {
    options,
    path,
    calls: services.config.claimCalls,
    said: saidIn(url, ['sent', 'withdrawn']),
    mosques: options.is_mine ? [] : await listVouchingMosques(services, business.id),
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
  const form = await readIntent(request, claimForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const path = `/business/${encodeURIComponent(business.slug ?? business.id)}/claim`
  const here = (said: string | null) => redirect(said ? `${path}?said=${said}` : path)
  const { intent, value, values } = form.value
  switch (intent) {
    case 'claim': {
      const opened = await openClaim(services, { place: business.id, userId: user.id, locale }, value, values)
      return opened.ok ? here(opened.value) : refused(opened)
    }
    case 'code': {
      const entered = await enterCode(services, value.claim, value.code)
      return entered.ok ? here(null) : refused(entered)
    }
    case 'resend': {
      const claim = (await findClaimOptions(services, business.id))?.claim
      const method = claim?.id === value.claim ? claim.method : 'email_code'
      const sent = await resendCode(services, { id: value.claim, method, userId: user.id, locale })
      return sent.ok ? here(sent.value) : refused(sent)
    }
    case 'look': {
      const found = await lookAtSite(services, value.claim, user.id)
      return found.ok ? here(null) : refused(found)
    }
    case 'withdraw': {
      const withdrawn = await withdrawClaim(services, value.claim)
      return withdrawn.ok ? here('withdrawn') : refused(withdrawn)
    }
  }
}

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.businessDesk.claim
  const { options, mosques, path, said, calls } = loaderData
  const { claim } = options
  const state = actionData ?? null
  const form = <ClaimForm options={options} mosques={mosques} calls={calls} state={state} />
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
          {claim && <ClaimProgress claim={claim} options={options} state={state} />}
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
