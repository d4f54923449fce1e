import { requireMembership } from '#app/core/auth/guards.server.ts'
import { daysRemaining } from '#app/core/auth/membership.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { DashboardStart } from '#app/features/dashboards/dashboard-start.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { user, membership } = await requireMembership(services, url)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.owner
  return {
    displayName: user.displayName,
    plan: membership.plan_type,
    isTrial: membership.is_trial,
    days: daysRemaining(membership.end_date, new Date()),
    meta: pageMeta({
      url: '/dashboard',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnerDashboard({ loaderData: { displayName, plan, isTrial, days } }: Route.ComponentProps) {
  const words = useT().auth.dashboard.owner
  return (
    <DashboardStart displayName={displayName} title={words.title} lead={words.lead}>
      <Card title={isTrial ? words.trial : words.plan(words.planNames[plan])} as="section">
        <p>{words.daysLeft(days)}</p>
        <div className="row row--wrap mt-5">
          <Button to="/packages" variant="outline">
            {words.compare}
          </Button>
          <Button to="/business-profile" variant="soft">
            {words.profile}
          </Button>
        </div>
      </Card>
    </DashboardStart>
  )
}
