// The staff's view of the community's life.
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { loadPulse } from '#app/features/community/pulse.server.ts'
import { PulseList } from '#app/features/community/pulse-list.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/community'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.community.pulse
  return {
    pulse: await loadPulse(services, new Date()),
    meta: pageMeta({
      url: '/dashboard/staff/community',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffCommunity({ loaderData: { pulse } }: Route.ComponentProps) {
  const t = useT()
  return (
    <StaffFrame current="community" title={t.moderation.staffNav.community}>
      <PulseList pulse={pulse} />
    </StaffFrame>
  )
}
