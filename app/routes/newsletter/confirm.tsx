// The second half of the double opt-in: the link in the confirmation mail.
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { confirmSubscription } from '#app/features/newsletter/commands.server.ts'
import { NewsletterLinkPage } from '#app/features/newsletter/newsletter-link-page.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/confirm'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const { newsletter: t } = (await loadMessages(locale)).frame
  const { siteUrl } = context.get(servicesContext).config
  const page = { url: '/newsletter/confirm', title: t.confirmTitle, description: t.confirmIntro, noindex: true }
  return { token: url.searchParams.get('token') ?? '', head: pageMeta({ ...page, locale, siteUrl }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await request.formData()).get('token')
  const outcome = await confirmSubscription(context.get(servicesContext), typeof token === 'string' ? token : null)
  return outcome.ok ? outcome : refused(outcome)
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function ConfirmNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, newsletter } = useT()
  const t = frame.newsletter
  const { token } = loaderData
  const next = { to: `/newsletter/choices?${new URLSearchParams({ token })}`, label: newsletter.choices.link }
  const words = { title: t.confirmTitle, intro: t.confirmIntro, button: t.confirmButton, done: t.confirmed }
  return <NewsletterLinkPage words={words} token={token} answer={actionData} next={next} />
}
