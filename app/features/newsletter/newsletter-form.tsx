// The newsletter box. Posts to /newsletter; without JavaScript that page shows the answer.
import { useEffect, useId, useRef } from 'react'
import { errorAt } from '#app/core/request/refused.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import type { SignedUp } from './commands.server.ts'

/** `answered` is what the page's own action said, where the form was posted without JavaScript. */
export function NewsletterForm({ answered }: { answered?: Outcome<SignedUp> | undefined }) {
  const { newsletter: t } = useT().frame
  const { Form, isBusy, answer: said } = useSending<Outcome<SignedUp>>()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const answer = said ?? answered
  const isWrong = answer !== undefined && !answer.ok && answer.errors.email !== undefined

  useEffect(() => {
    if (!said) return
    if (!said.ok) email.current?.focus()
    else if (said.value === 'sent') form.current?.reset()
  }, [said])

  const words = { invalid: t.invalid, tooMany: t.limited, failed: t.failed }
  const word = answer?.ok
    ? { sent: t.sent, already: t.already, too_soon: t.tooSoon }[answer.value]
    : (errorAt(words, answer, 'email') ?? errorAt(words, answer, 'form'))

  return (
    <Form ref={form} action="/newsletter" className="flex flex-col gap-2">
      <div className="join">
        <label className="sr-only" htmlFor={`${id}email`}>
          {t.email}
        </label>
        <input
          ref={email}
          className="input"
          id={`${id}email`}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={t.placeholder}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}answer`}
        />
        <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
          {isBusy ? t.sending : t.subscribe}
        </button>
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}website`}>{t.leaveEmpty}</label>
        <input id={`${id}website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p
        id={`${id}answer`}
        role="status"
        className={answer && !isBusy ? (answer.ok ? 'alert alert--success' : 'alert alert--danger') : 'tiny muted'}
      >
        {answer && !isBusy ? word : t.promise}
      </p>
    </Form>
  )
}
