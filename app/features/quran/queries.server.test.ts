import { expect, test } from 'vitest'
import { editions, TRANSLITERATION } from '#app/core/quran/editions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { findPassage, loadPassage, type Reading, type SearchData, search } from './queries.server.ts'

const offered = [...editions.map(({ id }) => id), TRANSLITERATION]

const readingIn = (locale: Locale, shown = offered): Reading => ({
  services: { config: { quran: { editions: shown } } as Reading['services']['config'], log: () => {} },
  locale,
  cookie: null,
})

const look = (q: string, locale: Locale = 'en', shown = offered) =>
  search(readingIn(locale, shown), { q, edition: null, page: 1 })

function verses(q: string, locale: Locale = 'en'): SearchData {
  const found = look(q, locale)
  if ('address' in found) throw new Error(`${q} led to ${found.address}`)
  return found
}

const keysOf = ({ results }: SearchData) => results.map(({ surah, ayah }) => `${surah}:${ayah}`)

test.each([
  ['2', '255', 42, 3],
  ['27', '30', 379, 19],
  ['32', '15', 416, 21],
  ['1', '1', 1, 1],
])('the head of verse %s:%s says page %i and juz %i', (surah, ayah, page, juz) => {
  const passage = findPassage('verse', surah, ayah)
  const reader = passage && loadPassage(readingIn('en'), passage)
  expect(reader?.sections[0]?.surah).toMatchObject({ page, juz })
})

test('a whole surah is headed by where it begins', () => {
  const passage = findPassage('surah', '2')
  const reader = passage && loadPassage(readingIn('en'), passage)
  expect(reader?.sections[0]?.surah).toMatchObject({ page: 2, juz: 1, arabic: 'سُورَةُ ٱلۡبَقَرَةِ' })
})

test.each(['محمد', 'إبراهيم', 'النور', 'يوسف'])('%s is offered as a surah and as a word of the verses', (word) => {
  const found = verses(word, 'ar')
  expect(found.surah?.path).toMatch(/^\/quran\/(?:47|14|24|12)$/)
  expect(found.count).toBeGreaterThan(0)
})

test('a name that is no word of the translation leads straight to the surah', () => {
  expect(look('al-baqarah')).toEqual({ address: '/quran/2' })
  expect(look('Yaseen')).toEqual({ address: '/quran/36' })
  expect(look('سورة محمد', 'ar')).toEqual({ address: '/quran/47' })
})

test('Arabic in Latin letters is heard where no translation has it', () => {
  expect(verses('alhamdulillah')).toMatchObject({ isBySound: true, translator: null })
  expect(keysOf(verses('zakat'))).toContain('2:43')
  expect(keysOf(verses('riba'))).toContain('2:275')
  // A word of the translation is what it says.
  expect(verses('mercy')).toMatchObject({ isBySound: false, translator: 'Saheeh International' })
})

test('without the transliteration nothing is heard', () => {
  expect(look('alhamdulillah', 'en', ['en'])).toMatchObject({ count: 0, isBySound: false })
})

test('Urdu letters find the translation, and the Arabic text where it has no such word', () => {
  expect(verses('زکوٰۃ', 'ur').count).toBeGreaterThan(0)
  expect(look('آیت الکرسی', 'ur')).toEqual({ address: '/quran/2/255' })
})
