import { expect, test } from 'vitest'
import { giftForm } from './schema.ts'

const form = { purpose: 'running', cycle: 'once', sum: '25', email: 'a@b.example' }

test('a sum is one of those offered, or another that was typed', () => {
  expect(giftForm.parse(form).amount_cents).toBe(2500)
  expect(giftForm.parse({ ...form, sum: 'other', other: '12,5' }).amount_cents).toBe(1250)
})

test.each([
  { sum: 'other', other: '' },
  { sum: 'other', other: '0.99' },
  { sum: 'other', other: '-5' },
  { sum: 'other', other: '1e9' },
  { sum: '9999999' },
  { sum: 'NaN' },
  { purpose: '../x' },
  { cycle: 'weekly' },
  { email: 'nobody' },
])('%j is refused', (part) => expect(giftForm.safeParse({ ...form, ...part }).success).toBe(false))
