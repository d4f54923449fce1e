import { expect, test } from 'vitest'
import { choiceAt, choiceFromCookie, choiceToCookie, parseChoice, readChoice, writeChoice } from './prayer-choice.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

test('uses method 2 and school 1 until something else is chosen', () => {
  expect(choiceFromCookie(null)).toBeNull()
  expect(choiceFromCookie('place=1:2')).toBeNull()
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
  expect(choiceFromCookie(header)).toBeNull()
})

test('refuses a posted choice that does not exist', () => {
  expect(readChoice('4', '0')).toEqual({ method: 4, school: 0 })
  expect(readChoice('6', '0')).toBeNull()
  expect(readChoice('4', null)).toBeNull()
  expect(readChoice('-4', '0')).toBeNull()
})

test('remembers the details of a choice, and leaves defaults out', () => {
  const choice = {
    method: 3,
    school: 0,
    highLatitude: 'seventh-of-night',
    offsets: { fajr: -2, isha: 15 },
    hijriDays: -1,
  } as const
  expect(writeChoice(choice)).toBe('3-0.s.-2_0_0_0_0_15.-1')
  expect(parseChoice(writeChoice(choice))).toEqual(choice)
  expect(parseChoice('2-1.a.0_0_0_0_0_0.0')).toEqual(SPECIFIED)
})

test.each([
  '2-1.x.0_0_0_0_0_0.0',
  '2-1.s.0_0_0_0_0.0',
  '2-1.s.0_0_0_0_0_61.0',
  '2-1.s.0_0_0_0_0_1e1.0',
  '2-1.s.0_0_0_0_0_0.3',
  '2-1.s.0_0_0_0_0_0',
  '2-1.s.0_0_0_0_0_0.0.0',
  '2-2.s.0_0_0_0_0_0.0',
])('reads no choice from %s', (text) => {
  expect(parseChoice(text)).toBeNull()
})

test('the night may be reckoned to sunrise, and nothing else stands in that place', () => {
  const choice = { method: 3, school: 0, nightEnds: 'sunrise' } as const
  expect(writeChoice(choice)).toBe('3-0.a.0_0_0_0_0_0.0.r')
  expect(parseChoice('3-0.a.0_0_0_0_0_0.0.r')).toEqual(choice)
  expect(parseChoice('3-0.a.0_0_0_0_0_0.0.x')).toBeNull()
})

test('the angle’s own share can be chosen where the country has another rule, and is told from no choice', () => {
  const chosen = { method: 3, school: 0, highLatitude: 'twilight-angle' } as const
  expect(writeChoice(chosen)).toBe('3-0.t.0_0_0_0_0_0.0')
  expect(parseChoice(writeChoice(chosen))).toEqual(chosen)
  expect(choiceAt('SE', null).local?.twilight).toEqual({ share: 1 / 3 })
  expect(choiceAt('DE', null, parseChoice('3-0.a.1_0_0_0_0_0.0')).highLatitude).toBe('nearest-latitude-45')
  expect(choiceAt('DE', null, chosen).highLatitude).toBe('twilight-angle')
})
