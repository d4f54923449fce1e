import { expect, test } from 'vitest'
import { daysRemaining, grantsAccess, isActive } from './membership.ts'

test('only the status active is active', () => {
  expect(isActive({ status: 'active' })).toBe(true)
  for (const status of ['expired', 'cancelled', 'past_due', '']) expect(isActive({ status })).toBe(false)
})

test('days remaining are whole days, rounded up', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(daysRemaining('2026-11-16T12:00:00Z', now)).toBe(1)
  expect(daysRemaining('2026-11-16T12:00:01Z', now)).toBe(2)
  expect(daysRemaining('2026-12-15', now)).toBe(30)
  expect(daysRemaining('2026-11-01', now)).toBe(0)
})

test('a plan opens what its rank reaches', () => {
  expect(grantsAccess({ status: 'active', plan_type: 'basic' })).toBe(true)
  expect(grantsAccess({ status: 'active', plan_type: 'basic' }, 'premium')).toBe(false)
  expect(grantsAccess({ status: 'active', plan_type: 'enterprise' }, 'premium')).toBe(true)
  expect(grantsAccess({ status: 'expired', plan_type: 'enterprise' })).toBe(false)
  expect(grantsAccess(null)).toBe(false)
})
