import { expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  isReaderPath,
  type ReaderSettings,
  readEditions,
  settingsFromCookie,
  settingsToCookie,
  shownEditions,
} from './reader-settings.ts'

const chosen: ReaderSettings = {
  editions: ['en', 'ur'],
  transliteration: true,
  layout: 'beside',
  view: 'mushaf',
  size: 5,
}

test.each([DEFAULT_SETTINGS, chosen, { ...chosen, editions: [] }])('survives the cookie: %o', (settings) => {
  const [pair] = settingsToCookie(settings).split(';')
  expect(settingsFromCookie(`place=1; ${pair}; theme=dark`)).toEqual(settings)
})

test.each([
  '',
  'quran=',
  'quran=<script>',
  'quran=en~1~below~verses~9',
  'quran=en~1~left~verses~3',
  'xquran=en~1~below~verses~3',
])('falls back from %s', (cookie) => expect(settingsFromCookie(cookie)).toEqual(DEFAULT_SETTINGS))

test('takes at most three known editions', () => {
  expect(readEditions(['xx', 'ur', 'en', 'en', 'transliteration', 'fr', 'tr'])).toEqual(['en', 'ur', 'fr'])
})

test('shows the language of the page until something is chosen, and nothing the operator took away', () => {
  expect(shownEditions(DEFAULT_SETTINGS, 'fr', ['en', 'fr'])).toEqual(['fr'])
  expect(shownEditions(DEFAULT_SETTINGS, 'ar', ['en', 'fr'])).toEqual([])
  expect(shownEditions(chosen, 'fr', ['en', 'fr'])).toEqual(['en'])
})

test.each(['/quran', '/ar/quran', '/quran/2/255', '/quran.data', '/fr/quran/juz/3.data'])(
  '%s is read with settings',
  (path) => expect(isReaderPath(path)).toBe(true),
)
test.each(['/', '/qurans', '/quranic', '/business/quran'])('%s is not', (path) =>
  expect(isReaderPath(path)).toBe(false),
)
