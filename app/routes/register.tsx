import { Link, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { signUp } from '#app/core/auth/commands.server.ts'
import { NewAccountForm } from '#app/core/auth/new-account-form.tsx'
import { onTheWayTo, safeNextPath } from '#app/core/auth/next-path.ts'
import { registerSchema } from '#app/core/auth/schema.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { signInReason } from '#app/core/auth/wish.server.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/register'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  if (await findUser(services)) throw redirect(next)
  const { locale, t } = await i18nOf(url)
  const meta = pageMeta({
    url: '/register',
    locale,
    siteUrl: services.config.siteUrl,
    title: t.auth.register.title,
    description: t.auth.register.lead,
  })
  return { next, reason: signInReason(request, next), meta, isOpen: services.config.signUp }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await parseForm(registerSchema, request)
  if (!form.ok) return refused(form)
  const next = safeNextPath(url.searchParams.get('next'))
  const { identifier, displayName } = form.value
  const outcome = await signUp(services, form.value, { locale, next })
  if (!outcome.ok)
    return refused(
      placeAt(outcome, 'identifier', {
        displayName,
        identifier: 'email' in identifier ? identifier.email : identifier.phone,
      }),
    )
  if (outcome.value.signedIn) return redirect(next, { headers: await adoptMasjid(services, request) })
  if ('phone' in identifier) return redirect(`/auth/phone?${new URLSearchParams({ phone: identifier.phone, next })}`)
  return { errors: {}, values: {}, sentTo: identifier.email }
}

export default function Register({ loaderData: { next, reason, isOpen }, actionData }: Route.ComponentProps) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  if (actionData && 'sentTo' in actionData)
    return (
      <AuthPage title={t.auth.register.checkMail.title} lead={t.auth.register.checkMail.text(actionData.sentTo)}>
        <Button to={onTheWayTo(next, '/login')} variant="outline">
          {t.auth.register.login}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage title={t.auth.register.title} lead={reason ? t.auth.wish.register : t.auth.register.lead}>
      {isOpen ? (
        <NewAccountForm
          state={actionData}
          button={
            <Button type="submit" size="lg" block busy={busy}>
              {t.auth.register.submit}
            </Button>
          }
        />
      ) : (
        <Alert tone="warning">{t.auth.errors.signupDisabled}</Alert>
      )}
      <p className="muted">
        {t.auth.register.haveAccount}{' '}
        <Link className="link" to={onTheWayTo(next, '/login')}>
          {t.auth.register.login}
        </Link>
      </p>
    </AuthPage>
  )
}
