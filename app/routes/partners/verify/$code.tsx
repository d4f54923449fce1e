// A partner's badge leads here: is it ours, and does it count today?
import { findStanding, hostOf } from '#app/core/partners/standing.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { type CheckedBadge, VerifyPage } from '#app/features/partners/verify-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Route } from './+types/$code'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const standing = await findStanding(services, params.code)
  const badge: CheckedBadge = standing
    ? {
        state: standing.state,
        name: standing.name,
        host: hostOf(standing.website_url),
        website: standing.website_url,
        since: standing.since && writeDate(locale, standing.since),
        until: standing.until && writeDate(locale, standing.until),
      }
    : { state: 'forged' }
  const words = t.partners.verify
  return {
    badge,
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: words.states[badge.state],
      description: words.how,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function VerifyBadge({ loaderData: { badge } }: Route.ComponentProps) {
  return <VerifyPage badge={badge} />
}
