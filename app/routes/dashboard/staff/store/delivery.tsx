// Prices of post, and the mosques where orders are collected, for staff.
import { Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { findDelivery } from '#app/features/merchstore/delivery.server.ts'
import { PickupSection, ZonesSection } from '#app/features/merchstore/delivery-desk.tsx'
import { DELIVERY_PATH, SHELF_PATH } from '#app/features/merchstore/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Alert } from '#app/ui/alert.tsx'
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

export default function StaffStoreDelivery({ loaderData }: Route.ComponentProps) {
  const words = useT().merchstore.shelf
  const { desk, search, isSaved } = loaderData
  return (
    <StaffFrame current="store" title={words.delivery} lead={words.deliveryLead}>
      <p>
        <Link className="link link--alone" to={SHELF_PATH}>
          {words.back}
        </Link>
      </p>
      {isSaved && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ZonesSection desk={desk} />
      <PickupSection desk={desk} search={search} />
    </StaffFrame>
  )
}
