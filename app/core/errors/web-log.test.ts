import { expect, test } from 'vitest'
import { createWebLog, MOST_ENTRIES, readKept } from './web-log.ts'

test('keeps the newest thousand entries', () => {
  const log = createWebLog([], () => 5)
  for (let i = 0; i < 1007; i++) log.add('warning', 'entry', i)
  expect(MOST_ENTRIES).toBe(1000)
  expect(log.entries()).toHaveLength(1000)
  expect(log.entries()[0]).toEqual({ at: 5, level: 'warning', text: 'entry 7' })
  expect(log.entries().at(-1)?.text).toBe('entry 1006')
})

test('goes on from what the tab kept, and can be emptied', () => {
  const kept = readKept(JSON.stringify([{ at: 1, level: 'error', text: 'before' }, { at: 'x' }, null]))
  const log = createWebLog(kept)
  log.add('error', 'It failed:', new TypeError('no such thing'))
  expect(log.entries().map(({ text }) => text)).toEqual(['before', 'It failed: TypeError: no such thing'])
  log.clear()
  expect(log.entries()).toEqual([])
})

test.each([null, '', '{', '7', '{"at":1}'])('what is no log reads as an empty one: %s', (text) => {
  expect(readKept(text)).toEqual([])
})
