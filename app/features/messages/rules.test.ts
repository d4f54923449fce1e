import { expect, test } from 'vitest'
import { earlierPath, listPath, readShown, threadPath } from './rules.ts'

test('each side has its own addresses', () => {
  expect(threadPath('visitor', 'a')).toBe('/messages/a')
  expect(threadPath('business', 'a')).toBe('/dashboard/messages/a')
  expect(listPath('business', { business: 'b', isDone: true })).toBe('/dashboard/messages?business=b&state=done')
  expect(listPath('business', { business: null, isDone: false })).toBe('/dashboard/messages')
})

test('a page shows fifty messages, or as many as it is asked for, within reason', () => {
  const shown = (query: string) => readShown(new URL(`https://x.example/messages/a${query}`))
  expect(shown('')).toBe(50)
  expect(shown('?shown=100')).toBe(100)
  expect(shown('?shown=99999')).toBe(1000)
  for (const odd of ['?shown=-1', '?shown=1.5', '?shown=x', '?shown=NaN']) expect(shown(odd)).toBe(50)
})

test('what came before is asked for until all of it is there', () => {
  expect(earlierPath('/messages/a', 50, 51)).toBe('/messages/a?shown=100')
  expect(earlierPath('/messages/a', 50, 50)).toBeNull()
  expect(earlierPath('/messages/a', 1000, 5000)).toBeNull()
})
