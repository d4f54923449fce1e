// Scheduled jobs of the store.
import { z } from 'zod'
import { sendOrderLetters } from '../mail/order.ts'
import { keepEvent } from '../payments/tasks.ts'
import type { Job } from './schedule.ts'

/** What was held without money goes back on the shelf. */
export const releaseOrders: Job = {
  name: 'release-orders',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, log }) => {
    const { data, error } = await service.rpc('release_orders')
    if (error) throw new Error(error.message)
    if (data > 0) log('orders released', { orders: data })
  },
}

const toRefund = z.array(z.object({ sale: z.guid(), ref: z.string() }))

/** Whoever paid by card for something that was gone by then has their money back without asking. */
export const returnPayments: Job = {
  name: 'return-payments',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, payments, log }) => {
    if (!payments) return
    const { data, error } = await service.rpc('orders_to_refund')
    if (error) throw new Error(error.message)
    const failures: unknown[] = []
    for (const { sale, ref } of toRefund.parse(data)) {
      try {
        await keepEvent(service, { ...(await payments.refund(ref)), sale })
        log('payment returned', { order: sale })
      } catch (failure) {
        failures.push(failure)
      }
    }
    if (failures.length > 0) throw failures[0]
  },
}

/** Every step of an order that its buyer was not told of yet. */
export const sendOrderMail: Job = {
  name: 'send-order-letters',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendOrderLetters(context, context.siteUrl),
}
