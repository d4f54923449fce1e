// The categories of the directory, for staff.
import { Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CategoriesTable } from '#app/features/categories/categories-table.tsx'
import { listCategories } from '#app/features/categories/queries.server.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/categories'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.categories
  const { siteUrl } = services.config
  return {
    categories: await listCategories(services, locale),
    isRemoved: url.searchParams.has('removed'),
    meta: pageMeta({ url: '/dashboard/staff/categories', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffCategories({ loaderData }: Route.ComponentProps) {
  const words = useT().categories
  return (
    <StaffFrame current="categories" title={words.title} lead={words.lead}>
      {loaderData.isRemoved && (
        <Alert tone="success" announce>
          {words.removed}
        </Alert>
      )}
      <p>
        <Link className="btn" to="/dashboard/staff/categories/new">
          {words.add}
        </Link>
      </p>
      <CategoriesTable caption={words.title} categories={loaderData.categories} />
    </StaffFrame>
  )
}
