// Bands that owners book: paid for at the provider. Who may, and for how much, the database has said when they booked.
import { z } from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { PaymentProvider } from './provider.ts'

type Options = {
  service: Db
  provider: PaymentProvider | null
  siteUrl: string
  log: (event: string, detail?: Record<string, unknown>) => void
}

const payable = z.object({ id: z.guid(), email: z.string(), currency: z.string(), total_cents: z.number() }).nullable()

export function createBandTasks({ service, provider, siteUrl, log }: Options): Pick<Services['tasks'], 'payForBand'> {
  return {
    payForBand: async (booking, name, locale) => {
      try {
        const { data, error } = await service.rpc('sponsorship_to_pay', { booking })
        if (error) throw new Error(error.message)
        const order = payable.parse(data)
        if (!order || !provider) return null
        const back = siteUrl + inLocale(`/dashboard/sponsorship/${order.id}`, locale)
        const lines = [{ name, quantity: 1, cents: order.total_cents }]
        return { to: await provider.sell({ order, lines, locale, back }) }
      } catch (error) {
        log('band not paid', { error: error instanceof Error ? error.message : String(error) })
        return 'failed'
      }
    },
  }
}
