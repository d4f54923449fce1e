// All promotions, for staff.
import { Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { PromotionsList } from '#app/features/promotions/promotions-list.tsx'
import { listPromotions } from '#app/features/promotions/queries.server.ts'
import { PROMOTIONS_DESK } from '#app/features/promotions/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Sparkles } from '#app/ui/icons.ts'
import type { Route } from './+types/promotions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.promotions
  const { siteUrl } = services.config
  return {
    promotions: await listPromotions(services, locale),
    meta: pageMeta({ url: PROMOTIONS_DESK, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffPromotions({ loaderData }: Route.ComponentProps) {
  const words = useT().promotions
  const { promotions } = loaderData
  return (
    <StaffFrame current="promotions" title={words.title} lead={words.lead}>
      <p>
        <Link className="btn" to="/dashboard/staff/promotions/new">
          {words.add}
        </Link>
      </p>
      {promotions.length === 0 ? (
        <EmptyState icon={Sparkles} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <PromotionsList promotions={promotions} />
      )}
    </StaffFrame>
  )
}
