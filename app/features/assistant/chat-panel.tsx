// The support chat: a log, a field, and an assistant that answers from the help pages.

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { splitLinks } from '#app/lib/site-links.ts'
import { Send, X } from '#app/ui/icons.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import './chat-panel.css'

type ChatMessage = { id: string; content: string; sender: 'user' | 'bot'; timestamp: string }

const MODEL = 'mahalla-help'
const LONGEST_MESSAGE = 1000

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { locale, t: messages } = useI18n()
  const t = messages.assistant
  const [log, setLog] = useState<ChatMessage[]>(() => [createMessage('bot', t.greeting)])
  const [draft, setDraft] = useState('')
  const [isTyping, setTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    // Each time it comes into view, not only the first: closing hides it.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && field.current?.focus())
    if (panel.current) observer.observe(panel.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // The greeting needs no scrolling; whatever is said or being written after it does.
    if (log.length > 1 || isTyping) end.current?.scrollIntoView({ block: 'nearest' })
  }, [log, isTyping])

  const add = (sender: ChatMessage['sender'], content: string) =>
    setLog((before) => [...before, createMessage(sender, content)])

  async function ask(question: string) {
    const message = question.trim()
    if (message === '' || isTyping) return
    add('user', message)
    setDraft('')
    setTyping(true)
    try {
      const response = await fetch('/api/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, model: MODEL, locale }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const reply: unknown = await response.json()
      add('bot', readResponse(reply) || t.noResponse)
    } catch (error) {
      console.warn('The assistant did not answer:', error)
      add('bot', t.failed)
    } finally {
      setTyping(false)
    }
  }

  function send(event: FormEvent) {
    event.preventDefault()
    void ask(draft)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <section ref={panel} className="chat no-print" role="dialog" aria-label={t.panel} onKeyDown={closeOnEscape}>
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
      <div className="chat__log" role="log" aria-live="polite" aria-label={t.log}>
        {log.map(({ id, content, sender }) => (
          <p key={id} className={sender === 'user' ? 'chat-msg chat-msg--me' : 'chat-msg'}>
            <span className="sr-only">{sender === 'user' ? t.you : t.assistant}: </span>
            <span>{sender === 'user' ? content : <Answer text={content} onFollow={onClose} />}</span>
          </p>
        ))}
        {isTyping && (
          <p className="chat-msg flex items-center gap-1.5">
            <span className="sr-only">{t.typing}</span>
            <Dot />
            <Dot className="[animation-delay:150ms]" />
            <Dot className="[animation-delay:300ms]" />
          </p>
        )}
        {log.length === 1 && (
          <ul className="flex flex-wrap gap-2">
            {t.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="chip h-auto text-start whitespace-normal"
                  onClick={() => ask(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        )}
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

function createMessage(sender: ChatMessage['sender'], content: string): ChatMessage {
  return { id: crypto.randomUUID(), content, sender, timestamp: new Date().toISOString() }
}

function readResponse(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null || !('response' in reply)) return ''
  return typeof reply.response === 'string' ? reply.response.trim() : ''
}

function Dot({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`my-2 block size-1.5 animate-bounce rounded-full bg-ink-3 ${className}`} />
}

function Answer({ text, onFollow }: { text: string; onFollow: () => void }) {
  // On a phone the chat covers the page a link leads to, so following one closes it.
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to} onClick={onFollow}>
        {words}
      </Link>
    ) : (
      words
    ),
  )
}
