import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { countryByWord, countryCodes, countryName, countrySlug, isCountryCode } from './countries.ts'

test('calls Palestine by its name in every language', () => {
  expect(locales.map((locale) => countryName('PS', locale))).toEqual([
    'Palestine',
    'فلسطين',
    'فلسطین',
    'Palestine',
    'Filistin',
    'Palestina',
  ])
})

test('names countries in the language of the page', () => {
  expect(countryName('GB', 'en')).toBe('United Kingdom')
  expect(countryName('GB', 'fr')).toBe('Royaume-Uni')
  expect(countryName('SA', 'id')).toBe('Arab Saudi')
  expect(countryName('HK', 'en')).toBe('Hong Kong')
  expect(countryName('ZZ', 'en')).toBe('')
  expect(countryName('', 'en')).toBe('')
})

test('every country has a word of its own in every language, and the word leads back', () => {
  for (const code of countryCodes) {
    for (const locale of locales) {
      const slug = countrySlug(code, locale)
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
      expect([slug, countryByWord(slug)]).toEqual([slug, code])
      expect(countryByWord(countryName(code, locale))).toBe(code)
    }
  }
})

test('Arabic and Urdu words stay in their script', () => {
  expect(countrySlug('GB', 'ar')).toBe('المملكة-المتحدة')
  expect(countrySlug('AE', 'ur')).toBe('متحدہ-عرب-امارات')
  expect(countrySlug('US', 'fr')).toBe('etats-unis')
})

test('understands short forms and other usual names', () => {
  const words = { uk: 'GB', usa: 'US', uae: 'AE', ksa: 'SA', turkey: 'TR', 'ivory-coast': 'CI', 'cote-d-ivoire': 'CI' }
  for (const [word, code] of Object.entries(words)) expect([word, countryByWord(word)]).toEqual([word, code])
  expect(countryByWord('  United-KINGDOM ')).toBe('GB')
  expect(countryByWord('السعودية')).toBe('SA')
  expect(countryByWord('palestinian-territories')).toBe('PS')
})

test('never takes an ISO code for a country: those addresses are languages', () => {
  for (const word of ['fr', 'tr', 'id', 'ar', 'ur', 'gb', 'us', 'FR', 'Tr', ...countryCodes]) {
    expect([word, countryByWord(word)]).toEqual([word, null])
  }
})

test('unknown and hostile words are no country', () => {
  for (const word of ['', '-', 'businesses', '__proto__', 'constructor', '\u0000', '%', 'a'.repeat(10_000)]) {
    expect(countryByWord(word)).toBeNull()
  }
  expect(isCountryCode('__proto__')).toBe(false)
  expect(isCountryCode('gb')).toBe(false)
})
