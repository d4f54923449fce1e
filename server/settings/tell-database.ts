// Writes to the database, at each start, the settings that its policies and functions ask for themselves.
import type { Db, Services } from '#app/core/request/services.ts'
import type { Env } from './env.ts'

export async function tellDatabase(service: Db, env: Env, log: Services['log']): Promise<void> {
  const [rule, paid, issuer, held] = await Promise.all([
    // Policies ask for it themselves, so they have to know.
    service.rpc('require_second_factor', { rule: env.secondFactorRule }),
    // Whether a plan is had for asking is the database's to decide, so it has to know how plans are paid for.
    service.rpc('set_payment_provider', {
      provider: env.payments.provider,
      taxes: env.payments.provider === 'stripe' ? env.payments.taxes : 'table',
    }),
    service.rpc('set_invoice_issuer', { issuer: env.invoices }),
    service.rpc('set_store_most_held', { items: env.storeHeldItems }),
  ])
  if (rule.error && env.secondFactorRule !== 'optional') throw new Error(`STAFF_SECOND_FACTOR: ${rule.error.message}`)
  if (rule.error) log('second factor rule not written', { error: rule.error.message })
  if (paid.error) log('way of payment not written', { error: paid.error.message })
  if (held.error) log('limit of the store not written', { error: held.error.message })
  if (issuer.error) log('issuer of invoices not written', { error: issuer.error.message })
}
