// The terms for affiliates, and the form to become one.
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AffiliatesPage } from '#app/features/affiliates/affiliates-page.tsx'
import { applyAsAffiliate } from '#app/features/affiliates/commands.server.ts'
import { findApplication, readTerms } from '#app/features/affiliates/queries.server.ts'
import { applicationForm } from '#app/features/affiliates/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/affiliates'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const user = services.mayHaveSession ? await findUser(services) : null
  const [terms, application] = await Promise.all([
    readTerms(services, locale),
    user ? findApplication(services, user.id) : null,
  ])
  return {
    terms,
    application,
    meta: pageMeta({
      url: '/affiliates',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.affiliates.title,
      description: t.affiliates.lead(terms.percent),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(applicationForm, request)
  if (!form.ok) return refused(form)
  const outcome = await applyAsAffiliate(context.get(servicesContext), form.value)
  return outcome.ok ? outcome : refused(outcome)
}

export default function Affiliates({ loaderData: { terms, application }, actionData }: Route.ComponentProps) {
  return <AffiliatesPage terms={terms} application={application} state={actionData} />
}
