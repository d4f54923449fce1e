import { expect, test } from 'vitest'
import { earlierPath, listPath, readShown, threadPath, writeSaidAt } from './rules.ts'

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

test('what was said has its time, by the days and clocks of the reader', () => {
  const now = '2026-11-18T00:30:00Z'
  const said = (at: string, timeZone: string, isBrief = false) => writeSaidAt('en', at, { now, timeZone, isBrief })
  expect(said('2026-11-18T00:05:00Z', 'UTC')).toBe('00:05')
  // Half an hour ago is yesterday in London, and still today in New York and in Karachi.
  expect(said('2026-11-17T23:50:00Z', 'Europe/London')).toBe('yesterday · 23:50')
  expect(said('2026-11-17T23:50:00Z', 'America/New_York')).toBe('18:50')
  expect(said('2026-11-17T23:50:00Z', 'Asia/Karachi')).toBe('04:50')
  expect(said('2026-11-17T23:50:00Z', 'Europe/London', true)).toBe('yesterday')
  expect(said('2026-11-14T12:00:00Z', 'UTC')).toBe('4 days ago · 12:00')
  expect(said('2026-06-30T23:30:00Z', 'Asia/Karachi')).toBe('1 July 2026 · 04:30')
  // Clocks that differ a little: what comes from the future was said today.
  expect(said('2026-11-18T00:31:00Z', 'UTC')).toBe('00:31')
  expect(writeSaidAt('ar', '2026-11-18T00:05:00Z', { now, timeZone: 'Asia/Riyadh', isBrief: false })).toBe(
    '٣:٠٥\u00a0ص',
  )
  expect(writeSaidAt('id', '2026-11-18T00:05:00Z', { now, timeZone: 'Asia/Jakarta', isBrief: true })).toBe('07.05')
})
