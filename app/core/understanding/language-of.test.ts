import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { languageOf } from './language-of.ts'

const SAID: readonly [Locale, readonly string[]][] = [
  [
    'en',
    [
      'where is the nearest mosque',
      'When is Maghrib in London today?',
      'open now',
      'cheap biryani near Whitechapel',
      'What does the Rizq plan cost?',
      'how do I add photos',
      'is music haram',
    ],
  ],
  [
    'fr',
    [
      'où prier près de la gare du Nord',
      'quelle est la mosquée la plus proche',
      'a quelle heure est le maghrib a Paris',
      'boucherie halal ouverte maintenant',
      'combien coûte la formule Rizq',
    ],
  ],
  [
    'tr',
    [
      'en yakın cami nerede',
      'en yakin cami nerede',
      'akşam namazı saat kaçta',
      'Berlin’de helal restoran var mı',
      'kadinlar icin yer var mi',
    ],
  ],
  [
    'id',
    [
      'masjid terdekat di mana',
      'jam berapa maghrib di Jakarta',
      'tempat makan halal murah dekat sini',
      'jadwal sholat besok',
    ],
  ],
  ['ar', ['أين أقرب مسجد', 'wein aqrab masjid', 'salat el jom3a emta', 'mat3am 7alal', 'متى المغرب']],
  ['ur', ['قریب ترین مسجد کہاں ہے', 'qareeb masjid kahan hai', 'namaz ka waqt kya hai', 'mujhe halal gosht chahiye']],
]

test.each(SAID.flatMap(([language, lines]) => lines.map((line) => [language, line] as const)))(
  '%s: %s',
  (language, line) => {
    // Urdu has words that are Arabic letter by letter.
    for (const page of ['en', 'ar', 'ur', 'fr', 'tr', 'id'] as const)
      if (!(language === 'ar' && page === 'ur' && /\p{Script=Arabic}/u.test(line)))
        expect(languageOf(line, page), `on a page in ${page}`).toBe(language)
  },
)

test('names and prayers say nothing of a language: the page decides, and English where its letters are others', () => {
  for (const line of ['Maghrib Oslo', 'East London Mosque', 'Tayyabs', '2:255', 'halal Berlin'])
    for (const [page, told] of [
      ['en', 'en'],
      ['fr', 'fr'],
      ['tr', 'tr'],
      ['id', 'id'],
      ['ar', 'en'],
      ['ur', 'en'],
    ] as const)
      expect(languageOf(line, page), line).toBe(told)
})
