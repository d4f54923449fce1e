// The way from the assistant to a person, and what is said there.
import { type FormEvent, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import type { Conversation } from './use-person.ts'

export function PersonOffer({ onBegin }: { onBegin: (email: string) => Promise<void> }) {
  const { understanding, assistant: t } = useT()
  const { answers: words } = understanding
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (!isOpen)
    return (
      <button type="button" className="btn btn--line btn--sm self-start" onClick={() => setOpen(true)}>
        {words.askPerson}
      </button>
    )
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    try {
      await onBegin(typeof email === 'string' ? email.trim() : '')
    } catch (error) {
      console.warn('The question was not passed on:', error)
      setFailed(true)
    }
  }
  return (
    <form className="chat-person" onSubmit={send}>
      <label className="small" htmlFor="chat-email">
        {words.emailLabel}
      </label>
      <input className="input" id="chat-email" name="email" type="email" autoComplete="email" maxLength={320} />
      <button type="submit" className="btn btn--sm self-start">
        {words.sendOn}
      </button>
      {hasFailed && (
        <p className="small" role="alert">
          {t.failed}
        </p>
      )}
    </form>
  )
}

export function PersonThread({ conversation }: { conversation: Conversation }) {
  const { understanding, assistant: t } = useT()
  const { answers: words } = understanding
  const { state, messages } = conversation
  // What was said before the hand-over stands above already.
  const since = messages.slice(messages.findLastIndex(({ sender }) => sender === 'assistant') + 1)
  return (
    <>
      <p className="chat-msg" role="status">
        {state === 'closed' ? words.closed : words.waiting}
      </p>
      {since.map(({ id, sender, body }) => (
        <p key={id} className={sender === 'visitor' ? 'chat-msg chat-msg--me' : 'chat-msg'} dir="auto">
          <span className="sr-only">{sender === 'visitor' ? t.you : words.staff}: </span>
          <span className="whitespace-pre-line">{body}</span>
        </p>
      ))}
    </>
  )
}
