// Sponsorship, also under /sales: the same page, and /sponsorship is the address search engines are told.
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { sendMessage } from '#app/features/contact/commands.server.ts'
import { readSponsorship } from '#app/features/sponsorship/queries.server.ts'
import { enquiryForm } from '#app/features/sponsorship/schema.ts'
import { SponsorshipPage } from '#app/features/sponsorship/sponsorship-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/sponsorship'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const [page, user] = await Promise.all([
    readSponsorship(services, locale),
    services.mayHaveSession ? findUser(services) : null,
  ])
  const { title, lead } = t.sponsorship
  return {
    page,
    writer: user && { name: user.displayName, email: user.email },
    meta: pageMeta({ url: '/sponsorship', locale, siteUrl: services.config.siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale, t } = await i18nOf(url)
  const form = await parseForm(enquiryForm, request)
  if (!form.ok) return refused(form)
  const { placement, ...enquiry } = form.value
  const words = t.sponsorship
  const subject = words.subject(words.placements[placement].title)
  const message = { ...enquiry, topic: 'partnership' as const, subject, language: locale }
  const outcome = await sendMessage(context.get(servicesContext), message)
  return outcome.ok ? outcome : refused({ ...outcome, values: { ...outcome.values, placement } })
}

export default function SponsorshipRoute({ loaderData: { page, writer }, actionData }: Route.ComponentProps) {
  return <SponsorshipPage page={page} writer={writer} state={actionData} />
}
