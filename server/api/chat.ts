// POST /api/chat {message, model} → {response}. Answers from the help topics; what it does not know it says so.
import type { Context } from 'hono'
import {
  findTopic,
  type HelpTopic,
  indexTopics,
  isGreeting,
  languageOf,
  localeFromHeader,
  type TopicIndex,
} from '#app/features/assistant/rules.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { type RequestEnv, type Site, visitorAddress } from '../http/request-services.ts'

const LONGEST_MESSAGE = 1000
const MOST_TOPICS = 1000
const INDEX_KEY = 'help_topics index'

export const chat = (site: Site) => async (c: Context<RequestEnv>) => {
  if (!site.limits.allow('write', visitorAddress(site, c)))
    return c.json({ error: 'Too many messages. Please wait a few minutes.' }, 429)

  const body: unknown = await c.req.json().catch(() => undefined)
  const asked = readQuestion(body)
  if ('error' in asked) return c.json(asked, 400)

  try {
    const index = await loadIndex(site)
    const page = asked.locale ?? localeFromHeader(c.req.header('accept-language'), isLocale) ?? 'en'
    const locale = languageOf(asked.message, page)
    const { assistant: t } = await loadMessages(locale)
    if (isGreeting(asked.message)) return c.json({ response: t.greeting })
    const topic = findTopic(asked.message, index, locale)
    return c.json({ response: topic?.answer ?? t.unknown })
  } catch (error) {
    site.log('assistant failed', { error: String(error) })
    return c.json({ error: 'The assistant is not available just now.' }, 503)
  }
}

type Question = { message: string; locale: Locale | null } | { error: string }

export function readQuestion(body: unknown): Question {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { error: 'Send a JSON object with the fields "message" and "model".' }
  const { message, model, locale } = body as Record<string, unknown>
  if (typeof message !== 'string') return { error: 'The field "message" must be a text.' }
  if (model !== undefined && typeof model !== 'string') return { error: 'The field "model" must be a text.' }
  const text = message.trim()
  if (text === '') return { error: 'The field "message" is empty.' }
  if (text.length > LONGEST_MESSAGE)
    return { error: `The field "message" is too long: at most ${LONGEST_MESSAGE} characters.` }
  return { message: text, locale: isLocale(locale) ? locale : null }
}

/** Built once and kept until a help topic changes. A failure is not kept. */
async function loadIndex(site: Site): Promise<TopicIndex> {
  const kept = site.data.get(INDEX_KEY)
  if (kept !== undefined) return kept as TopicIndex
  const { generation } = site.data
  const { data, error } = await site.anonymous
    .from('help_topics')
    .select('id, locale, question, answer, keywords, section')
    .limit(MOST_TOPICS)
  if (error) throw new Error(`help_topics: ${error.message}`)
  // Whole pages about the site are no answers for a chat; topics lead to them.
  const index = indexTopics(data.filter(({ section }) => section !== 'site') as HelpTopic[])
  site.data.set(INDEX_KEY, index, ['help_topics'], generation)
  return index
}
