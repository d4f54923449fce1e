// All testimonials, for staff.
import { href, Link } from 'react-router'
import { RecordsTable } from '#app/core/editing/records-table.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { listTestimonials } from '#app/features/testimonials/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessageSquareHeart } from '#app/ui/icons.ts'
import type { Route } from './+types/testimonials'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.testimonials
  const { siteUrl } = services.config
  return {
    records: await listTestimonials(services, locale),
    meta: pageMeta({ url: '/dashboard/staff/testimonials', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffTestimonials({ loaderData }: Route.ComponentProps) {
  const words = useT().testimonials
  const { records } = loaderData
  return (
    <StaffFrame current="testimonials" title={words.title} lead={words.lead}>
      <p>
        <Link className="btn" to="/dashboard/staff/testimonials/new">
          {words.add}
        </Link>
      </p>
      {records.length === 0 ? (
        <EmptyState icon={MessageSquareHeart} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <RecordsTable
          words={words.table}
          records={records}
          addressOf={(id) => href('/dashboard/staff/testimonials/:id', { id })}
        />
      )}
    </StaffFrame>
  )
}
