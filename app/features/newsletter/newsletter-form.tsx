// The newsletter box. Posts to /newsletter; without JavaScript that page shows the answer.
import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { SignUpStatus } from './commands.server.ts'

/** `answered` is what the page's own action said, where the form was posted without JavaScript. */
export function NewsletterForm({ answered }: { answered?: SignUpStatus | undefined }) {
  const { newsletter: t } = useT().frame
  const fetcher = useFetcher<{ status: SignUpStatus }>()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const status = fetcher.data?.status ?? answered
  const isGood = status === 'sent' || status === 'already' || status === 'too_soon'

  useEffect(() => {
    if (isBusy || !fetcher.data) return
    if (fetcher.data.status === 'sent') form.current?.reset()
    if (fetcher.data.status === 'invalid') email.current?.focus()
  }, [isBusy, fetcher.data])

  const answers: Record<SignUpStatus, string> = {
    sent: t.sent,
    already: t.already,
    too_soon: t.tooSoon,
    invalid: t.invalid,
    limited: t.limited,
    failed: t.failed,
  }

  return (
    <fetcher.Form ref={form} method="post" action="/newsletter" className="flex flex-col gap-2">
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
          aria-invalid={status === 'invalid' || undefined}
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
        className={status && !isBusy ? (isGood ? 'alert alert--success' : 'alert alert--danger') : 'tiny muted'}
      >
        {status && !isBusy ? answers[status] : t.promise}
      </p>
    </fetcher.Form>
  )
}
