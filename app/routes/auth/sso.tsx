// From the organisation named on /login to where it signs its people in. A page in between, because a policy of ours lets
// forms lead nowhere but to this site: it leads on by itself, and has a link for browsers that do not follow.
import { data, redirect } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { beginOrganisationSignIn } from '#app/core/auth/commands.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { organisationSchema } from '#app/core/auth/schema.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/sso'

/** What /login is told; it has the words. */
const PROBLEMS: Readonly<Record<string, string>> = { organisationUnknown: 'organisation', tooMany: 'limited' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, t } = await i18nOf(url)
  return {
    meta: pageMeta({
      url: '/auth/sso',
      locale,
      siteUrl: context.get(servicesContext).config.siteUrl,
      title: t.auth.organisation.title,
      description: t.auth.organisation.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  const form = await parseForm(organisationSchema, request)
  const domain = form.ok ? form.value.organisation : ''
  const outcome = await beginOrganisationSignIn(services, domain, {
    locale: localeOf(url.pathname),
    next,
  })
  if (!outcome.ok)
    throw redirect(
      `/login?${new URLSearchParams({ problem: PROBLEMS[outcome.errors.form?.[0] ?? ''] ?? 'provider', next })}`,
    )
  const { name, to } = outcome.value
  return data({ name, to }, { headers: { Refresh: `0; url=${to}` } })
}

export const headers: Route.HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  actionHeaders.has('Refresh') ? actionHeaders : parentHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ToTheOrganisation({ actionData }: Route.ComponentProps) {
  const all = useT().auth
  const t = all.organisation
  return (
    <AuthPage title={t.title} lead={t.lead}>
      {actionData ? (
        <Button href={actionData.to} size="lg" block>
          {all.login.continueWith(actionData.name)}
        </Button>
      ) : (
        <Button to="/login" size="lg" block>
          {all.login.title}
        </Button>
      )}
    </AuthPage>
  )
}
