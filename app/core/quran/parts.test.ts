import { expect, test } from 'vitest'
import { PAGE_STARTS } from './data/page-starts.ts'
import { JUZ_STARTS, QUARTER_STARTS, RUKU_STARTS, SAJDAS } from './data/part-starts.ts'
import { SURAH_SIZES } from './data/surah-sizes.ts'
import { isVerse, readNumber, verseNumber, verseRef } from './numbering.ts'
import { juzOf, juzRange, marksAt, pageOf, pageRange } from './parts.ts'
import { getText } from './text.server.ts'

const number = (key: string) => {
  const [surah = 0, ayah = 0] = key.split(':').map(Number)
  return verseNumber({ surah, ayah })
}

const keyOf = (verse: number) => Object.values(verseRef(verse)).join(':')

test('the parts are as many as a mushaf has', () => {
  const sizes = [SURAH_SIZES, JUZ_STARTS, QUARTER_STARTS, RUKU_STARTS, PAGE_STARTS, SAJDAS].map(({ length }) => length)
  expect(sizes).toEqual([114, 30, 240, 556, 604, 15])
  expect(SURAH_SIZES.reduce((sum, size) => sum + size)).toBe(6236)
  for (const starts of [JUZ_STARTS, QUARTER_STARTS, RUKU_STARTS, PAGE_STARTS])
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('numbers and references lead to each other', () => {
  expect(verseNumber({ surah: 2, ayah: 255 })).toBe(262)
  for (let verse = 1; verse <= 6236; verse++) expect(verseNumber(verseRef(verse))).toBe(verse)
  expect(keyOf(1)).toBe('1:1')
  expect(keyOf(7)).toBe('1:7')
  expect(keyOf(8)).toBe('2:1')
  expect(keyOf(6236)).toBe('114:6')
})

test('the juz begin where everyone turns to them', () => {
  const known =
    '1:1 2:142 2:253 3:93 4:24 4:148 5:82 6:111 7:88 8:41 9:93 11:6 12:53 15:1 17:1 18:75 21:1 23:1 25:21 27:56 29:46 33:31 36:28 39:32 41:47 46:1 51:31 58:1 67:1 78:1'
  expect(JUZ_STARTS.map((verse) => keyOf(verse)).join(' ')).toBe(known)
  expect(juzRange(30)).toEqual({ first: number('78:1'), last: 6236 })
})

test('pages are those of the Madinah print', () => {
  expect(pageOf(number('2:255'))).toBe(42)
  expect(juzOf(number('2:255'))).toBe(3)
  expect(pageRange(1)).toEqual({ first: 1, last: 7 })
  expect(pageRange(604)).toEqual({ first: number('112:1'), last: 6236 })
  expect(pageOf(number('18:1'))).toBe(293)
  expect(pageOf(number('36:1'))).toBe(440)
})

test('prostrations are where the text has its sign', () => {
  const signs = getText().verses.flatMap((verse, i) => (verse.includes('۩') ? [i + 1] : []))
  expect(SAJDAS).toEqual(signs)
  expect(marksAt(number('32:15'))).toMatchObject({ sajda: true })
})

test('marks say what begins at a verse', () => {
  expect(marksAt(1)).toEqual({ juz: 1, page: 1, ruku: 1, hizb: { number: 1, quarter: 0 } })
  expect(marksAt(number('2:142'))).toMatchObject({ juz: 2, page: 22, hizb: { number: 3, quarter: 0 } })
  expect(marksAt(number('2:3'))).toEqual({})
})

test('an address names a number plainly or not at all', () => {
  expect(
    ['1', '114', '0', '01', '115', '-1', '1.5', ' 1', '٣', undefined].map((text) => readNumber(text, 114)),
  ).toEqual([1, 114, ...Array(8).fill(null)])
  expect(isVerse({ surah: 1, ayah: 8 })).toBe(false)
  expect(isVerse({ surah: 115, ayah: 1 })).toBe(false)
})

test('a quarter begins where the print has its sign', () => {
  const signs = getText().verses.flatMap((text, i) => (text.includes('\u06de') ? [i + 1] : []))
  expect(signs).toHaveLength(199)
  expect(signs.filter((verse) => !QUARTER_STARTS.includes(verse))).toEqual([])
  expect(marksAt(number('15:49')).hizb).toEqual({ number: 27, quarter: 1 })
})

test('rukus are counted in their surah', () => {
  expect(marksAt(number('1:1')).ruku).toBe(1)
  expect(marksAt(number('2:1')).ruku).toBe(1)
  expect(marksAt(number('2:284')).ruku).toBe(40)
  expect(marksAt(number('2:255')).ruku).toBeUndefined()
})
