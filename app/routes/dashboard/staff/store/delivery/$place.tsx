// A mosque where orders are collected, or could be.
import { href, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { findPoint, savePoint } from '#app/features/merchstore/delivery.server.ts'
import { PointEditor } from '#app/features/merchstore/point-editor.tsx'
import { DELIVERY_PATH } from '#app/features/merchstore/rules.ts'
import { pointForm } from '#app/features/merchstore/shelf-schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/$place'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const point = await findPoint(services, params.place)
  if (!point) throw await missingPage(url, services)
  const { siteUrl } = services.config
  const description = t.merchstore.shelf.deliveryLead
  return {
    point,
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title: point.name, description, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const sent = await request.formData().catch(() => null)
  const form = readForm(pointForm, sent)
  if (!form.ok) return refused(form)
  const point = await findPoint(services, params.place)
  if (!point) throw await missingPage(url, services)
  const saved = await savePoint(services, params.place, point.isKnown, form.value, readTyped(sent))
  return saved.ok ? redirect(`${DELIVERY_PATH}?saved`) : refused(saved)
}

export default function StaffStorePoint({ loaderData: { point }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  return (
    <StaffFrame current="store" title={<bdi>{point.name}</bdi>} lead={words.pointLead}>
      <p className="row row--wrap gap-4">
        <Link className="link link--alone" to={DELIVERY_PATH}>
          {words.backToDelivery}
        </Link>
        {point.slug && (
          <Link className="link" to={href('/mosque/:id', { id: point.slug })}>
            {words.seeMosque}
          </Link>
        )}
      </p>
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)} />
      <PointEditor values={actionData?.values ?? point.values} refusal={actionData} />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
