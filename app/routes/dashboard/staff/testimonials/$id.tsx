// A testimonial about the site, given with its author's consent. `new` starts one.
import { href, redirect } from 'react-router'
import { ConsentFields } from '#app/core/editing/consent-fields.tsx'
import { saveConsent } from '#app/core/editing/consents.server.ts'
import { SHOWN_TONE } from '#app/core/editing/shown-state.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { loadEditor } from '#app/features/dashboards/load-editor.server.ts'
import { removeTestimonial, saveTestimonial } from '#app/features/testimonials/commands.server.ts'
import { findTestimonial } from '#app/features/testimonials/queries.server.ts'
import { testimonialForms } from '#app/features/testimonials/schema.ts'
import { TestimonialEditor } from '#app/features/testimonials/testimonial-editor.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Route } from './+types/$id'

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, {
    find: findTestimonial,
    title: (t, file) => file?.name ?? t.testimonials.add,
    lead: (t) => t.testimonials.lead,
  })

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
    <EditorFrame
      current="testimonials"
      title={title}
      back={{ to: '/dashboard/staff/testimonials', label: words.back }}
      beside={file && <Badge tone={SHOWN_TONE[file.state]}>{t.editing.status[file.state]}</Badge>}
      done={isSaved && !actionData && words.saved}
      errors={summaryOf(errors, actionData)}
    >
      {file && !file.isSample && <ConsentFields consent={file.consent} refusal={actionData} />}
      <TestimonialEditor
        key={file?.values.seen}
        values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
        refusal={isTyped ? actionData : undefined}
        isNew={!file}
      />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
