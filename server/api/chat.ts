// POST /api/chat {message, model} → {response, …}. Answers come from look-ups over our own data and from the help topics;
// what neither knows is said to be unknown.

import type { Context } from 'hono'
import { findUser } from '#app/core/auth/session.server.ts'
import { needIn } from '#app/core/care/crisis.ts'
import { choiceFromCookie } from '#app/core/prayer/prayer-choice.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { languageOf } from '#app/core/understanding/language-of.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { type Answer, answer } from '#app/features/assistant/answer.ts'
import { type Asked, answerQuestion, meaningOf } from '#app/features/assistant/answer-question.server.ts'
import { answerWithModel } from '#app/features/assistant/model/answer-with-model.server.ts'
import { type HelpTopic, indexTopics, localeFromHeader, type TopicIndex } from '#app/features/assistant/rules.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { isRecord } from '#app/lib/records.ts'
import { withoutFigures } from '#app/lib/without-figures.ts'
import { anonymousPage, type RequestEnv, type Site, servicesFor, visitorAddress } from '../http/request-services.ts'

const LONGEST_MESSAGE = 1000
/** As far back as "and Isha?" may reach. */
const LONGEST_HISTORY = 4
const MOST_TOPICS = 1000
const INDEX_KEY = 'help_topics index'

export const chat = (site: Site) => async (c: Context<RequestEnv>) => {
  if (!site.limits.allow('write', visitorAddress(site, c)))
    return c.json({ error: 'Too many messages. Please wait a few minutes.' }, 429)

  const body: unknown = await c.req.json().catch(() => undefined)
  const asked = readQuestion(body)
  if ('error' in asked) return c.json(asked, 400)

  // Made only for whoever asks of their own things: their session may be renewed on the way.
  const asker: { made?: ReturnType<typeof servicesFor> } = {}
  const finish = (response: Response) => asker.made?.finish(response) ?? response
  try {
    const page = asked.locale ?? localeFromHeader(c.req.header('accept-language'), isLocale) ?? 'en'
    const locale = languageOf(asked.message, page)
    const question: Asked = {
      message: asked.message,
      history: asked.history,
      locale,
      t: await loadMessages(locale),
      place: findPlace(c.req.raw, { forceLocation: site.env.forceLocation }),
      editions: site.env.quranEditions,
      choice: choiceFromCookie(c.req.header('cookie') ?? null),
      services: { page: (name, args) => anonymousPage(site, name, args), db: () => site.anonymous, log: site.log },
      member: async () => {
        asker.made = servicesFor(site, c)
        const { services } = asker.made
        const user = services.mayHaveSession ? await findUser(services) : null
        return user && { id: user.id, services }
      },
      // Somebody in need is answered even while the database is away.
      topics: needIn(asked.message) ? indexTopics([]) : await loadIndex(site),
      now: new Date(),
    }
    const tell = (told: Answer) => {
      const found = withoutShut(told, site.config.sectionsOff, question.t)
      // Who asks for a person has been understood.
      if (!found.isSure && meaningOf(question).kind !== 'person') noteUnanswered(site, asked.message, locale)
      return found
    }
    const { assistantModel: settings } = site.env
    if (!settings) return finish(c.json(tell(await answerQuestion(question))))
    const model = { settings, log: site.log, signal: c.req.raw.signal }
    if (!c.req.header('accept')?.includes('text/event-stream'))
      return finish(c.json(tell(await answerWithModel(question, { ...model, onSentence: () => {} }))))
    return sentAsItComes((onSentence) => answerWithModel(question, { ...model, onSentence }).then(tell))
  } catch (error) {
    site.log('assistant failed', { error: String(error) })
    return c.json({ error: 'The assistant is not available just now.' }, 503)
  }
}

/** Sentences as they stand, then the whole answer, which counts: {"text": "…"}, …, {"answer": {…}}. */
function sentAsItComes(answer: (onSentence: (text: string) => void) => Promise<Answer>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (event: object) => stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      try {
        send({ answer: await answer((text) => send({ text })) })
        stream.close()
      } catch (error) {
        stream.error(error)
      }
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}

/** For staff, who may make a help topic of it. Nothing of who asked is kept, and nobody waits for it. */
function noteUnanswered(site: Site, asked: string, language: Locale) {
  const question = withoutFigures(asked)
  void site.anonymous.rpc('note_unanswered', { question, language }).then(({ error }) => {
    if (error) site.log('query failed', { name: 'note_unanswered', error: error.message })
  })
}

/** Nobody is led to what the operator has switched off; where nothing else was found, it is not known here. */
export function withoutShut(found: Answer, off: Site['config']['sectionsOff'], t: Asked['t']): Answer {
  const cards = found.cards.filter(({ to }) => !isShut(off, to))
  if (cards.length === found.cards.length) return found
  return cards.length > 0 ? { ...found, cards } : answer(t.assistant.unknown, { isSure: false })
}

type Question = { message: string; history: string[]; locale: Locale | null } | { error: string }

/** Control characters and marks that turn the reading direction say nothing, and are no part of a question. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ')
    .trim()

export function readQuestion(body: unknown): Question {
  if (!isRecord(body)) return { error: 'Send a JSON object with the fields "message" and "model".' }
  const { message, model, locale, history } = body
  if (typeof message !== 'string') return { error: 'The field "message" must be a text.' }
  if (model !== undefined && typeof model !== 'string') return { error: 'The field "model" must be a text.' }
  if (message.length > LONGEST_MESSAGE)
    return { error: `The field "message" is too long: at most ${LONGEST_MESSAGE} characters.` }
  const text = clean(message)
  if (text === '') return { error: 'The field "message" is empty.' }
  const before = Array.isArray(history) ? history.filter((said) => typeof said === 'string') : []
  return {
    message: text,
    history: before.slice(-LONGEST_HISTORY).map((said) => clean(said.slice(0, LONGEST_MESSAGE))),
    locale: isLocale(locale) ? locale : null,
  }
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
