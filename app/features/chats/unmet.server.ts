// Questions of one sort stand together, however each was worded: what they are about counts, not how it is asked.

import { isOneSlip } from '#app/core/understanding/lexicon.ts'
import { type Sense, senseOf } from '#app/core/understanding/senses.ts'
import { tokensOf } from '#app/core/understanding/tokens.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type UnansweredQuestion = { id: string; question: string; language: Locale; times: number; lastAt: string }

/** The wording asked most often stands for the others. */
export type UnmetGroup = {
  ids: string[]
  question: string
  language: Locale
  times: number
  lastAt: string
  others: { question: string; language: Locale; times: number }[]
}

/** The share of their words that two questions have in common. */
const ALIKE = 0.6
/** A slip changes short words into others. */
const LEAST_LETTERS = 5

const HOW_ASKED: ReadonlySet<Sense['as']> = new Set(['filler', 'near', 'closer'])

function subjectsOf(question: string): string[] {
  const words = tokensOf(question).map(({ word }) => word)
  const telling = words.filter((word) => word.length > 2 && !HOW_ASKED.has(senseOf(word)?.as ?? 'category'))
  return [...new Set(telling.length > 0 ? telling : words)]
}

const isSame = (a: string, b: string) => a === b || (a.length >= LEAST_LETTERS && a[0] === b[0] && isOneSlip(a, b))

function isAlike(a: readonly string[], b: readonly string[]): boolean {
  const shared = a.filter((word) => b.some((other) => isSame(word, other))).length
  return shared > 0 && shared / (a.length + b.length - shared) >= ALIKE
}

/** Most asked first; among those asked as often, the latest. */
export function groupQuestions(questions: readonly UnansweredQuestion[]): UnmetGroup[] {
  const groups: { subjects: string[]; group: UnmetGroup }[] = []
  for (const { id, ...asked } of questions.toSorted((a, b) => b.times - a.times)) {
    const subjects = subjectsOf(asked.question)
    const known = groups.find((one) => isAlike(one.subjects, subjects))?.group
    if (!known) {
      groups.push({ subjects, group: { ids: [id], ...asked, others: [] } })
      continue
    }
    known.ids.push(id)
    known.times += asked.times
    if (asked.lastAt > known.lastAt) known.lastAt = asked.lastAt
    known.others.push({ question: asked.question, language: asked.language, times: asked.times })
  }
  return groups.map(({ group }) => group).toSorted((a, b) => b.times - a.times || b.lastAt.localeCompare(a.lastAt))
}
