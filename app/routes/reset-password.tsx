// Two forms on one address: asking for the link, and (with the link's token, or signed in) choosing a new password.
import { Form, Link, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { requestPasswordReset, setPassword } from '#app/core/auth/commands.server.ts'
import { useAuthWords, useNewPasswordError } from '#app/core/auth/form-errors.ts'
import { onTheWayTo, safeNextPath } from '#app/core/auth/next-path.ts'
import { PasswordField } from '#app/core/auth/password-field.tsx'
import { newPasswordSchema, recoverSchema } from '#app/core/auth/schema.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/reset-password'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const tokenHash = url.searchParams.get('token_hash')
  const next = safeNextPath(url.searchParams.get('next'))
  const mode: 'set' | 'ask' = tokenHash || (await findUser(services)) ? 'set' : 'ask'
  const meta = pageMeta({
    url: '/reset-password',
    locale,
    siteUrl: services.config.siteUrl,
    title: mode === 'set' ? t.auth.reset.setTitle : t.auth.reset.title,
    description: t.auth.reset.lead,
    noindex: true,
  })
  return { mode, tokenHash, next, mailConfigured: services.config.mailConfigured, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const next = safeNextPath(url.searchParams.get('next'))
  const posted = await request.formData().catch(() => null)
  if (posted?.has('password')) {
    const form = readForm(newPasswordSchema, posted)
    if (!form.ok) return refused(form)
    const outcome = await setPassword(services, {
      password: form.value.password,
      tokenHash: form.value.token_hash || null,
    })
    if (!outcome.ok) return refused(outcome)
    const again = onTheWayTo(next, '/reset-password')
    return redirect(outcome.value.needsSecondStep ? onTheWayTo(again, '/login/second-step') : next)
  }
  const form = readForm(recoverSchema, posted)
  if (!form.ok) return refused(form)
  const outcome = await requestPasswordReset(services, form.value.email, { locale, next })
  return outcome.ok
    ? { errors: {}, values: {} as Record<string, string>, sent: true }
    : refused(placeAt(outcome, 'form', { email: form.value.email }))
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = useAuthWords()
  const passwordError = useNewPasswordError(actionData)
  const { next } = loaderData
  const busy = useNavigation().state === 'submitting'
  if (loaderData.mode === 'set')
    return (
      <AuthPage title={t.auth.reset.setTitle} lead={t.auth.reset.setLead}>
        <Form method="post" className="stack gap-5" noValidate>
          <ErrorSummary errors={summaryOf(words, actionData)} title={t.auth.errorSummary} />
          <input type="hidden" name="token_hash" value={loaderData.tokenHash ?? ''} />
          <PasswordField
            id="password"
            label={t.auth.newPassword}
            hint={t.auth.passwordHint}
            error={passwordError}
            autoComplete="new-password"
          />
          <Button type="submit" size="lg" block busy={busy}>
            {t.auth.reset.setSubmit}
          </Button>
        </Form>
        <AskAgain next={next} />
      </AuthPage>
    )
  return (
    <AuthPage title={t.auth.reset.title} lead={t.auth.reset.lead}>
      {actionData && 'sent' in actionData && (
        <Alert tone={loaderData.mailConfigured ? 'success' : 'warning'} announce>
          {loaderData.mailConfigured ? t.auth.reset.sent : t.auth.reset.keptInLog}
        </Alert>
      )}
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(words, actionData)} title={t.auth.errorSummary} />
        <Field id="email" label={t.auth.email} error={errorAt(words, actionData, 'email')} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            defaultValue={actionData?.values.email}
          />
        </Field>
        <Button type="submit" size="lg" block busy={busy}>
          {t.auth.reset.submit}
        </Button>
      </Form>
      <p>
        <Link className="link link--alone" to={onTheWayTo(next, '/login')}>
          {t.auth.reset.backToLogin}
        </Link>
      </p>
    </AuthPage>
  )
}

function AskAgain({ next }: { next: string }) {
  const t = useT()
  return (
    <p>
      <Link className="link" to={onTheWayTo(next, '/reset-password')} reloadDocument>
        {t.auth.confirm.requestNew}
      </Link>
    </p>
  )
}
