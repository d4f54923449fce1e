import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Price, Prices } from './plans.ts'

export async function readPrices(services: Pick<Services, 'db' | 'log'>): Promise<Prices> {
  const rows = await ask(
    services,
    services.db().from('plans').select('plan_type, monthly_cents, annual_cents, currency'),
  )
  const priceOf = (plan: string): Price => {
    const row = rows.find(({ plan_type }) => plan_type === plan)
    if (!row) throw new Error(`The plan ${plan} has no price`)
    return { monthly: row.monthly_cents, annual: row.annual_cents, currency: row.currency }
  }
  return { basic: priceOf('basic'), premium: priceOf('premium'), enterprise: priceOf('enterprise') }
}
