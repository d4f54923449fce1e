// The frame of every step: where you are, what it is about, and the bar with Back and Save.
import './wizard.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Check } from '#app/ui/icons.ts'
import { Progress } from '#app/ui/progress.tsx'
import { STEPS, type Step, stepAfter, stepPath } from './rules.ts'

type Props = {
  step: Step
  /** Steps that lie behind, each a link. */
  done: readonly Step[]
  title: string
  lead: string
  /** Stands beside the title: what is saved, and the way out. */
  aside?: ReactNode
  bar?: ReactNode
  children: ReactNode
}

export function WizardPage({ step, done, title, lead, aside, bar, children }: Props) {
  const { locale, t } = useI18n()
  const words = t.registration
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // A new step is a new page for those who hear it.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const place = STEPS.indexOf(step) + 1
  const next = stepAfter(step)
  const stepOf = words.stepOf(formatNumber(locale, place), formatNumber(locale, STEPS.length))
  return (
    <>
      <div className="page wiz">
        <nav className="wiz-steps" aria-label={words.progress}>
          <ol>
            {STEPS.map((other, index) => {
              const isDone = done.includes(other) && other !== step
              return (
                <li
                  key={other}
                  className={other === step ? 'is-now' : isDone ? 'is-done' : undefined}
                  aria-current={other === step ? 'step' : undefined}
                >
                  <span className="wiz-steps__dot num">
                    {isDone ? <Check className="i i--sm" /> : formatNumber(locale, index + 1)}
                  </span>
                  <span>
                    {isDone ? (
                      <Link to={stepPath(other)}>
                        {words.steps[other]}
                        <span className="sr-only"> ({words.done})</span>
                      </Link>
                    ) : (
                      words.steps[other]
                    )}
                  </span>
                </li>
              )
            })}
          </ol>
        </nav>
        <div className="wiz__body">
          <div className="wiz__phone">
            <div className="row between small">
              <b className="strong">{stepOf}</b>
              {next && <span className="muted">{words.next(words.steps[next])}</span>}
            </div>
            <Progress className="mt-2" label={words.progress} value={place} max={STEPS.length} />
          </div>
          {aside && <div className="wiz__aside">{aside}</div>}
          <div>
            <h1 className="title wiz__title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="soft mt-2">{lead}</p>
          </div>
          {children}
        </div>
      </div>
      {bar && (
        <div className="wiz__bar">
          <div className="page">
            {bar}
            <span className="small muted wiz__count">{stepOf}</span>
          </div>
        </div>
      )}
    </>
  )
}
