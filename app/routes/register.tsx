import { Form, Link, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { signUp } from '#app/core/auth/commands.server.ts'
import { fieldTexts, summaryOf } from '#app/core/auth/form-errors.ts'
import { invalid, refused } from '#app/core/auth/form-state.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { PasswordField } from '#app/core/auth/password-field.tsx'
import { registerSchema } from '#app/core/auth/schema.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/register'

export async function loader({ context, url }: Route.LoaderArgs) {
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
  return { next, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const form = await parseForm(registerSchema, request)
  if (!form.ok) return invalid(form)
  const next = safeNextPath(url.searchParams.get('next'))
  const { identifier, displayName } = form.value
  const outcome = await signUp(services, form.value, { locale, next })
  if (!outcome.ok)
    return refused(outcome, 'identifier', {
      displayName,
      identifier: 'email' in identifier ? identifier.email : identifier.phone,
    })
  if (outcome.signedIn) return redirect(next)
  if ('phone' in identifier) return redirect(`/auth/phone?${new URLSearchParams({ phone: identifier.phone, next })}`)
  return { errors: {}, values: {}, sentTo: identifier.email }
}

export default function Register({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  if (actionData && 'sentTo' in actionData)
    return (
      <AuthPage title={t.auth.register.checkMail.title} lead={t.auth.register.checkMail.text(actionData.sentTo)}>
        <Button to="/login" variant="outline">
          {t.auth.register.login}
        </Button>
      </AuthPage>
    )
  const weak = actionData && 'weak' in actionData ? (actionData.weak ?? []) : []
  return (
    <AuthPage title={t.auth.register.title} lead={t.auth.register.lead}>
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary
          errors={summaryOf(t, actionData, ['displayName', 'identifier', 'password'])}
          title={t.auth.errorSummary}
        />
        {weak.length > 0 && (
          <Alert tone="danger" title={t.auth.weakPassword.intro}>
            <ul className="list-disc ps-5">
              {weak.map((reason) => (
                <li key={reason}>{t.auth.weakPassword[reason]}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Field
          id="displayName"
          label={t.auth.displayName}
          hint={t.auth.displayNameHint}
          error={fieldTexts(t, actionData, 'displayName')[0]}
          required
        >
          <Input name="displayName" autoComplete="name" maxLength={80} defaultValue={actionData?.values.displayName} />
        </Field>
        <Field id="identifier" label={t.auth.emailOrPhone} error={fieldTexts(t, actionData, 'identifier')[0]} required>
          <Input
            name="identifier"
            type="text"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            dir="ltr"
            defaultValue={actionData?.values.identifier}
          />
        </Field>
        <PasswordField
          id="password"
          label={t.auth.password}
          hint={t.auth.passwordHint}
          error={fieldTexts(t, actionData, 'password')[0]}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" block busy={busy}>
          {t.auth.register.submit}
        </Button>
        <p className="muted text-sm">
          {t.auth.register.terms}{' '}
          <Link className="link" to="/terms-of-service">
            {t.auth.register.termsLink}
          </Link>{' '}
          ·{' '}
          <Link className="link" to="/privacy-policy">
            {t.auth.register.privacyLink}
          </Link>
        </p>
      </Form>
      <p className="muted">
        {t.auth.register.haveAccount}{' '}
        <Link className="link" to={next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}`}>
          {t.auth.register.login}
        </Link>
      </p>
    </AuthPage>
  )
}
