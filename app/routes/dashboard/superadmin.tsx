import { userContext } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { DashboardStart } from '#app/features/dashboards/dashboard-start.tsx'
import { Outbox } from '#app/features/dashboards/outbox.tsx'
import { listOutbox } from '#app/features/dashboards/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/superadmin'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.superadmin
  return {
    displayName,
    outbox: await listOutbox(services),
    meta: pageMeta({
      url: '/dashboard/superadmin',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SuperadminDashboard({ loaderData: { displayName, outbox } }: Route.ComponentProps) {
  const t = useT()
  const { title, lead } = t.auth.dashboard.superadmin
  return (
    <DashboardStart displayName={displayName} title={title} lead={lead}>
      <div>
        <Button to="/dashboard/superadmin/analytics" variant="outline">
          {t.analytics.site.open}
        </Button>
      </div>
      <Outbox mails={outbox} />
    </DashboardStart>
  )
}
