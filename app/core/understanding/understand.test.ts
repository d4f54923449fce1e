// The committed sentences: those the engine was made with must be understood one and all, of those kept out of its
// sight at least 95 of 100.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fold } from '#app/core/places/fold.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { understandFrom } from './knowledge.server.ts'
import { languageOf } from './language-of.ts'
import type { Meaning } from './meaning.ts'

type Sentence = { locale: string; typed: string; wanted: string }

const read = (name: string): Sentence[] =>
  readFileSync(new URL(`../../../tests/fixtures/sentences/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [locale = '', typed = '', ...wanted] = line.split(' | ')
      return { locale, typed, wanted: wanted.join(' | ') }
    })

/** A meaning in the notation of the fixtures, each thing a word of its own. */
function write(meaning: Meaning): string[] {
  const { kind, category, subcategory, cities, prayer, verse, text } = meaning
  const isListed = kind === 'business' || kind === 'mosque'
  return [
    kind,
    category && kind === 'business' ? (subcategory ? `${category}/${subcategory}` : category) : '',
    cities[0] ? `in:${cities[0].city},${cities[0].countryCode}` : meaning.isNearMe ? 'near:me' : '',
    meaning.open && kind !== 'prayer' ? `open:${meaning.open}` : '',
    meaning.day && kind !== 'business' ? `day:${meaning.day}` : '',
    prayer && ['prayer', 'iqamah', 'mosque'].includes(kind) ? prayer : '',
    ...(isListed ? meaning.facts.map((fact) => `fact:${fact}`) : []),
    isListed && meaning.isMuslimOwned ? 'owned' : '',
    isListed && meaning.isCheap ? 'cheap' : '',
    isListed && meaning.isCertified ? 'halal:3' : '',
    verse ? (verse.ayah === null ? String(verse.surah) : `${verse.surah}:${verse.ayah}`) : '',
    text !== '' && ['business', 'iqamah', 'hours', 'recipe'].includes(kind) ? `text:${fold(text)}` : '',
  ].filter((word) => word !== '')
}

function isAsWanted({ wanted }: Sentence, meaning: Meaning): boolean {
  const text = /text:"([^"]*)"/.exec(wanted)?.[1]
  const words = wanted.replace(/text:"[^"]*"/, '').match(/in:[^,]+,[A-Z]{2}|\S+/g) ?? []
  const got = write(meaning)
  const all = [...words, ...(text === undefined ? [] : [`text:${fold(text)}`])]
  const fits = (word: string) => word.split('|').some((one) => got.includes(one))
  return all.every(fits) && got.every((one) => all.some((word) => word.split('|').includes(one)))
}

function understood({ typed }: Sentence): Meaning {
  const [first = '', next] = typed.split(' > ')
  const meaning = understandFrom(null, first)
  return next === undefined ? meaning : understandFrom(null, next, { previous: meaning })
}

const failing = (name: string) =>
  read(name)
    .map((sentence) => ({ sentence, meaning: understood(sentence) }))
    .filter(({ sentence, meaning }) => !isAsWanted(sentence, meaning))

test('there are at least 300 sentences, 30 and more in each language', () => {
  const all = [...read('known'), ...read('held-out')]
  expect(all.length).toBeGreaterThanOrEqual(300)
  for (const locale of ['en', 'ar', 'ur', 'fr', 'tr', 'id'])
    expect(all.filter((sentence) => sentence.locale === locale).length, locale).toBeGreaterThanOrEqual(30)
})

test('understands what it was made for', () => {
  const wrong = failing('known').map(({ sentence, meaning }) => `${sentence.typed} → ${write(meaning).join(' ')}`)
  expect(wrong).toEqual([])
})

test('understands 95 of 100 sentences it was not made for', () => {
  const all = read('held-out').length
  const share = 1 - failing('held-out').length / all
  expect(share).toBeGreaterThanOrEqual(0.95)
})

test('understands 97 of 100 questions to the assistant, and in whose language they are', () => {
  const all = read('asked')
  const wrong = failing('asked').map(({ sentence, meaning }) => `${sentence.typed} → ${write(meaning).join(' ')}`)
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
