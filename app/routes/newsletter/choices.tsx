// A newsletter reader's choices: topics, town and language. Opened by the link in their mails.
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { choicesForm, findChoices, saveChoices } from '#app/features/newsletter/choices.server.ts'
import { ChoicesPage } from '#app/features/newsletter/choices-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/choices'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.newsletter.choices
  const { siteUrl } = services.config
  const token = url.searchParams.get('token') ?? ''
  return {
    token,
    choices: await findChoices(services, token),
    head: pageMeta({ url: '/newsletter/choices', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(choicesForm, request)
  if (!form.ok) return refused(form)
  const outcome = await saveChoices(context.get(servicesContext), form.value)
  return outcome.ok ? outcome : refused(outcome)
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function NewsletterChoices({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoicesPage token={loaderData.token} choices={loaderData.choices} answer={actionData} />
}
