// The committed sentences: those the engine was made with must be understood one and all, of those kept out of its
// sight at least 95 of 100.
import { expect, test } from 'vitest'
import { isLocale } from '#app/i18n/locales.ts'
import { isAsWanted, readSentences, understood, writeMeaning } from '#tests/fixtures/sentences.ts'
import { understandFrom } from './knowledge.server.ts'
import { languageOf } from './language-of.ts'

const failing = (name: string) =>
  readSentences(name)
    .map((sentence) => ({ sentence, meaning: understood(sentence) }))
    .filter(({ sentence, meaning }) => !isAsWanted(sentence, meaning))

test('there are at least 300 sentences, 30 and more in each language', () => {
  const all = [...readSentences('known'), ...readSentences('held-out')]
  expect(all.length).toBeGreaterThanOrEqual(300)
  for (const locale of ['en', 'ar', 'ur', 'fr', 'tr', 'id'])
    expect(all.filter((sentence) => sentence.locale === locale).length, locale).toBeGreaterThanOrEqual(30)
})

test('understands what it was made for', () => {
  const wrong = failing('known').map(
    ({ sentence, meaning }) => `${sentence.typed} → ${writeMeaning(meaning).join(' ')}`,
  )
  expect(wrong).toEqual([])
})

test('understands 95 of 100 sentences it was not made for', () => {
  const all = readSentences('held-out').length
  const share = 1 - failing('held-out').length / all
  expect(share).toBeGreaterThanOrEqual(0.95)
})

test('understands 97 of 100 questions to the assistant, and in whose language they are', () => {
  const all = readSentences('asked')
  const wrong = failing('asked').map(
    ({ sentence, meaning }) => `${sentence.typed} → ${writeMeaning(meaning).join(' ')}`,
  )
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(all.length * 0.03)
  const foreign = all.filter(({ locale, typed }) => isLocale(locale) && languageOf(typed, locale) !== locale)
  expect(foreign.map(({ typed }) => typed)).toEqual([])
})

test('closer is closer to the place that was meant', () => {
  const previous = understandFrom(null, 'butchers in London')
  for (const typed of ['closer', 'something closer', 'daha yakın', 'plus près', 'lebih dekat', 'قریب تر']) {
    const { category, subcategory, cities, isCloser, isNearMe } = understandFrom(null, typed, { previous })
    expect([category, subcategory, cities[0]?.city, isCloser, isNearMe], typed).toEqual([
      'grocery',
      'butcher',
      'London',
      true,
      false,
    ])
  }
  expect(understandFrom(null, 'butcher jobs in London').text).toBe('butcher')
})
