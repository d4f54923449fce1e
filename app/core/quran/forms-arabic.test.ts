import { expect, test } from 'vitest'
import { formsOf, wantedForms } from './forms-arabic.ts'
import { verseNumber } from './numbering.ts'
import { searchArabic } from './search.server.ts'

/** A word, and in how many verses it or a form of it stands; their forms were read through, word by word. */
const WORDS = `
  ماء 51
  شيء 180
  سوء 48
  رحمة 114
  صلاة 67
  زكاة 32
  صيام 6
  حج 7
  جنة 154
  نار 137
  كتاب 262
  رسول 292
  نبي 63
  قلب 125
  نفس 268
  مؤمن 196
  كافر 159
  منافق 25
  صبر 51
  شكر 13
  توبة 7
  ذنب 37
  رزق 70
  علم 216
  حكمة 24
  نور 33
  ظلم 213
  عدل 13
  حق 214
  باطل 23
  سماء 297
  أرض 440
  جبل 38
  بحر 39
  يوم 362
  ليل 84
  شمس 32
  قمر 26
  نجم 13
  شجرة 26
  ولد 68
  يتيم 19
  مسكين 20
  مال 89
  أجر 99
  عذاب 304
  آية 371
  نعمة 49
  ملك 144
  عبد 135
  دين 85
  سلام 33
  موت 66
  حياة 68
  فرعون 65
  تاب 29
  وجه 72
`

const cases = WORDS.trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [string, string])

test('there are fifty words and more', () => expect(cases.length).toBeGreaterThanOrEqual(50))

test.each(cases)('%s is found in %s verses, in all its forms', (word, verses) => {
  const found = searchArabic(word).filter(({ rank }) => rank <= 2)
  expect(found).toHaveLength(Number(verses))
})

test.each([
  ['رحمة', ['2:157', '2:178', '2:218', '7:49', '7:156', '17:24', '30:50']],
  ['صلاة', ['2:157', '9:99', '23:9']],
  ['كتاب', ['2:285', '27:28', '69:19', '98:3']],
  ['قلب', ['33:4', '33:53', '26:89']],
  ['مؤمن', ['48:25', '4:92', '33:58']],
  ['يوم', ['2:203', '3:140']],
  ['يتيم', ['4:3', '18:82']],
  ['ليل', ['92:1', '34:18', '69:7']],
  ['ماء', ['21:30', '11:44']],
] as const)('%s is found in %s', (word, verses) => {
  const found = new Set(searchArabic(word).flatMap(({ verse, rank }) => (rank <= 2 ? [verse] : [])))
  const missed = verses.filter((key) => {
    const [surah = 0, ayah = 0] = key.split(':').map(Number)
    return !found.has(verseNumber({ surah, ayah }))
  })
  expect(missed).toEqual([])
})

test('the letter at the front is a particle only where the text does not know it as the word’s own', () => {
  const { bare, keys } = formsOf(['الكتاب', 'كتاب', 'برحمته', 'كجنه'])
  expect(bare('كتاب')).toEqual(['كتاب'])
  expect(bare('كجنه')).toContain('جنه')
  expect(keys('برحمته')).toContain('رحمه')
  expect(wantedForms('رحمه')).toEqual(['رحمه'])
  expect(wantedForms('مومنين')).toContain('مومن')
  expect(wantedForms('فرعون')).toEqual(['فرعون'])
  expect(wantedForms('انه')).toEqual([])
})
