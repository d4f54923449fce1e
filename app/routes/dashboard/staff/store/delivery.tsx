// Prices of post, and the mosques where orders are collected, for staff.
import { Link, redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { PickupSection, PostageSection } from '#app/features/merchstore/delivery-desk.tsx'
import { DELIVERY_PATH, SHELF_PATH } from '#app/features/merchstore/rules.ts'
import { findDelivery, removePostage, savePostage } from '#app/features/merchstore/shelf.server.ts'
import { deliveryForms } from '#app/features/merchstore/shelf-schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/delivery'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { delivery: title, deliveryLead } = t.merchstore.shelf
  const search = (url.searchParams.get('mosque') ?? '').trim().slice(0, 100)
  const { siteUrl } = services.config
  return {
    desk: await findDelivery(services, search, locale),
    search,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: DELIVERY_PATH, locale, siteUrl, title, description: deliveryLead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, deliveryForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'postage'
      ? await savePostage(services, value, values)
      : await removePostage(services, value.country_code, values)
  return outcome.ok ? redirect(`${DELIVERY_PATH}?saved`) : refused(outcome)
}

export default function StaffStoreDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  const { desk, search, isSaved } = loaderData
  return (
    <StaffFrame current="store" title={words.delivery} lead={words.deliveryLead}>
      <p>
        <Link className="link" to={SHELF_PATH}>
          {words.back}
        </Link>
      </p>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)} />
      <PostageSection desk={desk} refusal={actionData} />
      <PickupSection desk={desk} search={search} />
    </StaffFrame>
  )
}
