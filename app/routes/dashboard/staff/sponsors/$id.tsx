// A sponsor, with their consent. `new` starts one.
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
import { SponsorEditor } from '#app/features/sponsorship/sponsor-editor.tsx'
import { sponsorForms } from '#app/features/sponsorship/sponsor-schema.ts'
import { findSponsor, removeSponsor, saveSponsor } from '#app/features/sponsorship/sponsors.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Route } from './+types/$id'

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, {
    find: findSponsor,
    title: (t, file) => file?.name ?? t.sponsorship.desk.add,
    lead: (t) => t.sponsorship.desk.lead,
  })

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
    <EditorFrame
      current="sponsors"
      title={title}
      back={{ to: '/dashboard/staff/sponsors', label: words.back }}
      beside={file && <Badge tone={SHOWN_TONE[file.state]}>{t.editing.status[file.state]}</Badge>}
      done={isSaved && !actionData && words.saved}
      errors={summaryOf(errors, actionData)}
    >
      {file && !file.isSample && <ConsentFields consent={file.consent} refusal={actionData} />}
      <SponsorEditor
        key={file?.values.seen}
        values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
        refusal={isTyped ? actionData : undefined}
        isNew={!file}
      />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
