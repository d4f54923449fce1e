// Gifts to campaigns: each is written down before anyone is sent to pay it into the campaign's own account.
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
type Tasks = Pick<Services['tasks'], 'connectCampaign' | 'lookAtCampaign' | 'giveToCampaign'>

const started = z.object({ id: z.guid(), account_ref: z.string(), amount_cents: z.number(), currency: z.string() })

export function createCampaignGiftTasks({ service, provider, siteUrl, log }: Options): Tasks {
  const failed = (call: string, error: unknown) => {
    log('gift to a campaign failed', { call, error: error instanceof Error ? error.message : String(error) })
    return 'failed' as const
  }
  const find = async (campaign: string) => {
    const { data, error } = await service
      .from('campaign_accounts')
      .select('account_ref')
      .eq('contribution_id', campaign)
      .maybeSingle()
    if (error) throw new Error(error.message)
    return data?.account_ref ?? null
  }
  const keep = async (campaign: string, account: string, said: { name: string; is_ready: boolean }) => {
    const { error } = await service.rpc('keep_campaign_account', { campaign, account, said })
    if (error) throw new Error(error.message)
  }

  return {
    connectCampaign: async (campaign, address) => {
      if (!provider) return failed('connect', 'no payment provider')
      try {
        let account = await find(campaign)
        if (!account) {
          account = await provider.openMerchant(campaign)
          await keep(campaign, account, { name: '', is_ready: false })
        }
        return { to: await provider.onboard(account, `${siteUrl + address}?card=1`) }
      } catch (error) {
        return failed('connect', error)
      }
    },

    lookAtCampaign: async (campaign) => {
      try {
        const account = await find(campaign)
        if (account && provider) await keep(campaign, account, await provider.lookAtMerchant(account))
      } catch (error) {
        // The provider's event says it too.
        failed('look', error)
      }
    },

    giveToCampaign: async ({ campaign, amount, giver, name, address, locale }) => {
      const { data, error } = await service.rpc('start_campaign_gift', { campaign, amount, giver })
      if (error) return error
      try {
        const { id, account_ref: account, ...price } = started.parse(data)
        const back = siteUrl + inLocale(address, locale)
        const to = await provider?.giveToCampaign({ account, gift: { id, ...price }, name, locale, back })
        return to ? { to } : { code: '22023', message: to === null ? 'amount_small' : 'failed' }
      } catch (error) {
        return { code: 'XX000', message: failed('give', error) }
      }
    },
  }
}
