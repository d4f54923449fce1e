import { expect, test } from 'vitest'
import { daysSince, freshnessOf } from './freshness.ts'

const now = new Date('2026-11-15T12:00:00Z')

test('counts whole days, never into the future', () => {
  expect(daysSince('2026-11-15T11:00:00+00:00', now)).toBe(0)
  expect(daysSince('2026-11-03T12:00:00Z', now)).toBe(12)
  expect(daysSince('2026-11-16T12:00:00Z', now)).toBe(0)
})

test('prefers what people confirmed over what the owner said', () => {
  const known = {
    said_as: 'owner',
    said_at: '2026-11-14T12:00:00Z',
    yes: 4,
    confirmed_at: '2026-11-03T12:00:00Z',
  } as const
  expect(freshnessOf('wudu', known, now)).toEqual({
    last: { kind: 'confirmed', days: 12, people: 4 },
    doubts: 0,
    isStale: false,
  })
})

test('takes the owner at their word where nobody else spoke', () => {
  const known = { said_as: 'owner', said_at: '2026-10-15T12:00:00Z', no: 2 } as const
  expect(freshnessOf('parking', known, now)).toEqual({ last: { kind: 'owner', days: 31 }, doubts: 2, isStale: false })
})

test.each([
  ['hours', '2026-08-17T12:00:00Z', false],
  ['hours', '2026-08-16T12:00:00Z', true],
  ['wudu', '2026-05-19T12:00:00Z', false],
  ['wudu', '2026-05-18T12:00:00Z', true],
] as const)('hours grow stale after 90 days, other facts after 180: %s since %s', (fact, at, isStale) => {
  expect(freshnessOf(fact, { yes: 1, confirmed_at: at }, now).isStale).toBe(isStale)
})

test('knows nothing where nobody spoke', () => {
  expect(freshnessOf('wudu', undefined, now)).toEqual({ last: null, doubts: 0, isStale: true })
})

test('an owner who says it is still right speaks last, unless people did within its time', () => {
  const said = { said_as: 'staff', said_at: '2025-01-01T12:00:00Z', checked_at: '2026-11-10T12:00:00Z' } as const
  expect(freshnessOf('hours', said, now)).toEqual({ last: { kind: 'owner', days: 5 }, doubts: 0, isStale: false })
  const confirmed = { ...said, yes: 3, confirmed_at: '2026-10-16T12:00:00Z' }
  expect(freshnessOf('hours', confirmed, now).last).toEqual({ kind: 'confirmed', days: 30, people: 3 })
  const longAgo = { ...said, confirmed_at: '2026-01-15T12:00:00Z' }
  expect(freshnessOf('hours', longAgo, now)).toMatchObject({ last: { kind: 'owner', days: 5 }, isStale: false })
  const older = { ...said, checked_at: '2025-06-01T12:00:00Z', confirmed_at: '2026-01-15T12:00:00Z' }
  expect(freshnessOf('hours', older, now)).toMatchObject({ last: { kind: 'confirmed' }, isStale: true })
})
