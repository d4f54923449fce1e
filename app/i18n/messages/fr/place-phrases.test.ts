import { expect, test } from 'vitest'
import { inCity, inCountry, ofCity } from './place-phrases.ts'

test('joins a city to its preposition', () => {
  expect(['Lyon', 'Le Caire', 'La Mecque', 'Les Ulis', 'Leeds'].map(inCity)).toEqual([
    'à Lyon',
    'au Caire',
    'à La Mecque',
    'aux Ulis',
    'à Leeds',
  ])
})

test('shortens "de" before a vowel and joins it to an article', () => {
  expect(['Lyon', 'Istanbul', 'Édimbourg', 'Houston', 'Le Caire', 'Les Ulis'].map(ofCity)).toEqual([
    'de Lyon',
    'd’Istanbul',
    'd’Édimbourg',
    'de Houston',
    'du Caire',
    'des Ulis',
  ])
})

test.each([
  'en France',
  'en Iran',
  'en Corée du Sud',
  'en Sierra Leone',
  'au Maroc',
  'au Royaume-Uni',
  'au Mexique',
  'aux États-Unis',
  'aux Comores',
  'aux Îles Salomon',
  'à Oman',
  'à la Barbade',
])('writes "%s"', (phrase) => {
  expect(inCountry(phrase.replace(/^(en|aux?|à la|à) /, ''))).toBe(phrase)
})
