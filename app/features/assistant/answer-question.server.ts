// From a message and the few before it to an answer out of our own data.
import { needIn } from '#app/core/care/crisis.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { Services } from '#app/core/request/services.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { KINDS, type Kind, type Meaning } from '#app/core/understanding/meaning.ts'
import { pageMeant } from '#app/core/understanding/page-meant.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Answer, type AnswerCard, answer } from './answer.ts'
import { careAnswer } from './care.server.ts'
import type { Member } from './lookups/mine.server.ts'
import type { Question } from './lookups/question.ts'
import { tellShown } from './lookups/shown.server.ts'
import { tellAnywhere } from './lookups/where.server.ts'
import { grant } from './lookups/wish.server.ts'
import { lookUp } from './lookups.server.ts'
import { pointedAt } from './pointing.ts'
import { findTopic, type HelpTopic, indexTopics, type TopicIndex, topicNamed } from './rules.ts'
import { wishOf } from './wishes.ts'

export type Asked = {
  message: string
  /** What the visitor said before, the latest last. */
  history: readonly string[]
  locale: Locale
  t: Messages
  place: Place
  choice: PrayerChoice | null
  services: Pick<Services, 'page' | 'db' | 'log'>
  /** Translations of the Quran that the operator offers. */
  editions?: readonly string[]
  /** Whoever is signed in. */
  member?: () => Promise<Member | null>
  topics: TopicIndex
  now: Date
}

const PERSON_PATH = '/contact'

/** The thread is read anew from its words: nothing that comes back from a browser has to be believed. */
export function meaningOf({ message, history, place }: Pick<Asked, 'message' | 'history' | 'place'>): Meaning {
  const near = isKnown(place) ? { lat: place.lat, lng: place.lng } : null
  let previous: Meaning | null = null
  for (const said of history) previous = understandFrom(near, said, { previous })
  return understandFrom(near, message, { previous })
}

const helpAnswer = ({ id, question, answer: words }: HelpTopic): Answer =>
  answer(words, { cards: [{ title: question, lines: [], to: `/help/${encodeURIComponent(id)}` }] })

/** The article that a taught word names, else the one whose words come nearest. */
export const articleFor = (
  { message, meaning, locale }: Pick<Question, 'message' | 'meaning' | 'locale'>,
  topics: TopicIndex,
) =>
  topicNamed(meaning.topic, topics, locale) ?? findTopic(message, topics, locale, { isHelp: meaning.kind === 'help' })

/** One of the places that the last question was answered with: what "save it" and "the second one" mean. */
async function shownBefore({ history, ...asked }: Asked, at: number): Promise<AnswerCard | null> {
  const message = history.at(-1)
  if (message === undefined) return null
  const { cards } = await answerQuestion({ ...asked, message, history: history.slice(0, -1) })
  return cards.filter(({ placeId }) => placeId !== undefined).at(at) ?? null
}

/** Null where nothing that was shown is meant. */
async function aboutShown(asked: Asked, question: Question): Promise<Answer | null> {
  const pointed = asked.history.length > 0 ? pointedAt(asked.message) : null
  const card = pointed && (await shownBefore(asked, pointed.at))
  return pointed && card ? tellShown(card, pointed.want, question) : null
}

export function questionOf(asked: Asked): Question {
  const { locale, now } = asked
  const cards = makeCardContext({ locale, now, hasDistance: false })
  return { ...asked, meaning: meaningOf(asked), cards }
}

/** Whoever is not sure says so, and names the way to somebody who is. */
function withPerson(found: Answer, { t }: Asked): Answer {
  if (found.isSure || found.response.includes(PERSON_PATH)) return found
  return { ...found, response: `${found.response} [${t.frame.footer.contact}](${PERSON_PATH})` }
}

/** At most one question goes back in a conversation. */
async function wasAskedBefore(asked: Asked): Promise<boolean> {
  for (const [at, message] of asked.history.entries()) {
    const { isAsking } = await findAnswer({ ...asked, message, history: asked.history.slice(0, at) })
    if (isAsking) return true
  }
  return false
}

export async function answerQuestion(asked: Asked): Promise<Answer> {
  const found = await findAnswer(asked)
  return withPerson(found.isAsking && (await wasAskedBefore(asked)) ? tellAnywhere(asked) : found, asked)
}

async function findAnswer(asked: Asked): Promise<Answer> {
  const { message, t, topics } = asked
  const question = questionOf(asked)
  const { meaning } = question
  const need = needIn(message)
  if (need) return careAnswer(need, question)
  const wished = wishOf(message)
  const granted = wished && (await grant(wished, question, () => shownBefore(asked, wished.at)))
  if (granted) return granted
  const shown = await aboutShown(asked, question)
  if (shown) return shown
  const isOpenEnded = meaning.kind === 'help' || meaning.kind === 'unknown'
  const topic = isOpenEnded ? articleFor(question, topics) : null
  if (topic) return helpAnswer(topic)
  return (await lookUp(question)) ?? pageAnswer(question) ?? answer(t.assistant.unknown, { isSure: false })
}

function pageAnswer({ message, t }: Question): Answer | null {
  const page = pageMeant(t, message)
  // The card lets whoever keeps that part of the site switched off take the answer back.
  const cards = page ? [{ title: page.name, lines: [], to: page.path }] : []
  return page && answer(`${t.understanding.answers.page} [${page.name}](${page.path})`, { cards })
}

/** What the help has no topic for, but our records do: "when is Maghrib in London". */
const OF_RECORDS: ReadonlySet<Kind> = new Set(
  KINDS.filter((kind) => !['help', 'unknown', 'greeting', 'assistant', 'mine', 'person', 'ruling'].includes(kind)),
)

/** For the ask box of the help page; null where its own topics are all there is. */
export async function answerFromRecords(visit: Visit, message: string): Promise<Answer | null> {
  const { locale, t, place, services, now } = visit
  const { editions } = services.config.quran
  const asked = {
    message,
    history: [],
    locale,
    t,
    place,
    services,
    editions,
    now,
    topics: indexTopics([]),
  }
  if (message === '' || !OF_RECORDS.has(meaningOf(asked).kind)) return null
  const found = await answerQuestion({ ...asked, choice: visit.isOwnChoice ? visit.choice : null })
  return found.isSure && found.cards.length > 0 ? found : null
}
