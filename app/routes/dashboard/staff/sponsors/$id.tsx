// A sponsor, with their consent. `new` starts one.
import { href, Link, redirect } from 'react-router'
import { ConsentFields } from '#app/core/editing/consent-fields.tsx'
import { saveConsent } from '#app/core/editing/consents.server.ts'
import { SHOWN_TONE } from '#app/core/editing/shown-state.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { SponsorEditor } from '#app/features/sponsorship/sponsor-editor.tsx'
import { sponsorForms } from '#app/features/sponsorship/sponsor-schema.ts'
import { findSponsor, removeSponsor, saveSponsor } from '#app/features/sponsorship/sponsors.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.sponsorship.desk
  const file = params.id === 'new' ? null : await findSponsor(services, params.id)
  if (!file && params.id !== 'new') throw await missingPage(url, services)
  const { siteUrl } = services.config
  const title = file?.name ?? words.add
  return {
    file,
    title,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description: words.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, sponsorForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const here = (id: string) => redirect(`${href('/dashboard/staff/sponsors/:id', { id })}?saved`)
  if (intent === 'remove') {
    const removed = await removeSponsor(services, params.id)
    return removed.ok ? redirect('/dashboard/staff/sponsors') : refused(removed)
  }
  if (intent === 'consent') {
    const kept = await saveConsent(services, 'sponsor_id', params.id, value, values)
    return kept.ok ? here(params.id) : refused(kept)
  }
  const saved = await saveSponsor(services, params.id === 'new' ? null : params.id, value, values)
  return saved.ok ? here(saved.value[0]?.id ?? params.id) : refused(saved)
}

export default function StaffSponsor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.sponsorship.desk
  const { file, title, isSaved } = loaderData
  const errors = { ...t.ui.refusals, ...t.editing.errors, ...words.errors }
  const isTyped = actionData?.values.intent === 'save'
  return (
    <StaffFrame current="sponsors" title={<bdi>{title}</bdi>}>
      <p className="row row--wrap gap-3">
        <Link className="link" to="/dashboard/staff/sponsors">
          {words.back}
        </Link>
        {file && <Badge tone={SHOWN_TONE[file.state]}>{t.editing.status[file.state]}</Badge>}
      </p>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, actionData)} />
      {file && !file.isSample && <ConsentFields consent={file.consent} refusal={actionData} />}
      <SponsorEditor
        key={file?.values.seen}
        values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
        refusal={isTyped ? actionData : undefined}
        isNew={!file}
      />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
