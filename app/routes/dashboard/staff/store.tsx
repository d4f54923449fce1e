// Everything the store sells, for staff.
import { Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { SHELF_PATH } from '#app/features/merchstore/rules.ts'
import { listShelf } from '#app/features/merchstore/shelf.server.ts'
import { ShelfList } from '#app/features/merchstore/shelf-list.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShoppingBag } from '#app/ui/icons.ts'
import type { Route } from './+types/store'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.merchstore.shelf
  const { siteUrl } = services.config
  return {
    products: await listShelf(services, locale),
    meta: pageMeta({ url: SHELF_PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffStore({ loaderData: { products } }: Route.ComponentProps) {
  const { shelf: words, codes } = useT().merchstore
  return (
    <StaffFrame current="store" title={words.title} lead={words.lead}>
      <p className="row row--wrap gap-3">
        <Link className="btn" to="/dashboard/staff/store/new">
          {words.add}
        </Link>
        <Link className="btn btn--line" to="/dashboard/staff/store/delivery">
          {words.delivery}
        </Link>
        <Link className="btn btn--line" to="/dashboard/staff/store/codes">
          {codes.title}
        </Link>
      </p>
      {products.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ShelfList products={products} />
      )}
    </StaffFrame>
  )
}
