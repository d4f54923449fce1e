// What the store does by the clock.
import { sendOrderLetters } from '../mail/order.ts'
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

/** Every step of an order that its buyer was not told of yet. */
export const sendOrderMail: Job = {
  name: 'send-order-letters',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendOrderLetters(context, context.siteUrl),
}
