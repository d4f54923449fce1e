import { Form, Link, redirect, useNavigation } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { resendConfirmation, signIn } from '#app/core/auth/commands.server.ts'
import { useAuthWords } from '#app/core/auth/form-errors.ts'
import { onTheWayTo, safeNextPath } from '#app/core/auth/next-path.ts'
import { OrganisationSignIn } from '#app/core/auth/organisation-sign-in.tsx'
import { OtherSignIns } from '#app/core/auth/other-sign-ins.tsx'
import { PasswordField } from '#app/core/auth/password-field.tsx'
import { loginSchema } from '#app/core/auth/schema.ts'
import { readKnownSession } from '#app/core/auth/session.server.ts'
import { signInReason } from '#app/core/auth/wish.server.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { hasPasskeys } from '#app/features/security/passkey-commands.server.ts'
import { PasskeySignIn } from '#app/features/security/passkey-sign-in.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/login'

const secondStep = (next: string) => `/login/second-step?${new URLSearchParams({ next })}`

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  const { state } = await readKnownSession(services)
  if (state === 'signedIn') throw redirect(next)
  if (state === 'secondStep') throw redirect(secondStep(next))
  const { locale, t } = await i18nOf(url)
  const meta = pageMeta({
    url: '/login',
    locale,
    siteUrl: services.config.siteUrl,
    title: t.auth.login.title,
    description: t.auth.login.lead,
    noindex: true,
  })
  const { signInProviders, organisations, signUp } = services.config
  const hasOrganisations = organisations.length > 0
  return {
    ...{ next, meta, signInProviders, hasOrganisations, isOpen: signUp },
    reason: signInReason(request, next),
    offersPasskeys: hasPasskeys(services),
    problem: url.searchParams.get('problem'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(loginSchema, request)
  if (!form.ok) return refused(form)
  const { identifier, password } = form.value
  const outcome = await signIn(services, identifier, password)
  const next = safeNextPath(url.searchParams.get('next'))
  if (outcome.ok && outcome.value.needsSecondStep) return redirect(secondStep(next))
  if (outcome.ok) return redirect(next, { headers: await adoptMasjid(services, request) })
  const [why] = outcome.errors.form ?? []
  if (why === 'phoneNotConfirmed' && 'phone' in identifier)
    return redirect(`/auth/phone?${new URLSearchParams({ phone: identifier.phone, next })}`)
  if (why === 'emailNotConfirmed' && 'email' in identifier) {
    const { locale } = await i18nOf(url)
    const again = await resendConfirmation(services, identifier.email, { locale, next })
    // The words of the refusal promise a mail.
    if (!again.ok) return refused(placeAt(again, 'form', { identifier: identifier.email }))
  }
  return refused(placeAt(outcome, 'form', { identifier: 'email' in identifier ? identifier.email : identifier.phone }))
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, reason, signInProviders, hasOrganisations, offersPasskeys, isOpen, problem } = loaderData
  const t = useT()
  const words = useAuthWords()
  const problems = new Map([
    ['provider', t.auth.login.otherFailed],
    ['organisation', t.auth.errors.organisationUnknown],
    ['limited', t.auth.errors.tooMany],
  ])
  const said = problems.get(problem ?? '')
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthPage title={t.auth.login.title} lead={reason ? t.auth.wish.reasons[reason] : t.auth.login.lead}>
      {said && !actionData && (
        <Alert tone="danger" announce>
          {said}
        </Alert>
      )}
      <Form method="post" className="stack gap-5" noValidate>
        <ErrorSummary errors={summaryOf(words, actionData)} title={t.auth.errorSummary} />
        <Field id="identifier" label={t.auth.emailOrPhone} error={errorAt(words, actionData, 'identifier')} required>
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
          error={errorAt(words, actionData, 'password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" block busy={busy}>
          {t.auth.login.submit}
        </Button>
      </Form>
      {offersPasskeys && <PasskeySignIn next={next} />}
      {signInProviders.length > 0 && <OtherSignIns providers={signInProviders} next={next} />}
      {hasOrganisations && (
        <>
          {signInProviders.length === 0 && <p className="muted text-center">{t.auth.login.or}</p>}
          <OrganisationSignIn next={next} isUnknown={problem === 'organisation' && !actionData} />
        </>
      )}
      <p>
        <Link className="link" to={onTheWayTo(next, '/reset-password')}>
          {t.auth.login.forgot}
        </Link>
      </p>
      {isOpen && (
        <p className="muted">
          {t.auth.login.noAccount}{' '}
          <Link className="link" to={onTheWayTo(next, '/register')}>
            {t.auth.login.register}
          </Link>
        </p>
      )}
    </AuthPage>
  )
}
