// Questions of religion are met as a librarian would: no ruling of ours, but what is on the shelf, whose word it is, and where
// somebody who may answer can be found.
import { readRow, readRows, readText } from '#app/core/listings/source-row.ts'
import { fold } from '#app/core/places/fold.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import { type Answer, type AnswerCard, answer } from '../answer.ts'
import { findMosqueRows, toAnswerCard } from './mosque.server.ts'
import type { Question } from './question.ts'
import { whereOf } from './where.server.ts'

const MOST_ARTICLES = 2
const MOST_MOSQUES = 2
/** Shorter words stand in every article. */
const SHORTEST_WORD = 4
const MOST_WORDS = 4

/** The longest words of the question: what it is about, rather than how it is asked. */
const subjects = (text: string) =>
  [...new Set(fold(text).split(' '))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)

async function articlesOn({ meaning, services, locale }: Question): Promise<AnswerCard[]> {
  const words = subjects(meaning.theme || meaning.text)
  const lists = await Promise.all(
    words.map((word) =>
      askPageOrNothing(services, 'education_list', { words: word, languages: [locale], max_results: 10 }),
    ),
  )
  const found = new Map<string, { card: AnswerCard; hits: number }>()
  for (const list of lists)
    for (const row of readRows(readRow(list)?.items)) {
      const [slug, title] = [readText(row.slug), readText(row.title)]
      if (!slug || !title) continue
      const card = { title, lines: [], to: `/community/education/${encodeURIComponent(slug)}` }
      found.set(slug, { card, hits: (found.get(slug)?.hits ?? 0) + 1 })
    }
  return [...found.values()]
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MOST_ARTICLES)
    .map(({ card }) => card)
}

async function mosquesNear(question: Question): Promise<AnswerCard[]> {
  const where = whereOf(question)
  if (!where) return []
  const rows = await findMosqueRows(question, where, {})
  return rows.slice(0, MOST_MOSQUES).map((row) => toAnswerCard(row, question))
}

export async function readingOn(question: Question): Promise<Answer> {
  const { answers: words } = question.t.understanding
  const [articles, mosques] = await Promise.all([articlesOn(question), mosquesNear(question)])
  const imams =
    mosques.length > 0
      ? mosques.map(({ title, lines, to }) => ({ title: `${words.imam}: ${title}`, lines: lines.slice(0, 1), to }))
      : [{ title: words.imam, lines: [], to: '/mosques' }]
  if (articles.length === 0) return answer(words.ruling, { cards: imams })
  return answer(words.reading, { cards: [...articles, ...imams] })
}
