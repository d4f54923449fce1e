// A member's orders in the store.
import { userContext } from '#app/core/auth/guards.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { OwnOrdersPage } from '#app/features/merchstore/own-orders-page.tsx'
import { listOwnOrders } from '#app/features/merchstore/queries.server.ts'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, lead } = t.merchstore.own
  const { siteUrl } = services.config
  return {
    orders: await listOwnOrders(services, args.context.get(userContext).id, locale),
    meta: pageMeta({ url: '/account/orders', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnOrders({ loaderData: { orders } }: Route.ComponentProps) {
  return <OwnOrdersPage orders={orders} />
}
