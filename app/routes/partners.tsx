// The partners of the site, the application, and a member's own badges. Everyone reads, members apply.
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { applyAsPartner } from '#app/features/partners/commands.server.ts'
import { PartnersPage } from '#app/features/partners/partners-page.tsx'
import { listOwnApplications, listPartners } from '#app/features/partners/queries.server.ts'
import { badgeHtml } from '#app/features/partners/rules.ts'
import { applicationForm } from '#app/features/partners/schema.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { i18nOf, loadMessages } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/partners'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const today = new Date().toISOString().slice(0, 10)
  const user = services.mayHaveSession ? await findUser(services) : null
  const [partners, own] = await Promise.all([
    listPartners(services, today, locale),
    user ? listOwnApplications(services, { person: user.id, locale, today }) : [],
  ])
  const asked = url.searchParams.get('badge')
  const badgeLocale = isLocale(asked) ? asked : locale
  const { label } = (await loadMessages(badgeLocale)).partners
  const { origin, siteUrl } = services.config
  const { title, lead } = t.partners
  return {
    partners,
    contact: user && { name: user.displayName, email: user.email },
    own: own.map(({ badge, ...application }) => ({
      ...application,
      badge,
      html: badge && {
        locale: badgeLocale,
        html: badgeHtml({
          code: badge.code,
          locale: badgeLocale,
          name: application.name,
          label,
          origin,
          verify: origin + inLocale(`/partners/verify/${badge.code}`, badgeLocale),
        }),
      },
    })),
    meta: pageMeta({ url: '/partners', locale, siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(applicationForm, request)
  if (!form.ok) return refused(form)
  const outcome = await applyAsPartner(context.get(servicesContext), form.value, (await i18nOf(url)).locale)
  return outcome.ok ? outcome : refused(outcome)
}

export default function Partners({ loaderData: { partners, own, contact }, actionData }: Route.ComponentProps) {
  return <PartnersPage partners={partners} own={own} contact={contact} state={actionData} />
}
