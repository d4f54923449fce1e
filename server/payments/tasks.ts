// The payment provider's tasks for loaders and actions. The function that made the order has already decided, as the visitor,
// which account may pay; here the service role reads the facts the provider needs and stores its answers.
import { z } from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { site } from '#app/lib/site.ts'
import type { Paying, PaymentEvent, PaymentProvider, PlanOrder } from './provider.ts'

type Options = {
  service: Db
  provider: PaymentProvider | null
  siteUrl: string
  log: (event: string, detail?: Record<string, unknown>) => void
}
type Tasks = Pick<Services['tasks'], 'payForPlan' | 'setRenewal' | 'openPortal' | 'findCard' | 'previewTax'>

const context = z.object({
  email: z.string(),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  order: z
    .object({
      id: z.guid(),
      business_id: z.guid(),
      plan_type: z.enum(['premium', 'enterprise']),
      billing_cycle: z.enum(['monthly', 'annual']),
      price_cents: z.number(),
      credit_cents: z.number(),
      currency: z.string(),
      starts_on: z.string().nullable(),
    })
    .nullable(),
})

export async function keepEvent(service: Db, event: PaymentEvent): Promise<string> {
  const { data, error } = await service.rpc('record_payment_event', { event })
  if (error) throw new Error(error.message)
  return data
}

export function createPaymentTasks({ service, provider, siteUrl, log }: Options): Tasks {
  const readContext = async (account: string, chosen?: string) => {
    const { data, error } = await service.rpc('payment_context', { account, ...(chosen && { chosen }) })
    if (error) throw new Error(error.message)
    return context.parse(data)
  }
  const backTo = (locale: Locale) => siteUrl + inLocale('/packages', locale)
  const orFailed = async <T>(name: string, work: () => Promise<T>): Promise<T | 'failed'> => {
    try {
      return await work()
    } catch (error) {
      log('payment provider failed', { call: name, error: error instanceof Error ? error.message : String(error) })
      return 'failed'
    }
  }

  return {
    payForPlan: (account, chosen, locale) =>
      orFailed('pay', async () => {
        const { order, ...payer } = await readContext(account, chosen)
        if (!order) return 'failed'
        // Where people pay by invoice, one is written when the later plan begins.
        if (!provider) return order.starts_on ? 'done' : 'failed'
        const name = `${site.name} ${mailMessages(locale).plan.names[order.plan_type]}`
        const paying: Paying = { order, payer, name, locale, back: backTo(locale) }
        if (!payer.subscription) return { to: await provider.checkOut(paying) }
        await keepEvent(service, await provider.changePlan(paying))
        return 'done'
      }),

    findCard: async (account) => {
      if (!provider) return null
      const card = await orFailed('card', async () => {
        const { subscription } = await readContext(account)
        return subscription ? provider.findCard(subscription) : null
      })
      return card === 'failed' ? null : card
    },

    previewTax: (account, { locale, ...terms }) =>
      orFailed('tax', async () => {
        const { order: _none, ...payer } = await readContext(account)
        if (!provider || !payer.subscription) return null
        const order: PlanOrder = { id: '', business_id: account, ...terms }
        return provider.previewTax({
          order,
          payer,
          name: `${site.name} ${mailMessages(locale).plan.names[terms.plan_type]}`,
        })
      }),

    setRenewal: (account, renews) =>
      orFailed('renewal', async () => {
        const { subscription } = await readContext(account)
        if (!provider || !subscription) return 'none'
        await keepEvent(service, await provider.setRenewal(subscription, renews))
        return 'done'
      }),

    openPortal: (account, locale) =>
      orFailed('portal', async () => {
        const { customer } = await readContext(account)
        return provider && customer ? { to: await provider.portal(customer, backTo(locale)) } : 'failed'
      }),
  }
}
