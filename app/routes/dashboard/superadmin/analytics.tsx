import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readSiteFigures } from '#app/features/analytics/queries.server.ts'
import { readSiteQuestion } from '#app/features/analytics/rules.ts'
import { SiteFiguresPage } from '#app/features/analytics/site-figures-page.tsx'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/analytics'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.analytics.site
  const today = new Date().toISOString().slice(0, 10)
  return {
    figures: await readSiteFigures(services, readSiteQuestion(url.searchParams, today), locale, t),
    today,
    meta: pageMeta({
      url: '/dashboard/superadmin/analytics',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SiteAnalytics({ loaderData: { figures, today } }: Route.ComponentProps) {
  const { title, lead } = useT().analytics.site
  return (
    <ConsoleFrame current="analytics" title={title} lead={lead}>
      <SiteFiguresPage figures={figures} today={today} />
    </ConsoleFrame>
  )
}
