// Leaving the newsletter: by the button on this page, or by the mail program itself (RFC 8058, one click).
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { unsubscribe } from '#app/features/newsletter/commands.server.ts'
import { NewsletterLinkPage } from '#app/features/newsletter/newsletter-link-page.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/unsubscribe'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const { newsletter: t } = (await loadMessages(locale)).frame
  const { siteUrl } = context.get(servicesContext).config
  const page = { url: '/newsletter/unsubscribe', title: t.unsubscribeTitle, description: t.unsubscribeIntro }
  return { token: url.searchParams.get('token') ?? '', head: pageMeta({ ...page, noindex: true, locale, siteUrl }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  // A mail program posts "List-Unsubscribe=One-Click" to the address as it stands in the mail, token in the query.
  const token = form.get('token') ?? new URL(request.url).searchParams.get('token')
  const outcome = await unsubscribe(context.get(servicesContext), typeof token === 'string' ? token : null)
  return outcome.ok ? outcome : refused(outcome)
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter: t } = useT().frame
  const words = {
    title: t.unsubscribeTitle,
    intro: t.unsubscribeIntro,
    button: t.unsubscribeButton,
    done: t.unsubscribed,
  }
  return <NewsletterLinkPage words={words} token={loaderData.token} answer={actionData} />
}
