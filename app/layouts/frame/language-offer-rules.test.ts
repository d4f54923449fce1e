import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { offeredLocale } from './language-offer-rules.ts'

const offered = (page: Locale, wanted: string[], cookies: string, path = '/mosques') =>
  offeredLocale({ page, path, wanted, cookies })

test('offers the language the browser asks for first', () => {
  expect(offered('en', ['ar-EG', 'en'], '')).toBe('ar')
  expect(offered('fr', ['de', 'tr-TR', 'fr'], '')).toBe('tr')
})

test('offers nothing where the page is right already or nothing is ours', () => {
  expect(offered('en', ['en-US', 'ar'], '')).toBeNull()
  expect(offered('en', ['de', 'nl'], '')).toBeNull()
  expect(offered('en', [], '')).toBeNull()
})

test('offers nothing to whoever has chosen', () => {
  expect(offered('en', ['ar'], 'theme=dark; lang=en')).toBeNull()
  expect(offered('en', ['ar'], 'slang=en')).toBe('ar')
})

test('offers nothing over the words of the Quran', () => {
  expect(offered('ar', ['en'], '', '/quran/2/255')).toBeNull()
})

test('offers nothing over the menu of a desk', () => {
  expect(offered('ar', ['en'], '', '/dashboard/staff')).toBeNull()
  expect(offered('ar', ['en'], '', '/dashboards')).toBe('en')
})
