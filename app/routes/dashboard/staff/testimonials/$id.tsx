// What somebody says about the site, with their consent. `new` starts one.
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
import { removeTestimonial, saveTestimonial } from '#app/features/testimonials/commands.server.ts'
import { findTestimonial } from '#app/features/testimonials/queries.server.ts'
import { testimonialForms } from '#app/features/testimonials/schema.ts'
import { TestimonialEditor } from '#app/features/testimonials/testimonial-editor.tsx'
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
  const words = t.testimonials
  const file = params.id === 'new' ? null : await findTestimonial(services, params.id)
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
  const form = await readIntent(request, testimonialForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const here = (id: string) => redirect(`${href('/dashboard/staff/testimonials/:id', { id })}?saved`)
  if (intent === 'remove') {
    const removed = await removeTestimonial(services, params.id)
    return removed.ok ? redirect('/dashboard/staff/testimonials') : refused(removed)
  }
  if (intent === 'consent') {
    const kept = await saveConsent(services, 'testimonial_id', params.id, value, values)
    return kept.ok ? here(params.id) : refused(kept)
  }
  const saved = await saveTestimonial(services, params.id === 'new' ? null : params.id, value, values)
  return saved.ok ? here(saved.value[0]?.id ?? params.id) : refused(saved)
}

export default function StaffTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.testimonials
  const { file, title, isSaved } = loaderData
  const errors = { ...t.ui.refusals, ...t.editing.errors, ...words.errors }
  const isTyped = actionData?.values.intent === 'save'
  return (
    <StaffFrame current="testimonials" title={<bdi>{title}</bdi>}>
      <p className="row row--wrap gap-3">
        <Link className="link" to="/dashboard/staff/testimonials">
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
      <TestimonialEditor
        key={file?.values.seen}
        values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
        refusal={isTyped ? actionData : undefined}
        isNew={!file}
      />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
