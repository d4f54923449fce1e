// One aid organisation, for staff. `new` starts one.
import { href, Link, redirect } from 'react-router'
import { SHOWN_TONE } from '#app/core/editing/shown-state.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { AidEditor } from '#app/features/gaza/aid-editor.tsx'
import { aidForms } from '#app/features/gaza/aid-schema.ts'
import { saveAid } from '#app/features/gaza/commands.server.ts'
import { findAid } from '#app/features/gaza/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/$id'

/** A new one is shown unless told otherwise. */
const FRESH = { is_shown: 'on' }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.gaza.desk
  const file = params.id === 'new' ? null : await findAid(services, params.id)
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
  const form = await readIntent(request, aidForms)
  if (!form.ok) return refused(form)
  const { value, values } = form.value
  const saved = await saveAid(services, params.id === 'new' ? null : params.id, value, values)
  if (!saved.ok) return refused(saved)
  return redirect(`${href('/dashboard/staff/aid/:id', { id: saved.value[0]?.id ?? params.id })}?saved`)
}

export default function StaffAidOrganisation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.gaza.desk
  const { file, title, isSaved } = loaderData
  const errors = { ...t.ui.refusals, ...t.editing.errors, ...words.errors }
  const state = file?.isShown ? 'shown' : 'hidden'
  return (
    <StaffFrame current="aid" title={<bdi>{title}</bdi>}>
      <p className="row row--wrap gap-3">
        <Link className="link" to="/dashboard/staff/aid">
          {words.back}
        </Link>
        {file && <Badge tone={SHOWN_TONE[state]}>{t.editing.status[state]}</Badge>}
      </p>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, actionData)} />
      <AidEditor key={file?.values.seen} values={actionData?.values ?? file?.values ?? FRESH} refusal={actionData} />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
