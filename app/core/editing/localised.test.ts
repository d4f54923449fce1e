import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldsOf, inLanguage, readLocalised } from './localised.ts'
import { gatherLocalised, localised, localisedOrNone } from './localised-form.ts'

const form = z.preprocess(
  gatherLocalised,
  z.object({ title: localised(10, 'title'), line: localisedOrNone(10, 'line'), href: z.string() }),
)
const wrong = (value: unknown) => form.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message])

test('fields of one text become one object, empty ones are left out', () => {
  expect(form.parse({ 'title.en': ' Salam ', 'title.ar': '', 'title.fr': 'Bonjour', href: '/a' })).toEqual({
    title: { en: 'Salam', fr: 'Bonjour' },
    line: null,
    href: '/a',
  })
})

test('English is needed, also where another language was written', () => {
  expect(wrong({ 'title.ar': 'x', href: '/' })).toEqual([['title', 'title']])
  expect(wrong({ 'title.en': '   ', href: '/' })).toEqual([['title', 'title']])
  expect(wrong({ 'title.en': 'A', 'line.ar': 'x', href: '/' })).toEqual([['line', 'line']])
  expect(wrong({ href: '/' })).toEqual([['title', 'title']])
})

test('each language has its bound', () => {
  expect(wrong({ 'title.en': 'A', 'title.tr': 'x'.repeat(11), href: '/' })).toEqual([['title', 'title']])
})

test('languages that are none of ours, and names of objects, are no texts', () => {
  expect(gatherLocalised({ 'title.de': 'x', '__proto__.en': 'y', 'a.b.en': 'z' })).toMatchObject({
    'title.de': 'x',
    'a.b.en': 'z',
  })
  expect(({} as Record<string, unknown>).en).toBeUndefined()
  expect(readLocalised({ en: 'A', ar: 3, de: 'x' })).toEqual({ en: 'A' })
})

test('what is kept goes back into its fields, and English stands in', () => {
  expect(fieldsOf('title', { en: 'A', ar: 'ب' })).toEqual({ 'title.en': 'A', 'title.ar': 'ب' })
  expect(inLanguage({ en: 'A' }, 'ar')).toBe('A')
  expect(inLanguage({ en: 'A', ar: 'ب' }, 'ar')).toBe('ب')
  expect(inLanguage({}, 'en')).toBe('')
})
