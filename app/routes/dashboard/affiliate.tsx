import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AffiliateDeskPage } from '#app/features/affiliates/affiliate-desk.tsx'
import { actOnPayouts } from '#app/features/affiliates/commands.server.ts'
import { findDesk } from '#app/features/affiliates/queries.server.ts'
import { payoutForms } from '#app/features/affiliates/schema.ts'
import { DashboardStart } from '#app/features/dashboards/dashboard-start.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { done } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/affiliate'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.affiliate
  const { origin } = services.config
  return {
    displayName,
    desk: await findDesk(services, { locale, origin, today: new Date().toISOString().slice(0, 10) }),
    meta: pageMeta({
      url: '/dashboard/affiliate',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, payoutForms)
  if (!form.ok) return refused(form)
  const outcome = await actOnPayouts(context.get(servicesContext), form.value)
  return outcome.ok ? done(form.value.intent) : refused(outcome)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AffiliateDashboard({ loaderData: { displayName, desk }, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, lead } = t.auth.dashboard.affiliate
  return (
    <DashboardStart displayName={displayName} title={title} lead={lead}>
      {desk ? (
        <AffiliateDeskPage desk={desk} state={actionData} />
      ) : (
        <Button to="/affiliates" className="self-start">
          {t.affiliates.apply}
        </Button>
      )}
    </DashboardStart>
  )
}
