import { expect, test } from 'vitest'
import { readPosition, writePosition } from '../visit.ts'
import { createLagClock } from './lag.ts'

test('a replica lags from when the primary wrote what it does not have', () => {
  const clock = createLagClock(10_000)
  clock.mark(100n, 1000)
  clock.mark(200n, 2000)
  clock.mark(300n, 3000)
  expect(clock.lagOf(300n, 3500)).toBe(0)
  expect(clock.lagOf(250n, 3500)).toBe(500)
  expect(clock.lagOf(100n, 3500)).toBe(1500)
})

test('where nobody writes nobody lags', () => {
  const clock = createLagClock(10_000)
  for (let at = 0; at < 100_000; at += 1000) clock.mark(100n, at)
  expect(clock.lagOf(100n, 100_000)).toBe(0)
  expect(clock.lagOf(99n, 100_000)).toBeGreaterThan(10_000)
})

test('positions are read and written as PostgreSQL does', () => {
  expect(readPosition('16/B374D848')).toBe(0x16b374d848n)
  expect(writePosition(0x16b374d848n)).toBe('16/B374D848')
  expect(writePosition(readPosition('0/10') ?? 0n)).toBe('0/10')
  for (const wrong of [null, '', '16', '16/', '16/XY', '123456789/1', 7]) expect(readPosition(wrong)).toBeNull()
})
