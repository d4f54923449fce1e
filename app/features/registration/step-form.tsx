// The form of one step. It keeps what is typed: with every button, and with JavaScript after every pause as well.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { ArrowRight } from '#app/ui/icons.ts'
import { isOptional, type Step } from './rules.ts'
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
  const { locale, t } = useI18n()
  const words = t.registration
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keeping = useRef<AbortController>(null)
  const form = useRef<HTMLFormElement>(null)
  const stopKeeping = useCallback(() => {
    clearTimeout(timer.current)
    keeping.current?.abort()
  }, [])
  useEffect(() => stopKeeping, [stopKeeping])

  const keep = async () => {
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('step', step)
    keeping.current = new AbortController()
    try {
      const answer = await fetch(inLocale('/business-register/keep', locale), {
        method: 'POST',
        body: typed,
        signal: keeping.current.signal,
      })
      if (answer.ok) setKeptAt(((await answer.json()) as { savedAt: string }).savedAt)
    } catch (error) {
      // The buttons keep everything as well.
      if (!(error instanceof DOMException)) console.warn('The draft was not kept:', error)
    }
  }
  const keepSoon = () => {
    stopKeeping()
    timer.current = setTimeout(() => void keep(), TYPING_PAUSE_MS)
  }
  const shownAt = keptAt && (!savedAt || keptAt > savedAt) ? keptAt : savedAt

  return (
    <Form
      ref={form}
      method="post"
      encType={step === 'plan' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      onChange={step === 'plan' ? undefined : keepSoon}
      onSubmit={stopKeeping}
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
            {shownAt && <SavedAt at={shownAt} />}
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
