// Opened from a mail. The token is used up by the button's post, not by opening the page: mail scanners open links.
import { Form, redirect } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { confirmAddress } from '#app/core/auth/commands.server.ts'
import { useAuthWords } from '#app/core/auth/form-errors.ts'
import { onTheWayTo, safeNextPath } from '#app/core/auth/next-path.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/confirm'

/** Who asked from an app goes back to it by the service, with what the app can open a session with. */
function appLinkOf({ searchParams }: URL): string | null {
  const redirect_to = searchParams.get('redirect_to')
  if (!redirect_to) return null
  const token = searchParams.get('token_hash') ?? ''
  return `/auth/v1/verify?${new URLSearchParams({ token, type: searchParams.get('type') ?? '', redirect_to })}`
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  return {
    appLink: appLinkOf(url),
    next: safeNextPath(url.searchParams.get('next')),
    meta: pageMeta({
      url: '/auth/confirm',
      locale,
      siteUrl: config.siteUrl,
      title: t.auth.confirm.title,
      description: t.auth.confirm.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const tokenHash = url.searchParams.get('token_hash') ?? ''
  const outcome = await confirmAddress(services, tokenHash, url.searchParams.get('type'))
  if (outcome.ok) {
    const next = safeNextPath(url.searchParams.get('next'))
    return redirect(outcome.value.needsPassword ? onTheWayTo(next, '/reset-password') : next, {
      headers: await adoptMasjid(services, request),
    })
  }
  return refused(outcome)
}

export default function ConfirmAddress({ loaderData: { appLink, next }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = useAuthWords()
  if (appLink)
    return (
      <AuthPage title={t.auth.confirm.title} lead={t.auth.confirm.lead}>
        <Button href={appLink} size="lg" rel="nofollow">
          {t.auth.confirm.submit}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage title={t.auth.confirm.title} lead={t.auth.confirm.lead}>
      <Form method="post" className="stack gap-5">
        <ErrorSummary errors={summaryOf(words, actionData)} title={t.auth.errorSummary} />
        {actionData ? (
          <Button to={onTheWayTo(next, '/login')} variant="outline">
            {t.auth.register.login}
          </Button>
        ) : (
          <Button type="submit" size="lg">
            {t.auth.confirm.submit}
          </Button>
        )}
      </Form>
    </AuthPage>
  )
}
