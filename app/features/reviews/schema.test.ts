import { expect, test } from 'vitest'
import { reviewForms } from './schema.ts'

const forms = reviewForms('2026-11-16')

const GOOD = { rating: '4', text: 'Warm bread and a kind welcome.', visited_on: '', language: 'en' }
const keysOf = (fields: object) =>
  forms.write.safeParse({ ...GOOD, ...fields }).error?.issues.map(({ message }) => message) ?? []

test('reads what the form sends', () => {
  expect(forms.write.parse({ ...GOOD, text: '  Warm bread\r\nand a kind welcome. ' })).toEqual({
    rating: 4,
    text: 'Warm bread\nand a kind welcome.',
    visited_on: null,
    halal_matched: null,
    language: 'en',
  })
})

test.each([
  [{ rating: undefined }, ['rating']],
  [{ rating: '6' }, ['rating']],
  [{ rating: '2.5' }, ['rating']],
  [{ text: undefined }, ['textShort']],
  [{ text: 'x'.repeat(19) }, ['textShort']],
  [{ text: 'x'.repeat(20) }, []],
  [{ text: ` ${'x'.repeat(19)} ` }, ['textShort']],
  [{ text: '🫖'.repeat(5000) }, []],
  [{ text: 'x'.repeat(5001) }, ['textLong']],
  [{ visited_on: '2026-11-16' }, []],
  [{ visited_on: '2026-11-17' }, ['visitedOn']],
  [{ visited_on: '1999-12-31' }, ['visitedOn']],
  [{ visited_on: 'yesterday' }, ['visitedOn']],
  [{ halal_matched: 'perhaps' }, ['halalMatched']],
  [{ halal_matched: 'no' }, []],
  [{ language: 'de' }, ['language']],
])('%j', (fields, keys) => {
  expect(keysOf(fields)).toEqual(keys)
})

test('ids derived from words are ids too', () => {
  expect(forms.vote.safeParse({ review: '12754a40-0b45-0017-223a-e357194c862b' }).success).toBe(true)
})

test('an answer has 5 to 2000 characters', () => {
  const review = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'
  expect(forms.reply.safeParse({ review, reply: 'Thx' }).success).toBe(false)
  expect(forms.reply.safeParse({ review, reply: 'Thank you' }).success).toBe(true)
  expect(forms.reply.safeParse({ review, reply: 'x'.repeat(2001) }).success).toBe(false)
  expect(forms.reply.safeParse({ review: '1', reply: 'Thank you' }).success).toBe(false)
})
