// Gifts to the site: by card, by transfer, elsewhere, or not at all, as the operator has set it up.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { DonatePage } from '#app/features/donate/donate-page.tsx'
import { readGiving } from '#app/features/donate/queries.server.ts'
import { giftForm } from '#app/features/donate/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { done, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/donate'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const [page, user] = await Promise.all([
    readGiving(services, locale),
    services.mayHaveSession ? findUser(services) : null,
  ])
  const { title, lead } = t.donate
  return {
    page,
    giving: services.config.giving,
    giver: user && { name: user.displayName, email: user.email },
    hasLeft: url.searchParams.get('left') === '1',
    isGiven: url.searchParams.get('given') === '1' && services.config.giving.way === 'stripe',
    meta: pageMeta({ url: '/donate', locale, siteUrl: services.config.siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const sent = await request.formData().catch(() => null)
  const form = readForm(giftForm, sent)
  if (!form.ok) return refused(form)
  const values = readTyped(sent)
  if (services.config.giving.way === 'closed') return refused(refuse('closed', { values }))
  if (!services.allow('order')) return refused(refuse('tooMany', { values }))
  const user = services.mayHaveSession ? await findUser(services) : null
  const started = await services.tasks.startGift({ ...form.value, language: locale, user_id: user?.id ?? null })
  if (typeof started === 'string') return refused(refuse(started, { values }))
  if ('to' in started) throw redirect(started.to)
  return done({ reference: started.reference })
}

export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { page, giving, giver, isGiven, hasLeft } = loaderData
  return (
    <DonatePage
      page={page}
      giving={giving}
      giver={giver}
      isGiven={isGiven}
      hasLeft={hasLeft}
      reference={actionData?.ok ? actionData.value.reference : null}
      refusal={actionData && !actionData.ok ? actionData : undefined}
    />
  )
}
