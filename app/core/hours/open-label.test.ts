import { expect, test } from 'vitest'
import { openLabel } from './open-label.ts'
import { writeTime } from './write-time.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ISTANBUL = 'Europe/Istanbul'

test('says until when a place is open, on its own clocks', () => {
  const closesAt = new Date('2026-11-15T19:00:00Z')
  expect(openLabel({ isOpen: true, closesAt }, ISTANBUL, now)).toEqual({ kind: 'until', time: '22:00' })
})

test('warns within the hour before closing', () => {
  const closesAt = new Date('2026-11-15T13:00:00Z')
  expect(openLabel({ isOpen: true, closesAt }, 'UTC', now)).toEqual({ kind: 'closesSoon', time: '13:00' })
})

test('names the weekday only when the opening is on another day there', () => {
  // 22:30 UTC on Sunday is already Monday in Istanbul.
  const opensAt = new Date('2026-11-15T22:30:00Z')
  expect(openLabel({ isOpen: false, opensAt }, 'UTC', now)).toEqual({ kind: 'opensToday', time: '22:30' })
  expect(openLabel({ isOpen: false, opensAt }, ISTANBUL, now)).toEqual({
    kind: 'opensLater',
    weekday: 'mon',
    time: '01:30',
  })
})

test('has words for places that never close or never open', () => {
  expect(openLabel({ isOpen: true, closesAt: null }, 'UTC', now)).toEqual({ kind: 'always' })
  expect(openLabel({ isOpen: false, opensAt: null }, 'UTC', now)).toEqual({ kind: 'closed' })
})

test('writes times in the digits of the language', () => {
  expect(writeTime('en', '09:05')).toBe('09:05')
  expect(writeTime('ar', '09:05')).toBe('٠٩:٠٥')
  expect(writeTime('ur', '22:00')).toBe('22:00')
})
