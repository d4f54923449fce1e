// The form of one step. It keeps what is typed: with every button, and with JavaScript after every pause as well.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { ArrowRight } from '#app/ui/icons.ts'
import { isOptional, type Step, stepPath } from './rules.ts'
import { SavedAt } from './saved-at.tsx'
import { WizardPage } from './wizard-page.tsx'

const TYPING_PAUSE_MS = 1500

type Props = {
  step: Step
  done: readonly Step[]
  title: string
  lead: string
  savedAt: string | null
  errors: readonly { fieldId?: string | undefined; message: string }[]
  /** Instead of "Save and continue". */
  submitLabel?: string | undefined
  children: ReactNode
}

export function StepForm({ step, done, title, lead, savedAt, errors, submitLabel, children }: Props) {
  const words = useT().register
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const autosave = useFetcher({ key: 'draft' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keepSoon = (_event: FormEvent) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const typed = new FormData(form.current)
      typed.set('intent', 'keep')
      void autosave.submit(typed, { method: 'post', action: stepPath(step) })
    }, TYPING_PAUSE_MS)
  }

  return (
    <Form
      ref={form}
      method="post"
      encType={step === 'plan' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      onChange={step === 'plan' ? undefined : keepSoon}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {/* The return key presses a form's first button: it must be the one that goes on. */}
      <button className="sr-only" type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true">
        {words.saveAndContinue}
      </button>
      <WizardPage
        step={step}
        done={done}
        title={title}
        lead={lead}
        aside={
          <>
            {savedAt && <SavedAt at={savedAt} />}
            <Button type="submit" name="intent" value="leave" variant="ghost" size="sm">
              {words.saveAndLeave}
            </Button>
          </>
        }
        bar={
          <>
            <Button type="submit" name="intent" value="back" variant="outline">
              {words.back}
            </Button>
            <span className="wiz__go">
              {isOptional(step) && (
                <Button type="submit" name="intent" value="later" variant="ghost">
                  {words.later}
                </Button>
              )}
              <Button type="submit" name="intent" value="next" busy={isBusy}>
                {submitLabel ?? words.saveAndContinue} <ArrowRight className="i i--sm flip" />
              </Button>
            </span>
          </>
        }
      >
        <ErrorSummary errors={errors} />
        {children}
      </WizardPage>
    </Form>
  )
}
