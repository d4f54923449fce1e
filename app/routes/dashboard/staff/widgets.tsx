// On which sites the widgets are shown.
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { LoadTable } from '#app/features/widgets/load-table.tsx'
import { listLoads } from '#app/features/widgets/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CodeXml } from '#app/ui/icons.ts'
import type { Route } from './+types/widgets'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.widgets.staff
  return {
    loads: await listLoads(services),
    meta: pageMeta({
      url: '/dashboard/staff/widgets',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffWidgets({ loaderData }: Route.ComponentProps) {
  const words = useT().widgets.staff
  const { loads } = loaderData
  return (
    <StaffFrame current="widgets" title={words.title} lead={words.lead}>
      {loads.length === 0 ? <EmptyState icon={CodeXml} title={words.none} /> : <LoadTable rows={loads} withPlace />}
    </StaffFrame>
  )
}
