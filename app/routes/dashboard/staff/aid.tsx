// The aid organisations beside the wall, for staff.
import { href, Link } from 'react-router'
import { RecordsTable } from '#app/core/editing/records-table.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { listAid } from '#app/features/gaza/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Droplets } from '#app/ui/icons.ts'
import type { Route } from './+types/aid'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.gaza.desk
  const { siteUrl } = services.config
  return {
    records: await listAid(services, locale),
    meta: pageMeta({ url: '/dashboard/staff/aid', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffAid({ loaderData }: Route.ComponentProps) {
  const words = useT().gaza.desk
  const { records } = loaderData
  return (
    <StaffFrame current="aid" title={words.title} lead={words.lead}>
      <p>
        <Link className="btn" to="/dashboard/staff/aid/new">
          {words.add}
        </Link>
      </p>
      {records.length === 0 ? (
        <EmptyState icon={Droplets} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <RecordsTable
          words={words.table}
          records={records}
          addressOf={(id) => href('/dashboard/staff/aid/:id', { id })}
        />
      )}
    </StaffFrame>
  )
}
