import { expect, test } from 'vitest'
import { writeTime } from '#app/i18n/write-time.ts'
import { openLabel } from './open-label.ts'
import type { HoursReason } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const reason: HoursReason = { kind: 'ordinary' }
const ISTANBUL = 'Europe/Istanbul'

test('says until when a place is open, on its own clocks', () => {
  const closesAt = new Date('2026-11-15T19:00:00Z')
  expect(openLabel({ isOpen: true, closesAt, endsAt: closesAt, reason }, ISTANBUL, now)).toEqual({
    kind: 'until',
    time: '22:00',
  })
})

test('warns within the hour before closing', () => {
  const closesAt = new Date('2026-11-15T13:00:00Z')
  expect(openLabel({ isOpen: true, closesAt, endsAt: closesAt, reason }, 'UTC', now)).toEqual({
    kind: 'closesSoon',
    time: '13:00',
  })
})

test('names the weekday only when the opening is on another day there', () => {
  // 22:30 UTC on Sunday is already Monday in Istanbul.
  const opensAt = new Date('2026-11-15T22:30:00Z')
  expect(openLabel({ isOpen: false, opensAt, reason }, 'UTC', now)).toEqual({ kind: 'opensToday', time: '22:30' })
  expect(openLabel({ isOpen: false, opensAt, reason }, ISTANBUL, now)).toEqual({
    kind: 'opensLater',
    weekday: 'mon',
    time: '01:30',
  })
})

test('has words for places that never close or never open', () => {
  expect(openLabel({ isOpen: true, closesAt: null, endsAt: null, reason }, 'UTC', now)).toEqual({ kind: 'always' })
  expect(openLabel({ isOpen: false, opensAt: null, reason }, 'UTC', now)).toEqual({ kind: 'closed' })
})

test('says that it is closed for a prayer, and until when', () => {
  const asr: HoursReason = { kind: 'prayer', prayer: 'asr' }
  const opensAt = new Date('2026-11-15T12:10:00Z')
  expect(openLabel({ isOpen: false, opensAt, reason: asr }, 'UTC', now)).toEqual({
    kind: 'paused',
    pause: 'asr',
    time: '12:10',
  })
})

test('warns of a pause within the hour, and otherwise names the real closing time', () => {
  const reason: HoursReason = { kind: 'jumuah' }
  const endsAt = new Date('2026-11-15T19:00:00Z')
  const label = (closesAt: string) =>
    openLabel({ isOpen: true, closesAt: new Date(closesAt), endsAt, reason }, 'UTC', now)
  expect(label('2026-11-15T13:00:00Z')).toEqual({ kind: 'pausesSoon', pause: 'jumuah', time: '13:00' })
  expect(label('2026-11-15T13:01:00Z')).toEqual({ kind: 'until', time: '19:00' })
})

test('does not name a weekday of another week', () => {
  const label = (opensAt: string) => openLabel({ isOpen: false, opensAt: new Date(opensAt), reason }, 'UTC', now)
  expect(label('2026-11-22T09:00:00Z')).toMatchObject({ kind: 'opensLater', weekday: 'sun' })
  expect(label('2026-11-23T09:00:00Z')).toEqual({ kind: 'closed' })
})

test('writes times as the language does', () => {
  expect(writeTime('en', '09:05')).toBe('09:05')
  expect(writeTime('fr', '17:48')).toBe('17:48')
  expect(writeTime('ar', '09:05')).toBe('٩:٠٥\u00a0ص')
  expect(writeTime('ar', '12:30')).toBe('١٢:٣٠\u00a0م')
  expect(writeTime('ar', '00:10')).toBe('١٢:١٠\u00a0ص')
  expect(writeTime('ur', '05:44')).toBe('صبح\u00a05:44')
  expect(writeTime('ur', '13:15')).toBe('دوپہر\u00a01:15')
  expect(writeTime('ur', '17:48')).toBe('شام\u00a05:48')
  expect(writeTime('ur', '22:00')).toBe('رات\u00a010:00')
  expect(writeTime('id', '17:48')).toBe('17.48')
})
