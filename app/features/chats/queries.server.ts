import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { ChatState } from './rules.ts'
import { groupQuestions, type UnmetGroup } from './unmet.server.ts'

export type StaffChat = {
  id: string
  email: string | null
  language: Locale
  lastAt: string
  messages: { id: string; sender: string; body: string; createdAt: string }[]
}

type Asking = Pick<Services, 'db' | 'log'>

const MOST_CHATS = 50
/** Before they are grouped, and after. */
const MOST_QUESTIONS = 300
const MOST_GROUPS = 50

/** Row-level security lets only staff see any. Those that wait: the longest waiting first. */
export async function listChats(services: Asking, state: ChatState): Promise<StaffChat[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('chats')
      .select('id, email, language, last_at, chat_messages (id, sender, body, created_at)')
      .eq('state', state)
      .order('last_at', { ascending: state === 'waiting' })
      .limit(MOST_CHATS),
  )
  return rows.map(({ id, email, language, last_at, chat_messages: messages }) => ({
    id,
    email,
    language: isLocale(language) ? language : 'en',
    lastAt: last_at,
    messages: messages
      .map(({ created_at, ...message }) => ({ ...message, createdAt: created_at }))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
  }))
}

export async function listUnanswered(services: Asking): Promise<UnmetGroup[]> {
  const rows = await ask(
    services,
    services
      .db()
      .from('unanswered_questions')
      .select('id, question, language, times, last_at')
      .eq('state', 'open')
      .order('times', { ascending: false })
      .order('last_at', { ascending: false })
      .limit(MOST_QUESTIONS),
  )
  const questions = rows.map(({ last_at: lastAt, language, ...row }) => ({
    ...row,
    lastAt,
    language: isLocale(language) ? language : ('en' as const),
  }))
  return groupQuestions(questions).slice(0, MOST_GROUPS)
}
