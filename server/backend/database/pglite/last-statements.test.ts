import { expect, test } from 'vitest'
import { createLastStatements } from './last-statements.ts'

test('a recording of what broke the database holds no word of anybody', () => {
  let now = 0
  const last = createLastStatements(() => now)
  last.keep(7, [
    { text: `select set_config('a', 'Fatima''s', true)` },
    { text: 'select $1,\n  $2, $3, $4', values: ['Fatima', null, [1, 2], 5] },
  ])
  now = 12
  expect(last.read()).toEqual([
    { session: 7, msBefore: 12, text: `select set_config('…', '…', true)`, values: [] },
    { session: 7, msBefore: 12, text: 'select $1, $2, $3, $4', values: ['text 6', 'null', 'list 2', 'number'] },
  ])
})

test('it stays small, whatever was asked', () => {
  const last = createLastStatements()
  const values = Array.from({ length: 30_000 }, () => 'x')
  for (let i = 0; i < 100; i++) last.keep(i, [{ text: `select ${'x'.repeat(100_000)}`, values }])
  const kept = last.read()
  expect(kept.map(({ session }) => session)).toEqual(Array.from({ length: 20 }, (_, i) => 80 + i))
  expect(JSON.stringify(kept).length).toBeLessThan(40_000)
})
