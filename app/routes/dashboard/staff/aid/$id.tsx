// One aid organisation, for staff. `new` starts one.
import { href, redirect } from 'react-router'
import { SHOWN_TONE } from '#app/core/editing/shown-state.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { loadEditor } from '#app/features/dashboards/load-editor.server.ts'
import { AidEditor } from '#app/features/gaza/aid-editor.tsx'
import { aidForms } from '#app/features/gaza/aid-schema.ts'
import { saveAid } from '#app/features/gaza/commands.server.ts'
import { findAid } from '#app/features/gaza/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Route } from './+types/$id'

/** A new one is shown unless told otherwise. */
const FRESH = { is_shown: 'on' }

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, {
    find: findAid,
    title: (t, file) => file?.name ?? t.gaza.desk.add,
    lead: (t) => t.gaza.desk.lead,
  })

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
    <EditorFrame
      current="aid"
      title={title}
      back={{ to: '/dashboard/staff/aid', label: words.back }}
      beside={file && <Badge tone={SHOWN_TONE[state]}>{t.editing.status[state]}</Badge>}
      done={isSaved && !actionData && words.saved}
      errors={summaryOf(errors, actionData)}
    >
      <AidEditor key={file?.values.seen} values={actionData?.values ?? file?.values ?? FRESH} refusal={actionData} />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
