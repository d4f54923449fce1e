// A zone of countries and what post costs there. `new` starts one.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { findZone, removeZone, saveZone } from '#app/features/merchstore/delivery.server.ts'
import { DELIVERY_PATH } from '#app/features/merchstore/rules.ts'
import { zoneForms } from '#app/features/merchstore/shelf-schema.ts'
import { ZoneEditor } from '#app/features/merchstore/zone-editor.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$zone'

const idOf = (params: Route.LoaderArgs['params']) => (params.zone === 'new' ? null : params.zone)

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const zone = await findZone(services, idOf(params), locale)
  if (!zone) throw await missingPage(url, services)
  const { siteUrl } = services.config
  const words = t.merchstore.shelf
  const title = zone.title ?? words.addZone
  return {
    zone,
    title,
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description: words.zoneLead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, zoneForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const id = idOf(params)
  if (intent === 'save') {
    const saved = await saveZone(services, id, value, values)
    return saved.ok ? redirect(`${DELIVERY_PATH}?saved`) : refused(saved)
  }
  const removed = id === null ? refuse('missing', { values }) : await removeZone(services, id, values)
  return removed.ok ? redirect(`${DELIVERY_PATH}?saved`) : refused(removed)
}

export default function StaffStoreZone({ loaderData: { zone, title }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  return (
    <EditorFrame
      current="store"
      title={title}
      back={{ to: DELIVERY_PATH, label: words.backToDelivery }}
      errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)}
    >
      <p className="soft">{words.zoneLead}</p>
      <ZoneEditor zone={zone} refusal={actionData} />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
