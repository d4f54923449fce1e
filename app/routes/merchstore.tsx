// The store.

import { voice } from '#app/core/brand/voice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { countCart, readCart } from '#app/features/merchstore/cart.ts'
import { listProducts } from '#app/features/merchstore/queries.server.ts'
import { STORE_PATH } from '#app/features/merchstore/rules.ts'
import { StorePage } from '#app/features/merchstore/store-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/merchstore'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.merchstore
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: title, path: STORE_PATH },
  ]
  const { siteUrl } = services.config
  return {
    products: await listProducts(services, locale),
    inCart: countCart(readCart(request.headers.get('cookie'))),
    crumbs,
    meta: pageMeta({ url: STORE_PATH, locale, siteUrl, title, description: lead, breadcrumbs: crumbs }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Merchstore({ loaderData: { products, crumbs, inCart } }: Route.ComponentProps) {
  return <StorePage products={products} crumbs={crumbs} inCart={inCart} />
}
