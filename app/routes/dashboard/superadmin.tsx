import { userContext } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { Overview } from '#app/features/console/overview.tsx'
import { readFacts } from '#app/features/console/queries.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { consoleNav } from '#app/features/dashboards/console-nav.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/superadmin'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.superadmin
  return {
    displayName,
    facts: await readFacts(services),
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

export default function SuperadminDashboard({ loaderData: { displayName, facts } }: Route.ComponentProps) {
  const t = useT()
  const { title, lead } = t.auth.dashboard.superadmin
  return (
    <ConsoleFrame current="overview" eyebrow={t.auth.dashboard.greeting(displayName)} title={title} lead={lead}>
      <Overview facts={facts} screens={consoleNav} />
    </ConsoleFrame>
  )
}
