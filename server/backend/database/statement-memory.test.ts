import { expect, test } from 'vitest'
import { openStatementMemory } from './statement-memory.ts'

const ask = (memory: ReturnType<typeof openStatementMemory>, text: string, times: number, now = 0) =>
  Array.from({ length: times }, () => memory.isWorthPreparing(text, now))

test('a statement is prepared from the third time on', () => {
  expect(ask(openStatementMemory(), 'select 1', 4)).toEqual([false, false, true, true])
})

test('a very long statement never is', () => {
  expect(ask(openStatementMemory(), 'x'.repeat(9000), 4)).not.toContain(true)
})

test('no more than the bound become prepared, until the hour is over', () => {
  const memory = openStatementMemory({ most: 2, lifetimeMs: 100 })
  for (const text of ['a', 'b']) expect(ask(memory, text, 3).at(-1)).toBe(true)
  expect(ask(memory, 'c', 5)).not.toContain(true)
  expect(ask(memory, 'a', 1)).toEqual([true])
  expect(ask(memory, 'c', 3, 101)).toEqual([false, false, true])
})

test('what was asked once long ago makes room', () => {
  const memory = openStatementMemory({ most: 2 })
  ask(memory, 'a', 2)
  for (const text of ['b', 'c', 'd']) ask(memory, text, 1)
  expect(ask(memory, 'a', 1)).toEqual([false])
})
