import { expect, test } from 'vitest'
import { readTimers } from './timer-store.ts'

const NOW = 1_800_000_000_000

test('a timer is the moment it ends, whatever slept in between', () => {
  expect(readTimers(JSON.stringify({ 'soup:2': NOW + 60_000, 'rice:1': NOW - 60_000 }), NOW)).toEqual({
    'soup:2': NOW + 60_000,
    'rice:1': NOW - 60_000,
  })
})

test('what ended hours ago, and what is no moment, is forgotten', () => {
  expect(readTimers(JSON.stringify({ old: NOW - 7 * 3_600_000, odd: 'soon', none: null }), NOW)).toEqual({})
  for (const text of [null, '', 'null', '[', '"x"']) expect(readTimers(text, NOW)).toEqual({})
})
