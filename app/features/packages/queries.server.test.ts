import { expect, test } from 'vitest'
import { describePlan } from './queries.server.ts'

const basic = {
  plan_type: 'basic',
  billing_cycle: 'monthly',
  status: 'active',
  start_date: '2026-11-01',
  end_date: '2099-01-01',
  is_trial: false,
  cancelled_at: null,
  grace_until: null,
  next_plan: null,
} as unknown as Parameters<typeof describePlan>[1]

test('whoever chose a plan and has not paid yet sees what we wait for', () => {
  const services = { config: { payments: 'manual' } } as Parameters<typeof describePlan>[0]
  const about = {
    hasInvoices: true,
    refund: null,
    isCharged: false,
    card: null,
    locale: 'en',
    now: new Date('2026-11-18'),
  } as const
  const due = { id: 'i', number: 'INV-2026-00003', total_cents: 3999, currency: 'USD' }
  expect(describePlan(services, basic, { ...about, due })).toMatchObject({
    plan: 'basic',
    isPaid: false,
    due: { id: 'i', number: 'INV-2026-00003', total: '$39.99' },
  })
  expect(describePlan(services, basic, { ...about, due: null }).due).toBeNull()
})
