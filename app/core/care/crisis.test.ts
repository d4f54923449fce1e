import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needIn } from './crisis.ts'

const LINES = readFileSync(new URL('../../../tests/fixtures/sentences/crisis.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ need: line.slice(0, line.indexOf(' ')), said: line.slice(line.indexOf(' ') + 1) }))

test('nobody who says that they are in danger is answered “I don’t know”, and nobody is frightened for a meal', () => {
  expect(LINES.length).toBeGreaterThan(150)
  const wrong = LINES.filter(({ need, said }) => (needIn(said) ?? 'none') !== need)
  expect(wrong.map(({ need, said }) => `${need}, read as ${needIn(said)}: ${said}`)).toEqual([])
})

test('capitals, marks, doubled spaces and other words around it change nothing', () => {
  expect(needIn('  I  WANT TO DIE!!! ')).toBe('self')
  expect(needIn('salaam, can you help me please? I want to kill myself. I live in Leeds')).toBe('self')
  expect(needIn('أُريدُ أنْ أموتَ')).toBe('self')
  expect(needIn('')).toBeNull()
  expect(needIn('x '.repeat(5000))).toBeNull()
})
