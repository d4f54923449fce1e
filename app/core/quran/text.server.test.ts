import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editions, TRANSLITERATION } from './editions.ts'
import { fromUnicode, toUnicode } from './encoding.ts'
import { verseNumber } from './numbering.ts'
import { getEdition, getText, surahName, surahNames } from './text.server.ts'
import { dataFile, readChecksums, readPacked, TextMismatch, verifyArabic, verifyEdition } from './text-file.server.ts'

test('the text is the one that was checked: 114 surahs, 6,236 verses', () => {
  const { verses, checksums } = getText()
  expect(verses).toHaveLength(6236)
  expect(checksums.bySurah).toHaveLength(114)
  // The source writes shadda before the vowel; what is typed here has Unicode's order.
  expect(verses[0]?.normalize()).toBe('بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ')
  expect(verses[6235]?.normalize()).toBe('مِنَ ٱلۡجِنَّةِ وَٱلنَّاسِ')
  expect(verses.every((verse) => verse === verse.trim() && verse !== '')).toBe(true)
})

// Written down here as well: whoever rebuilds the data must see that the text changed.
test('the sum of the whole text has not changed', () => {
  expect(readChecksums()).toMatchObject({
    original: '39ff52afa15b2e3f1027dda4dfbcfeec5b4001a19430ccc3e141a2d0f1b490c0',
    shown: 'fa676ce6bdf68ab23e6efc9cac79e7e57522ce1623c993838fd5dfa016ac6112',
  })
})

test('one changed mark is refused, and the surah is named', () => {
  const original = readPacked('arabic')
  const sums = readChecksums()
  expect(verifyArabic(original, sums)).toHaveLength(6236)
  const lines = original.split('\n')
  // 112:2, with another vowel on its last letter.
  lines[6222] = `${lines[6222]?.slice(0, -1)}\u064e`
  const changed = lines.join('\n')
  expect(changed).not.toBe(original)
  expect(() => verifyArabic(changed, sums)).toThrow(TextMismatch)
  expect(() => verifyArabic(changed, sums)).toThrow('surah 112')
  expect(() => verifyArabic(original.slice(0, original.lastIndexOf('\n')), sums)).toThrow('6235 verses')
  expect(() => verifyArabic(`${original} `, sums)).toThrow(TextMismatch)
})

test('only the marks of the map are written otherwise than in the source', () => {
  const original = readPacked('arabic')
  const shown = toUnicode(original)
  expect(shown).not.toMatch(/[\u0652\u0656\u0657\u065e\u2009]/)
  expect(fromUnicode(shown)).toBe(original.replaceAll('\u2009', ' '))
  const count = (mark: string) => shown.split(mark).length - 1
  // The numbers of an independent Unicode text of the same reading.
  expect(['\u08f0', '\u08f1', '\u08f2', '\u06df'].map(count)).toEqual([2901, 1807, 1935, 3988])
})

test('every edition has a line for every verse', () => {
  for (const id of [...editions.map((edition) => edition.id), TRANSLITERATION])
    expect(getEdition(id)).toHaveLength(6236)
  expect(getEdition('en')[261]).toMatch(/^Allah - there is no deity except Him, the Ever-Living/)
  expect(() => verifyEdition('en', `${readPacked('en')}.`, readChecksums())).toThrow(TextMismatch)
})

test('every file of the folder is accounted for', () => {
  expect(JSON.parse(readFileSync(dataFile('surahs.json'), 'utf8'))).toHaveLength(114)
  expect(Object.keys(readChecksums().editions).toSorted()).toEqual(
    [...editions.map(({ id }) => id), TRANSLITERATION].toSorted(),
  )
})

test('names a surah as readers of each language know it', () => {
  expect(surahName('en', 2)).toMatchObject({ name: 'Al-Baqarah', meaning: 'The Cow', size: 286, type: 'medinan' })
  expect(surahName('tr', 2)).toMatchObject({ name: 'Bakara', meaning: 'Sığır' })
  expect(surahName('ar', 18)).toMatchObject({ name: 'الكهف', meaning: '' })
})

test.each([
  ['en', '55:13', /deny\?$/],
  ['en', '112:1', /^Say, "He is Allah, \[who is\] One,$/],
  ['en', '114:6', /mankind\."$/],
  ['fr', '55:13', /\?$/],
  ['tr', '1:1', /:$/],
  ['id', '1:1', /\.$/],
  ['es', '1:4', /,$/],
  ['ru', '112:4', /»\.?$/],
  ['sv', '2:2', /[.,]$|–$/],
  ['bn', '1:1', /।$/],
  ['zh', '1:4', /。$/],
])('%s has %s with its last mark', (id, key, end) => {
  const [surah = 0, ayah = 0] = key.split(':').map(Number)
  expect(getEdition(id)[verseNumber({ surah, ayah }) - 1]).toMatch(end)
})

test('questions end in a question mark, as their publishers print them', () => {
  const questions = (id: string) => getEdition(id).filter((text) => /[?？؟]["”’»')）]*$/.test(text)).length
  expect(Object.fromEntries(editions.map(({ id }) => [id, questions(id)]))).toEqual({
    en: 507,
    ur: 468,
    fr: 499,
    tr: 401,
    id: 470,
    bn: 424,
    es: 491,
    ru: 362,
    sv: 282,
    zh: 453,
  })
})

test('no mark of a note is left in a text', () => {
  for (const { id } of editions) expect(getEdition(id).filter((text) => /\d+\)|\[\^|[<>]/.test(text))).toEqual([])
})

test('names are vowelled throughout, and written as in print', () => {
  expect(surahName('ar', 42)).toMatchObject({ name: 'الشورى', heading: 'سُورَةُ ٱلشُّورَىٰ' })
  expect(surahName('en', 1)).toMatchObject({ arabic: 'ٱلۡفَاتِحَة', heading: 'سُورَةُ ٱلۡفَاتِحَةِ' })
  for (const { number, heading } of surahNames('ar')) {
    // Letters that prolong, the article before a doubled letter and a noon before some others carry no mark.
    const bare = heading
      .normalize('NFC')
      .replace(/^سُورَةُ /, '')
      .replace(/ٱل(?=\p{Lo}\p{M}*\u0651)|ن(?=[فبكسش])|\p{Lo}\u0653|طه/gu, '')
      .replace(/[اآىويٱ](?!\p{M})/gu, '')
    expect(`${number} ${bare.match(/\p{Lo}(?!\p{M})/u)?.[0] ?? ''}`).toBe(`${number} `)
  }
})

test.each([
  [1, 'الفاتحہ', 'آغاز'],
  [4, 'النساء', 'عورتیں'],
  [11, 'ہود', 'ہود'],
  [17, 'الاسراء', 'رات کا سفر'],
  [36, 'یٰسٓ', 'یٰسٓ'],
  [42, 'الشوریٰ', 'مشورہ'],
  [57, 'الحدید', 'لوہا'],
])('surah %i in Urdu', (number, name, meaning) => expect(surahName('ur', number)).toMatchObject({ name, meaning }))
