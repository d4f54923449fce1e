import { ask, askCounted } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { isTopic, type MessageState, PAGE_SIZE, type Topic } from './rules.ts'

export type ContactMessage = {
  id: string
  name: string
  email: string
  /** Null where it says no more than the topic. */
  subject: string | null
  message: string
  topic: Topic
  language: Locale
  isMember: boolean
  /** Their plan has it. */
  comesFirst: boolean
  createdAt: string
  answers: { id: string; body: string; by: string | null; createdAt: string }[]
}

type Asking = Pick<Services, 'db' | 'log'>

/** Row-level security lets only staff see any. Those that wait: whose plan says so first, then the oldest; the others: the newest first. */
export async function listMessages(
  services: Asking,
  state: MessageState,
  page: number,
): Promise<{ messages: ContactMessage[]; total: number }> {
  const from = (page - 1) * PAGE_SIZE
  const messages = services.db().from('contact_messages')
  const { rows, total } = await askCounted(
    services,
    messages
      .select(
        'id, name, email, subject, message, topic, language, user_id, comes_first, created_at, contact_answers (id, body, author_id, created_at)',
        { count: 'exact' },
      )
      .eq('status', state)
      // What was dealt with stands in its order.
      .order(state === 'new' ? 'comes_first' : 'created_at', { ascending: false })
      .order('created_at', { ascending: state === 'new' })
      .order('id')
      .range(from, from + PAGE_SIZE - 1),
  )
  const authors = new Set(rows.flatMap((row) => row.contact_answers.flatMap(({ author_id }) => author_id ?? [])))
  const names = await namesOf(services, [...authors])
  return {
    total,
    messages: await Promise.all(
      rows.map(async ({ contact_answers: answers, ...row }) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        subject: await ownSubject(row),
        message: row.message,
        topic: isTopic(row.topic) ? row.topic : 'other',
        language: isLocale(row.language) ? row.language : 'en',
        isMember: row.user_id !== null,
        comesFirst: row.comes_first,
        createdAt: row.created_at,
        answers: answers
          .map(({ id, body, author_id, created_at }) => ({
            id,
            body,
            by: (author_id && names.get(author_id)) || null,
            createdAt: created_at,
          }))
          .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
      })),
    ),
  }
}

/** The contact page sends the topic in the writer's language; other senders choose their words. */
async function ownSubject({ subject, topic, language }: Record<'subject' | 'topic' | 'language', string>) {
  const { topics } = (await loadMessages(isLocale(language) ? language : 'en')).contact
  return isTopic(topic) && subject === topics[topic] ? null : subject
}

async function namesOf(services: Asking, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const names = await ask(services, services.db().from('profiles').select('id, display_name').in('id', ids))
  return new Map(names.map(({ id, display_name }) => [id, display_name]))
}
