// The form that makes an account: on /register, and as a step of listing a business.
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { type AuthFormState, useAuthWords, useNewPasswordError } from './form-errors.ts'
import { PasswordField } from './password-field.tsx'

type Props = { state: AuthFormState | undefined; button: ReactNode }

export function NewAccountForm({ state, button }: Props) {
  const t = useT()
  const words = useAuthWords()
  const passwordError = useNewPasswordError(state)
  return (
    <Form method="post" className="stack gap-5" noValidate>
      <ErrorSummary errors={summaryOf(words, state)} title={t.auth.errorSummary} />
      <Field
        id="displayName"
        label={t.auth.displayName}
        hint={t.auth.displayNameHint}
        error={errorAt(words, state, 'displayName')}
        required
      >
        <Input name="displayName" autoComplete="name" maxLength={80} defaultValue={state?.values.displayName} />
      </Field>
      <Field id="identifier" label={t.auth.emailOrPhone} error={errorAt(words, state, 'identifier')} required>
        <Input
          name="identifier"
          type="text"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          dir="ltr"
          defaultValue={state?.values.identifier}
        />
      </Field>
      <PasswordField
        id="password"
        label={t.auth.password}
        hint={t.auth.passwordHint}
        error={passwordError}
        autoComplete="new-password"
      />
      {button}
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
  )
}
