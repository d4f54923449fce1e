import { expect, test } from 'vitest'
import { findAddress } from './find-address.server.ts'
import { verseRef } from './numbering.ts'
import { arabicFor } from './one-word.ts'
import { markArabic, markEdition, searchArabic, searchEdition } from './search.server.ts'
import { getEdition, getText } from './text.server.ts'

const keys = (found: { verse: number }[]) => found.map(({ verse }) => Object.values(verseRef(verse)).join(':'))

test.each([
  ['الله لا إله إلا هو الحي القيوم', '2:255', '3:2'],
  ['ذلك الكتاب لا ريب فيه', '2:2'],
  ['قل هو الله أحد', '112:1'],
  ['إن الصلاة كانت على المؤمنين كتابا موقوتا', '4:103'],
  ['وما أدراك ما ليلة القدر', '97:2'],
])('Arabic as it is typed: %s', (query, ...expected) => {
  expect(keys(searchArabic(query)).slice(0, expected.length)).toEqual(expected)
})

test('forms of other words do not spoil what was typed whole', () => {
  expect(keys(searchArabic('ذلك الكتاب لا ريب فيه'))[0]).toBe('2:2')
})

test('words that the mushaf joins are found apart', () => {
  expect(keys(searchArabic('يا أيها الذين آمنوا كتب عليكم الصيام'))).toEqual(['2:183'])
  expect(searchArabic('يا أيها الذين آمنوا').filter(({ rank }) => rank === 0)).toHaveLength(89)
})

test('marks and forms of letters do not matter', () => {
  expect(keys(searchArabic('ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ'))).toEqual(keys(searchArabic('الرحمن الرحيم')))
  expect(keys(searchArabic('الرحمن الرحيم')).slice(0, 2)).toEqual(['1:1', '1:3'])
  expect(keys(searchArabic('موسى'))).toEqual(keys(searchArabic('موسي')))
})

test.each([
  ['en', 'no compulsion in religion', '2:256'],
  ['en', 'NEITHER DROWSINESS overtakes', '2:255'],
  ['fr', 'nulle contrainte en religion', '2:256'],
  ['fr', 'Misericordieux', '1:1'],
  ['tr', 'sabredenlerle', '2:153'],
  ['id', 'bertakwa', '2:2'],
])('%s without accents and case: %s', (edition, query, first) => {
  expect(keys(searchEdition(edition, query))[0]).toBe(first)
})

test('a whole word comes before a part of one', () => {
  const found = searchEdition('en', 'ant')
  expect(keys(found)[0]).toBe('27:18')
  expect(found.map(({ rank }) => rank)).toEqual(found.map(({ rank }) => rank).toSorted())
  expect(new Set(found.map(({ rank }) => rank))).toContain(4)
})

test('words that are nowhere find nothing', () => {
  expect(searchArabic('تلفزيون')).toEqual([])
  expect(searchEdition('en', 'television')).toEqual([])
  expect(searchEdition('en', '  ,.; ')).toEqual([])
})

test('marking loses no letter of a verse', () => {
  for (const verse of [0, 1, 261, 6221]) {
    const arabic = getText().verses[verse] ?? ''
    const english = getEdition('en')[verse] ?? ''
    expect(
      markArabic(arabic, 'الله الكتاب')
        .map(({ text }) => text)
        .join(''),
    ).toBe(arabic)
    expect(
      markEdition(english, 'allah book')
        .map(({ text }) => text)
        .join(''),
    ).toBe(english)
  }
  expect(markEdition('Say, "He is Allah, [who is] One', 'allah one').filter(({ hit }) => hit)).toEqual([
    { text: 'Allah,', hit: true },
    { text: 'One', hit: true },
  ])
})

test.each([
  ['2:255', '/quran/2/255'],
  ['2 255', '/quran/2/255'],
  ['٢:٢٥٥', '/quran/2/255'],
  ['18', '/quran/18'],
  ['Surah 36', '/quran/36'],
  ['al-baqarah', '/quran/2'],
  ['Baqara 255', '/quran/2/255'],
  ['yasin', '/quran/36'],
  ['Ya-Sin', '/quran/36'],
  ['سورة الكهف', '/quran/18'],
  ['كهف 10', '/quran/18/10'],
  ['يس', '/quran/36'],
  ['آل عمران', '/quran/3'],
  ['Kehf suresi', '/quran/18'],
  ['juz 30', '/quran/juz/30'],
  ['جزء ٣٠', '/quran/juz/30'],
  ['page 604', '/quran/page/604'],
  ['Ayat al-Kursi', '/quran/2/255'],
  ['Ayatul Kursi', '/quran/2/255'],
  ['Ayetel Kürsi', '/quran/2/255'],
  ['آية الكرسي', '/quran/2/255'],
  ['آیت الکرسی', '/quran/2/255'],
  ['Yaseen', '/quran/36'],
  ['surah yaseen 12', '/quran/36/12'],
  ['یوسف', '/quran/12'],
  ['الشورى', '/quran/42'],
  ['Bani Israil', '/quran/17'],
])('%s leads straight to %s', (query, path) => {
  expect(findAddress(query)?.path).toBe(path)
})

test.each(['2:287', '115', 'juz 31', 'page 605', 'mercy', '"Maryam"', 'ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ', '', '1 2 3', '0'])(
  '%s is no address',
  (query) => {
    expect(findAddress(query)).toBeNull()
  },
)

test('a bare name may be a word as well; with "surah" or a number it is the surah', () => {
  for (const name of ['محمد', 'إبراهيم', 'النور', 'یوسف', 'Yusuf']) expect(findAddress(name)?.isAlsoWord).toBe(true)
  for (const place of ['سورة محمد', 'النور 35', 'Surah Yusuf', 'آية الكرسي', '24:35'])
    expect(findAddress(place)?.isAlsoWord).toBe(false)
})

test('what is written onto an Arabic word does not hide it', () => {
  const found = searchArabic('رحمة')
  const rankOf = (key: string) => found.find(({ verse }) => Object.values(verseRef(verse)).join(':') === key)?.rank
  // ورحمة twice, برحمة; by itself it comes first.
  expect(['2:157', '2:178', '7:49', '3:8'].map(rankOf)).toEqual([1, 1, 1, 0])
})

test('what only the translator added in brackets comes last', () => {
  const found = searchEdition('en', 'Muhammad')
  const own = found.filter(({ rank }) => rank < 5)
  // The four verses of the name and three where the translator names him outside of brackets.
  expect(keys(own).toSorted()).toEqual(['33:40', '36:69', '3:144', '47:2', '48:29', '69:44', '81:24'].toSorted())
  expect(keys(found).slice(0, own.length)).toEqual(keys(own))
  expect(found.length).toBeGreaterThan(200)
})

test.each([
  ['namaz', 'صلاة'],
  ['salah', 'صلاة'],
  ['prière', 'صلاة'],
  ['نماز', 'صلاة'],
  ['oruç', 'صيام'],
  ['surga', 'جنة'],
  ['فرشتے', 'ملائكة'],
  ['peygamber', 'نبي'],
  ['Moïse', 'موسى'],
  ['usury', 'ربا'],
])('%s means %s', (query, arabic) => {
  expect(arabicFor(query)).toBe(arabic)
  expect(searchArabic(arabic).length).toBeGreaterThan(0)
})

test('a word that is nobody’s means nothing', () => expect(arabicFor('television')).toBeNull())
