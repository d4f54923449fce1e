// Gifts: written down before anyone is sent to pay, stopped by the link of their receipt.
import { z } from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { readSignedId, type SiteKey, signId } from '../backend/site-key.ts'
import type { PaymentProvider } from './provider.ts'
import { keepEvent } from './tasks.ts'

type Options = {
  service: Db
  provider: PaymentProvider | null
  siteKey: () => Promise<SiteKey>
  siteUrl: string
  log: (event: string, detail?: Record<string, unknown>) => void
}

const PURPOSE = 'gift'

const started = z.object({
  id: z.guid(),
  reference: z.string(),
  amount_cents: z.number(),
  currency: z.string(),
  cycle: z.enum(['once', 'monthly']),
  email: z.string(),
  provider: z.enum(['manual', 'stripe']),
})

/** The part of a link that opens one gift. */
export const giftCode = (key: SiteKey, gift: string) => signId(key, PURPOSE, gift)

export function createGiftTasks(options: Options): Pick<Services['tasks'], 'startGift' | 'findGift' | 'stopGift'> {
  const { service, provider, siteKey, siteUrl, log } = options
  const failed = (call: string, error: unknown) => {
    log('gift failed', { call, error: error instanceof Error ? error.message : String(error) })
    return 'failed' as const
  }
  const find = async (code: string) => {
    const id = readSignedId(await siteKey(), PURPOSE, code)
    if (!id) return null
    const columns = 'amount_cents, currency, subscription_ref, stopped_at'
    const { data, error } = await service.from('gifts').select(columns).eq('id', id).maybeSingle()
    if (error) throw new Error(error.message)
    return data
  }

  return {
    startGift: async (wanted) => {
      const { data, error } = await service.rpc('start_gift', { gift: wanted })
      if (error) return error.code === 'PT429' ? 'tooMany' : failed('start', error.message)
      const gift = started.parse(data)
      if (gift.provider === 'manual') return { reference: gift.reference }
      if (!provider) return 'failed'
      const locale = wanted.language
      try {
        const name = mailMessages(locale).gift.title
        return { to: await provider.give({ gift, name, locale, back: siteUrl + inLocale('/donate', locale) }) }
      } catch (error) {
        return failed('give', error)
      }
    },

    findGift: async (code) => {
      const gift = await find(code)
      if (!gift?.subscription_ref) return null
      return { amount_cents: gift.amount_cents, currency: gift.currency, isStopped: gift.stopped_at !== null }
    },

    stopGift: async (code) => {
      try {
        const gift = await find(code)
        if (!gift?.subscription_ref) return 'missing'
        if (!provider) return failed('stop', 'no payment provider')
        await keepEvent(service, await provider.setRenewal(gift.subscription_ref, false))
        return 'done'
      } catch (error) {
        return failed('stop', error)
      }
    },
  }
}
