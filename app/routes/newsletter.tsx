// The newsletter's own page, and where every newsletter box posts to.
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { signUp } from '#app/features/newsletter/commands.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/newsletter'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const { newsletter: t } = (await loadMessages(locale)).frame
  const { siteUrl } = context.get(servicesContext).config
  return { head: pageMeta({ url: '/newsletter', locale, siteUrl, title: t.title, description: t.description }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const outcome = await signUp(request, context.get(servicesContext), locale)
  return outcome.ok ? outcome : refused(outcome)
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { newsletter: t } = useT().frame
  return (
    <div className="page section flex max-w-2xl flex-col gap-5">
      <h1 className="title">{t.title}</h1>
      <p className="soft">{t.intro}</p>
      <NewsletterForm answered={actionData} />
    </div>
  )
}
