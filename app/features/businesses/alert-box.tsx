// "Tell me when one is listed": one button for members; guests say where, and confirm it from the mail. Posts to /alerts; without
// JavaScript that page shows the answer.
import { useId } from 'react'
import { Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Bell } from '#app/ui/icons.ts'
import type { Alerted } from './alert.server.ts'
import './alert-box.css'

type Props = {
  /** The search, as the directory's address says it. */
  query: string
  /** What the page's own action said, where the form was posted without JavaScript. */
  answered?: Outcome<Alerted> | undefined
}

export function AlertBox({ query, answered }: Props) {
  const { alerts: words } = useT()
  const { Form, isBusy, answer: said } = useSending<Outcome<Alerted>>()
  const isMember = Boolean(useRootData()?.user)
  const id = useId()
  const answer = isBusy ? undefined : (said ?? answered)
  const refusal = answer && !answer.ok ? answer : undefined
  const wrong = errorAt(words.refused, refusal, 'email')
  return (
    <div className="dir-alert">
      <h3 className="dir-alert__title">
        <Bell className="i i--sm" />
        {words.title}
      </h3>
      {answer?.ok ? (
        <p className="alert alert--success" role="status">
          {words[answer.value]}{' '}
          {answer.value === 'saved' && (
            <Link className="link" to="/alerts">
              {words.seeAll}
            </Link>
          )}
        </p>
      ) : (
        <Form action={`/alerts?${query}`} className="dir-alert__form">
          {!isMember && (
            <>
              <label className="sr-only" htmlFor={`${id}email`}>
                {words.email}
              </label>
              <input
                className="input"
                id={`${id}email`}
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                placeholder={words.email}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={`${id}answer`}
              />
              <div className="sr-only" aria-hidden="true">
                <label htmlFor={`${id}website`}>{words.leaveEmpty}</label>
                <input id={`${id}website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
              </div>
            </>
          )}
          <button type="submit" className="btn btn--soft" aria-disabled={isBusy || undefined}>
            {words.button}
          </button>
        </Form>
      )}
      {!answer?.ok && (
        <p id={`${id}answer`} role="status" className={refusal ? 'error' : 'tiny muted'}>
          {refusal ? (wrong ?? errorAt(words.refused, refusal, 'form')) : words.promise}
        </p>
      )}
    </div>
  )
}
