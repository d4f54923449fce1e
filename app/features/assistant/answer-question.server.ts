// From a message and the few before it to an answer out of our own data.
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { DEFAULT_CHOICE, type PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { Services } from '#app/core/request/services.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import type { Meaning } from '#app/core/understanding/meaning.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Answer, answer } from './answer.ts'
import type { Question } from './lookups/question.ts'
import { lookUp } from './lookups.server.ts'
import { findTopic, type TopicIndex } from './rules.ts'

export type Asked = {
  message: string
  /** What the visitor said before, the latest last. */
  history: readonly string[]
  locale: Locale
  t: Messages
  place: Place
  choice: PrayerChoice | null
  services: Pick<Services, 'page' | 'db' | 'log'>
  topics: TopicIndex
  now: Date
}

/** The thread is read anew from its words: nothing that comes back from a browser has to be believed. */
export function meaningOf({ message, history, place }: Pick<Asked, 'message' | 'history' | 'place'>): Meaning {
  const near = isKnown(place) ? { lat: place.lat, lng: place.lng } : null
  let previous: Meaning | null = null
  for (const said of history) previous = understandFrom(near, said, { previous })
  return understandFrom(near, message, { previous })
}

export async function answerQuestion(asked: Asked): Promise<Answer> {
  const { message, locale, t, now, choice, topics } = asked
  const meaning = meaningOf(asked)
  const cards = makeCardContext({ locale, now, hasDistance: false, choice: choice ?? DEFAULT_CHOICE })
  const question: Question = { ...asked, meaning, cards }
  const isOpenEnded = meaning.kind === 'help' || meaning.kind === 'unknown'
  const topic = isOpenEnded ? findTopic(message, topics, locale) : null
  if (topic) return answer(topic.answer)
  return (await lookUp(question)) ?? answer(t.assistant.unknown, { isSure: false })
}
