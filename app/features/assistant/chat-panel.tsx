// The support chat: a log, a field, an assistant that answers from our own data, and a person behind it.

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Send, X } from '#app/ui/icons.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import './chat-panel.css'
import { ChatLine } from './chat-message.tsx'
import { PersonOffer, PersonThread } from './chat-person.tsx'
import { useChat } from './use-chat.ts'
import { usePerson } from './use-person.ts'

const LONGEST_MESSAGE = 1000

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { assistant: t } = useT()
  const { log, isTyping, half, ask, say, settle } = useChat()
  const person = usePerson()
  const { conversation } = person
  const isWithStaff = conversation !== null && conversation.state !== 'closed'
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const last = log.at(-1)

  useEffect(() => {
    // Each time it comes into view, not only the first: closing hides it.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && field.current?.focus())
    if (panel.current) observer.observe(panel.current)
    return () => observer.disconnect()
  }, [])

  const said = log.length + (conversation?.messages.length ?? 0)
  useEffect(() => {
    // The greeting needs no scrolling; whatever is said or being written after it does.
    if (said > 1 || isTyping) end.current?.scrollIntoView({ block: 'nearest' })
  }, [said, isTyping])

  function send(event: FormEvent) {
    event.preventDefault()
    const words = draft.trim()
    if (words === '' || isTyping) return
    setDraft('')
    if (isWithStaff)
      person.say(words).catch(() => {
        // What was typed is not lost with the line.
        setDraft((now) => now || words)
        say(t.failed)
      })
    else {
      person.leave()
      void ask(words)
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <section ref={panel} className="chat no-print" role="dialog" aria-label={t.panel} onKeyDown={closeOnEscape}>
      <ChatHead onClose={onClose} />
      <div className="chat__log" role="log" aria-live="polite" aria-label={t.log}>
        {log.map((message) => (
          <ChatLine
            key={message.id}
            message={message}
            isLast={message === last && !isWithStaff}
            onFollow={onClose}
            onAsk={ask}
            onSettled={settle}
          />
        ))}
        {half !== '' && (
          <p className="chat-msg" dir="auto" aria-hidden="true">
            {half}
          </p>
        )}
        {isTyping && <Writing />}
        {log.length === 1 && !isWithStaff && <FirstQuestions onAsk={ask} />}
        {last?.isUnsure && !conversation && <PersonOffer onBegin={(email) => person.begin(log, email)} />}
        {conversation && <PersonThread conversation={conversation} />}
        <div ref={end} />
      </div>
      <form className="chat__form" onSubmit={send}>
        <label className="sr-only" htmlFor="chat-message">
          {t.message}
        </label>
        <input
          ref={field}
          className="input"
          id="chat-message"
          value={draft}
          maxLength={LONGEST_MESSAGE}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t.placeholder}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="chat__send" aria-label={t.send}>
          <Send className="i flip" />
        </button>
      </form>
    </section>
  )
}

function ChatHead({ onClose }: { onClose: () => void }) {
  const { assistant: t } = useT()
  return (
    <div className="chat__head">
      <Khatam className="size-9 text-on-deep-gold" />
      <div className="grow">
        <div className="strong">{t.title}</div>
        <div className="tiny text-on-deep-2">{t.subtitle}</div>
      </div>
      <button type="button" className="icon-btn" aria-label={t.close} onClick={onClose}>
        <X className="i" />
      </button>
    </div>
  )
}

function FirstQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { assistant: t } = useT()
  return (
    <ul className="flex flex-wrap gap-2">
      {t.suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className="chip h-auto text-start whitespace-normal" onClick={() => onAsk(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Writing() {
  const { assistant: t } = useT()
  return (
    <p className="chat-msg flex items-center gap-1.5">
      <span className="sr-only">{t.typing}</span>
      <Dot />
      <Dot className="[animation-delay:150ms]" />
      <Dot className="[animation-delay:300ms]" />
    </p>
  )
}

function Dot({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`my-2 block size-1.5 animate-bounce rounded-full bg-ink-3 ${className}`} />
}
