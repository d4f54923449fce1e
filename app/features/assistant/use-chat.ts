// The thread of a conversation: what was said, kept for this visit, and asking for the next answer.
import { useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
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
}

const MODEL = 'mahalla-help'
const KEY = 'assistant'
const MOST_KEPT = 40
/** As many as the server looks back. */
const HISTORY = 4

type Said = Partial<Pick<ChatMessage, 'cards' | 'chips' | 'actions' | 'isUnsure'>>

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
  }
}

function readKept(): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as ChatMessage[]) : []
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
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, model: MODEL, locale, history: history.slice(-HISTORY) }),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { text, said } = readReply(await response.json())
      add('bot', text || t.noResponse, said)
    } catch (error) {
      console.warn('The assistant did not answer:', error)
      add('bot', t.failed)
    } finally {
      setTyping(false)
    }
  }

  return { log, isTyping, ask, say: (content: string) => add('bot', content) }
}

function readReply(reply: unknown): { text: string; said: Said } {
  if (typeof reply !== 'object' || reply === null) return { text: '', said: {} }
  const { response, cards, chips, actions, isSure } = reply as Record<string, unknown>
  return {
    text: typeof response === 'string' ? response.trim() : '',
    said: {
      cards: Array.isArray(cards) ? (cards as AnswerCard[]) : [],
      chips: Array.isArray(chips) ? chips.filter((chip) => typeof chip === 'string') : [],
      actions: Array.isArray(actions) ? (actions as AnswerAction[]) : [],
      isUnsure: isSure === false,
    },
  }
}
