// Things to do: found, named and offered. The visitor says yes, and does them in their own right; nothing is done here.
import { type Suggestion, suggest } from '#app/core/listings/queries.server.ts'
import { fold } from '#app/core/places/fold.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { type Answer, type AnswerAction, type AnswerCard, answer } from '../answer.ts'
import type { Wish, Wished } from '../wishes.ts'
import type { Question } from './question.ts'
import { placeActions } from './where.server.ts'

const CANDIDATES = 5

const pathOf = ({ kind, record }: Suggestion) => `/${kind}/${encodeURIComponent(record.slug ?? record.id)}`

function cardOf(found: Suggestion, { cards }: Question): AnswerCard {
  const { record } = found
  const where = record.city ? cards.cityName(record.city, record.country_code) : ''
  return { title: record.name, lines: where ? [where] : [], to: pathOf(found), placeId: record.id }
}

/** What can be done with the place of a card; only mosques have followers. */
export function actionFor(wish: Exclude<Wish, 'place'>, { title: name, to, placeId }: AnswerCard): AnswerAction | null {
  if (!placeId) return null
  switch (wish) {
    case 'save':
      return { kind: 'save', name, id: placeId }
    case 'follow':
      return to.startsWith('/mosque/') ? { kind: 'follow', name, to } : null
    case 'report':
      return {
        kind: 'report',
        name,
        to: `/report?${new URLSearchParams({ kind: 'listing', subject: placeId, from: to })}`,
      }
  }
}

async function namedCard(question: Question, name: string, wish: Wish): Promise<AnswerCard | null> {
  if (name.length < 3) return null
  const found = await suggest(question.services, name.slice(0, 80), CANDIDATES)
  const fits = found.filter(({ kind, record }) => {
    const known = fold(record.name)
    return (known.includes(name) || name.includes(known)) && (wish !== 'follow' || kind === 'mosque')
  })
  return fits[0] ? cardOf(fits[0], question) : null
}

/** `before` is the first card of the last answer. Null: nothing like it is known, and the message is read as a question. */
export async function grant({ wish, name }: Wished, question: Question, before: () => Promise<AnswerCard | null>) {
  const { answers: words } = question.t.understanding
  if (wish === 'place') {
    const { cities } = understandFrom(null, name)
    const [action] = placeActions({ ...question, meaning: { ...question.meaning, cities } })
    return action ? answer(words.confirm, { actions: [{ ...action, isWished: true }] }) : null
  }
  const card = name === '' ? await before() : await namedCard(question, name, wish)
  const action = card && actionFor(wish, card)
  return card && action ? offer(words.confirm, card, action) : null
}

const offer = (said: string, card: AnswerCard, action: AnswerAction): Answer =>
  answer(said, { cards: [card], actions: [{ ...action, isWished: true }] })
