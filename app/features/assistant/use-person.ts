// A conversation with our staff: begun here, live over realtime, and still there when one comes back.
import { useCallback, useEffect, useState } from 'react'
import { useLive } from '#app/core/live/use-live.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { ChatMessage } from './use-chat.ts'

export type PersonMessage = { id: string; sender: 'visitor' | 'assistant' | 'staff'; body: string }
export type Conversation = { state: 'waiting' | 'assigned' | 'closed'; topic: string; messages: PersonMessage[] }

const KEY = 'assistantPerson'
/** Where the socket is out of reach. */
const LOOK_AGAIN_MS = 15_000
const MOST_SAID = 20
const LONGEST = 2000

async function post(body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const response = await fetch('/api/chat/person', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keepToken(token: string | null) {
  try {
    if (token) localStorage.setItem(KEY, token)
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('Could not keep the conversation:', error)
  }
}

export function usePerson() {
  const { locale } = useI18n()
  const [token, setToken] = useState(readToken)
  const [conversation, setConversation] = useState<Conversation | null>(null)

  const look = useCallback(async () => {
    if (!token) return
    try {
      setConversation((await post({ do: 'read', token })) as Conversation)
    } catch (error) {
      console.warn('No news of the conversation:', error)
    }
  }, [token])

  useEffect(() => {
    void look()
    if (!token) return
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [look, token])
  useLive(conversation?.topic ?? null, () => void look())

  return {
    conversation: token ? conversation : null,
    /** Hands over what was said so far. */
    begin: async (log: readonly ChatMessage[], email: string) => {
      const said = log.slice(-MOST_SAID).map(({ sender, content }) => ({
        sender: sender === 'user' ? 'visitor' : 'assistant',
        body: content.slice(0, LONGEST),
      }))
      const { token: given } = await post({ do: 'open', language: locale, email, said })
      if (typeof given !== 'string') return
      keepToken(given)
      setToken(given)
    },
    say: async (body: string) => {
      await post({ do: 'say', token, body: body.slice(0, LONGEST) })
      await look()
    },
    leave: () => {
      keepToken(null)
      setToken(null)
      setConversation(null)
    },
  }
}
