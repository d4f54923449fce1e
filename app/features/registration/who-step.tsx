// The first step: the account. It may come last as well, but before publishing.
import { Form, Link, useNavigation } from 'react-router'
import { type AuthFormState, fieldTexts, summaryOf } from '#app/core/auth/form-errors.ts'
import { PasswordField } from '#app/core/auth/password-field.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ResumeCard } from './resume-card.tsx'
import { type Step, stepPath } from './rules.ts'
import { WizardPage } from './wizard-page.tsx'

export type WhoStepData = {
  displayName: string | null
  done: Step[]
  /** What was begun before, if anything. */
  resume: { name: string | null; step: Step; savedAt: string } | null
  /** Everything else is there; only the account is missing. */
  isNeeded: boolean
}

type Props = WhoStepData & { state: AuthFormState | undefined; sentTo: string | null }

export function WhoStep({ displayName, done, resume, isNeeded, state, sentTo }: Props) {
  const t = useT()
  const words = t.register.who
  const isBusy = useNavigation().state === 'submitting'
  const weak = state?.weak ?? []
  const goOn = stepPath(resume?.step === 'who' || !resume ? 'business' : resume.step)
  return (
    <WizardPage step="who" done={done} title={words.title} lead={words.lead}>
      {resume && !isNeeded && !sentTo && <ResumeCard {...resume} />}
      {isNeeded && !displayName && !sentTo && <Alert>{words.needed}</Alert>}
      {sentTo && (
        <Alert tone="success" title={words.checkMail} announce>
          <p>{words.checkMailText(sentTo)}</p>
          {!isNeeded && (
            <Button to={goOn} variant="outline" size="sm" className="mt-3">
              {words.goOn}
            </Button>
          )}
        </Alert>
      )}
      {displayName !== null && (
        <Card as="section">
          <p>{words.signedIn(displayName)}</p>
          <div className="row row--wrap mt-5 gap-3">
            {!resume && (
              <Button to={stepPath('business')} size="lg">
                {words.start}
              </Button>
            )}
            <Form method="post" action="/logout">
              <span className="muted">{words.notYou} </span>
              <button className="link" type="submit">
                {words.signOut}
              </button>
            </Form>
          </div>
        </Card>
      )}
      {displayName === null && !sentTo && (
        <>
          <p>
            {words.haveAccount}{' '}
            <Link className="link" to="/login?next=/business-register">
              {words.signIn}
            </Link>
          </p>
          <Card title={words.account} as="section">
            <p className="hint mb-4">{words.accountHint}</p>
            <Form method="post" className="stack gap-5" noValidate>
              <ErrorSummary
                errors={summaryOf(t, state, ['displayName', 'identifier', 'password'])}
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
                error={fieldTexts(t, state, 'displayName')[0]}
                required
              >
                <Input name="displayName" autoComplete="name" maxLength={80} defaultValue={state?.values.displayName} />
              </Field>
              <Field id="identifier" label={t.auth.emailOrPhone} error={fieldTexts(t, state, 'identifier')[0]} required>
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
                error={fieldTexts(t, state, 'password')[0]}
                autoComplete="new-password"
              />
              <Button type="submit" name="intent" value="account" size="lg" busy={isBusy}>
                {words.submit}
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
          </Card>
          {!isNeeded && !resume && (
            <div>
              <Button to={stepPath('business')} variant="outline">
                {words.withoutAccount}
              </Button>
              <p className="hint mt-2">{words.withoutAccountHint}</p>
            </div>
          )}
        </>
      )}
    </WizardPage>
  )
}
