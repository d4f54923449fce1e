import { expect, test } from 'vitest'
import { isCountryCode } from '#app/core/places/countries.ts'
import en from '#app/i18n/messages/en.ts'
import { choiceIn, choiceOf, DEFAULT_CHOICE } from './prayer-choice.ts'
import { usualPractice } from './usual-practice.ts'
import { writeSource } from './write-source.ts'

test('a country with a national authority starts from it, and names it', () => {
  expect(usualPractice('sa')).toMatchObject({ method: 4, school: 0, basis: 'authority' })
  expect(usualPractice('SA')?.source).toEqual({ name: 'Umm al-Qura calendar, Saudi Arabia', year: 2009 })
  const starts = ['SA', 'EG', 'TR', 'ID', 'MY', 'SG', 'MA', 'DZ', 'TN', 'PK', 'KW', 'QA', 'AE', 'JO'].map(
    (code) => choiceIn(code).method,
  )
  expect(starts).toEqual([4, 5, 13, 20, 17, 11, 21, 19, 18, 1, 9, 10, 16, 23])
})

test.each(['GB', 'DE', 'US', 'CA', 'NG', 'NO', 'SE', 'AU', 'IQ'])(
  'where mosques merely tend to a method, %s keeps the default and offers it',
  (code) => {
    expect(choiceIn(code)).toBe(DEFAULT_CHOICE)
    expect(usualPractice(code)?.basis).toBe('custom')
  },
)

test.each(['XX', '', 'constructor'])('nothing is known for "%s"', (code) => {
  expect(usualPractice(code)).toBeNull()
  expect(choiceIn(code)).toBe(DEFAULT_CHOICE)
})

test('the choice of a visitor wins over the country', () => {
  expect(choiceOf('prayer=3-1', 'SA')).toEqual({ method: 3, school: 1 })
  expect(choiceOf('prayer=broken', 'SA')).toEqual({ method: 4, school: 0 })
})

test('every country of the table exists', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((b) => a + b))
  const known = codes.filter((code) => usualPractice(code))
  expect(known.length).toBeGreaterThan(40)
  expect(known.filter((code) => !isCountryCode(code))).toEqual([])
})

test('a source has the year of its rule, or says in which list its figures were read', () => {
  const written = (code: string) => {
    const usual = usualPractice(code)
    return usual ? writeSource(usual.source, en.prayer.why) : null
  }
  expect(written('SA')).toBe('Source of the rules: Umm al-Qura calendar, Saudi Arabia (2009).')
  expect(written('EG')).toBe(
    'Source of the rules: Egyptian General Authority of Survey, as AlAdhan’s method list gives them (2026).',
  )
  expect(written('MY')).toContain('The list has 20° for Fajr. Malaysia has gone by 18° since the end of 2019')
})
