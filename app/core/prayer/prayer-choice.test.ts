import { expect, test } from 'vitest'
import { choiceFromCookie, choiceToCookie, readChoice } from './prayer-choice.ts'

test('uses method 2 and school 1 until something else is chosen', () => {
  expect(choiceFromCookie(null)).toEqual({ method: 2, school: 1 })
  expect(choiceFromCookie('place=1:2')).toEqual({ method: 2, school: 1 })
})

test('remembers a choice', () => {
  const cookie = choiceToCookie({ method: 4, school: 0 })
  expect(cookie).toContain('Path=/')
  expect(choiceFromCookie(`theme=dark; ${cookie.split(';')[0]}`)).toEqual({ method: 4, school: 0 })
})

test.each([
  'prayer=99-1',
  'prayer=6-1',
  'prayer=2-2',
  'prayer=2',
  'prayer=2-1-0',
  'prayer=',
  'prayer=1e0-1',
  'xprayer=4-0',
])('falls back to the default for %s', (header) => {
  expect(choiceFromCookie(header)).toEqual({ method: 2, school: 1 })
})

test('refuses a posted choice that does not exist', () => {
  expect(readChoice('4', '0')).toEqual({ method: 4, school: 0 })
  expect(readChoice('6', '0')).toBeNull()
  expect(readChoice('4', null)).toBeNull()
  expect(readChoice('-4', '0')).toBeNull()
})
