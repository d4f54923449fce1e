// The first step: the account. It may come last as well, but before publishing.
import { Form, Link, useNavigation } from 'react-router'
import type { AuthFormState } from '#app/core/auth/form-errors.ts'
import { NewAccountForm } from '#app/core/auth/new-account-form.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
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
  const words = t.registration.who
  const isBusy = useNavigation().state === 'submitting'
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
            <NewAccountForm
              state={state}
              button={
                <Button type="submit" name="intent" value="account" size="lg" busy={isBusy}>
                  {words.submit}
                </Button>
              }
            />
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
