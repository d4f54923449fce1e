// The thread of a conversation: what was said, kept for this visit, and asking for the next answer.

import { useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { isRecord } from '#app/lib/records.ts'
import { type AnswerAction, type AnswerCard, answer } from './answer.ts'

export type ChatMessage = {
  id: string
  content: string
  sender: 'user' | 'bot'
  timestamp: string
  cards: AnswerCard[]
  chips: string[]
  actions: AnswerAction[]
  /** The assistant does not know: a person is offered. */
  isUnsure: boolean
  /** One line about how the answer came about, or empty. */
  note: string
  /** Someone said yes to what it offered: a chat that is opened on another page does not ask once more. */
  isSettled: boolean
}

const MODEL = 'mahalla-help'
const KEY = 'assistant'
const MOST_KEPT = 40
/** As many as the server looks back. */
const HISTORY = 4

type Said = Partial<Pick<ChatMessage, 'cards' | 'chips' | 'actions' | 'isUnsure' | 'note'>>

function createMessage(sender: ChatMessage['sender'], content: string, said: Said = {}): ChatMessage {
  const { cards, chips, actions } = answer(content, said)
  const timestamp = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    content,
    sender,
    timestamp,
    cards,
    chips,
    actions,
    isUnsure: said.isUnsure ?? false,
    note: said.note ?? '',
    isSettled: false,
  }
}

function readKept(): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return (kept as ChatMessage[]).map((said) => (said.isSettled ? { ...said, actions: [] } : said))
  } catch {
    return []
  }
}

function keep(log: readonly ChatMessage[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(log.slice(-MOST_KEPT)))
  } catch (error) {
    console.warn('Could not keep the conversation:', error)
  }
}

export function useChat() {
  const { locale, t: messages } = useI18n()
  const t = messages.assistant
  const [log, setLog] = useState<ChatMessage[]>(() => {
    const kept = readKept()
    return kept.length > 0 ? kept : [createMessage('bot', t.greeting)]
  })
  const [isTyping, setTyping] = useState(false)
  /** What has come of an answer that is still being written. */
  const [half, setHalf] = useState('')
  useEffect(() => keep(log), [log])

  const add = (sender: ChatMessage['sender'], content: string, said: Said = {}) =>
    setLog((before) => [...before, createMessage(sender, content, said)])

  async function ask(question: string) {
    const message = question.trim()
    if (message === '' || isTyping) return
    const history = log.filter(({ sender }) => sender === 'user').map(({ content }) => content)
    add('user', message)
    setTyping(true)
    try {
      const response = await fetch('/api/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
        body: JSON.stringify({ message, model: MODEL, locale, history: history.slice(-HISTORY) }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { text, said } = readReply(await wholeReply(response, setHalf))
      add('bot', text || t.noResponse, said)
    } catch (error) {
      console.warn('The assistant did not answer:', error)
      add('bot', t.failed)
    } finally {
      setHalf('')
      setTyping(false)
    }
  }

  const settle = (id: string) =>
    setLog((before) => before.map((said) => (said.id === id ? { ...said, isSettled: true } : said)))

  return { log, isTyping, half, ask, settle, say: (content: string) => add('bot', content) }
}

/** At once, or sentence by sentence and then whole. */
async function wholeReply(response: Response, onHalf: (text: string) => void): Promise<unknown> {
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let half = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the answer broke off')
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const told = JSON.parse(event.replace(/^data: /, '')) as { text?: string; answer?: unknown }
      if (told.answer) return told.answer
      half = `${half} ${told.text ?? ''}`.trim()
      onHalf(half)
    }
  }
}

function readReply(reply: unknown): { text: string; said: Said } {
  if (!isRecord(reply)) return { text: '', said: {} }
  const { response, cards, chips, actions, isSure, note } = reply
  return {
    text: typeof response === 'string' ? response.trim() : '',
    said: {
      cards: Array.isArray(cards) ? (cards as AnswerCard[]) : [],
      chips: Array.isArray(chips) ? chips.filter((chip) => typeof chip === 'string') : [],
      actions: Array.isArray(actions) ? (actions as AnswerAction[]) : [],
      isUnsure: isSure === false,
      note: typeof note === 'string' ? note : '',
    },
  }
}
