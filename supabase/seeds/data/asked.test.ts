// Questions to the assistant in six languages, each with the kind, the place and the facts that are meant, and where help is
// meant with the article that answers: at least 97 of 100 must be right, and every wrong one is named.
import { expect, test } from 'vitest'
import { needIn } from '#app/core/care/crisis.ts'
import { languageOf } from '#app/core/understanding/language-of.ts'
import { findTopic, indexTopics, type TopicIndex } from '#app/features/assistant/rules.ts'
import { isLocale, locales } from '#app/i18n/locales.ts'
import { isAsWanted, readSentences, type Sentence, understood, writeMeaning } from '#tests/fixtures/sentences.ts'
import { helpTopics } from './help.ts'

const index: TopicIndex = indexTopics(
  helpTopics.flatMap(({ id, question, answer, keywords }) =>
    locales.map((locale) => ({
      ...{ id, locale, question: question[locale], answer: answer[locale], keywords: [...keywords[locale]] },
    })),
  ),
)

const sentences = [...readSentences('asked'), ...readSentences('answers')]

/** What is wrong about how a sentence is read; null where nothing is. */
function wrongIn(sentence: Sentence): string | null {
  const { locale, typed, wanted } = sentence
  const meaning = understood(sentence)
  if (needIn(typed)) return 'taken for somebody in need'
  if (!isAsWanted(sentence, meaning)) return writeMeaning(meaning).join(' ')
  const articles = /topic:(\S+)/.exec(wanted)?.[1]?.split('|')
  if (!articles || !isLocale(locale)) return null
  const found =
    findTopic(typed, index, languageOf(typed, locale), { isHelp: meaning.kind === 'help' })?.id ?? 'no article'
  return articles.includes(found) ? null : found
}

test('there are at least 500 questions, 40 and more in each language', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(500)
  for (const locale of locales)
    expect(sentences.filter((sentence) => sentence.locale === locale).length, locale).toBeGreaterThanOrEqual(40)
})

test('at least 97 of 100 questions are read rightly', () => {
  const wrong = sentences.flatMap((sentence) => {
    const reason = wrongIn(sentence)
    return reason === null ? [] : [`${sentence.locale} | ${sentence.typed} | ${sentence.wanted} → ${reason}`]
  })
  expect(wrong.length, `${wrong.length} of ${sentences.length}:\n${wrong.join('\n')}`).toBeLessThanOrEqual(
    sentences.length * 0.03,
  )
})

test('questions are known by their language', () => {
  const foreign = sentences.filter(({ locale, typed }) => isLocale(locale) && languageOf(typed, 'en') !== locale)
  // On an English page; on a page of its own language nothing is in doubt but what looks like another.
  expect(foreign.length, foreign.map(({ typed }) => typed).join('\n')).toBeLessThanOrEqual(sentences.length * 0.08)
})
