import { expect, test } from 'vitest'
import { offeredLocale } from './language-offer-rules.ts'

test('offers the language the browser asks for first', () => {
  expect(offeredLocale('en', ['ar-EG', 'en'], '')).toBe('ar')
  expect(offeredLocale('fr', ['de', 'tr-TR', 'fr'], '')).toBe('tr')
})

test('offers nothing where the page is right already or nothing is ours', () => {
  expect(offeredLocale('en', ['en-US', 'ar'], '')).toBeNull()
  expect(offeredLocale('en', ['de', 'nl'], '')).toBeNull()
  expect(offeredLocale('en', [], '')).toBeNull()
})

test('offers nothing to whoever has chosen', () => {
  expect(offeredLocale('en', ['ar'], 'theme=dark; lang=en')).toBeNull()
  expect(offeredLocale('en', ['ar'], 'slang=en')).toBe('ar')
})
