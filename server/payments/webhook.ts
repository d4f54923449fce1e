// The address to which the payment provider sends its events. An answer of 200 means: kept, for good. Everything else makes
// the provider send it again.
import type { Context } from 'hono'
import type { Db } from '#app/core/request/services.ts'
import { ForgedEvent, type PaymentProvider } from './provider.ts'
import { keepEvent } from './tasks.ts'

/** Events are small; whoever sends more is not the provider. */
const MOST_BYTES = 512 * 1024

type Options = {
  service: Db
  provider: PaymentProvider | null
  log: (event: string, detail?: Record<string, unknown>) => void
}

export const paymentWebhook =
  ({ service, provider, log }: Options) =>
  async (c: Context) => {
    if (!provider) return c.json({ error: 'Not found' }, 404)
    const body = await c.req.text()
    if (body.length > MOST_BYTES) return c.json({ error: 'Request body too large.' }, 413)
    try {
      const event = await provider.readEvent(body, c.req.header('stripe-signature') ?? '')
      return c.json({ outcome: event ? await keepEvent(service, event) : 'ignored' })
    } catch (error) {
      if (error instanceof ForgedEvent) return c.json({ error: 'Not signed by the payment provider.' }, 400)
      log('payment event not kept', { error: error instanceof Error ? error.message : String(error) })
      return c.json({ error: 'Try again.' }, 503)
    }
  }
