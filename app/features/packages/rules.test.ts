import { describe, expect, test } from 'vitest'
import { isPaidFor, mayTry, stepTo } from './rules.ts'

const row = {
  plan_type: 'premium',
  billing_cycle: 'monthly',
  status: 'active',
  is_trial: false,
  cancelled_at: null,
  trial_started_at: null,
} as const

describe('what a plan’s button does', () => {
  test('for visitors and new owners it starts', () => {
    expect(stepTo(null, 'basic', 'monthly')).toBe('start')
    expect(stepTo(null, 'enterprise', 'annual')).toBe('start')
    expect(stepTo({ ...row, status: 'expired' }, 'premium', 'monthly')).toBe('start')
  })

  test('in a trial every paid plan starts, and basic comes by itself', () => {
    const trial = { ...row, is_trial: true }
    expect(stepTo(trial, 'premium', 'monthly')).toBe('start')
    expect(stepTo(trial, 'basic', 'monthly')).toBe('none')
  })

  test('more is an upgrade, less waits for the end, nothing is a cancellation', () => {
    expect(stepTo(row, 'premium', 'monthly')).toBe('current')
    expect(stepTo(row, 'premium', 'annual')).toBe('yearly')
    expect(stepTo({ ...row, billing_cycle: 'annual' }, 'premium', 'monthly')).toBe('monthly')
    expect(stepTo(row, 'enterprise', 'monthly')).toBe('upgrade')
    expect(stepTo({ ...row, billing_cycle: 'annual' }, 'enterprise', 'monthly')).toBe('downgrade')
    expect(stepTo({ ...row, plan_type: 'enterprise' }, 'premium', 'monthly')).toBe('downgrade')
    expect(stepTo(row, 'basic', 'monthly')).toBe('cancel')
    expect(stepTo({ ...row, cancelled_at: '2026-11-16' }, 'basic', 'monthly')).toBe('none')
  })

  test('what is paid for is neither free, nor tried, nor over', () => {
    expect(isPaidFor(row)).toBe(true)
    for (const other of [null, { ...row, plan_type: 'basic' as const }, { ...row, is_trial: true }])
      expect(isPaidFor(other)).toBe(false)
    expect(isPaidFor({ ...row, status: 'expired' })).toBe(false)
  })

  test('a trial is had once, and not beside a paid plan', () => {
    expect(mayTry(null)).toBe(true)
    expect(mayTry({ ...row, plan_type: 'basic' })).toBe(true)
    expect(mayTry({ ...row, plan_type: 'basic', trial_started_at: '2026-01-01' })).toBe(false)
    expect(mayTry(row)).toBe(false)
  })
})
