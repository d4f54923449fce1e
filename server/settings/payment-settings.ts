// The settings of payments: the way plans are paid for, and the words on invoices.
import { SettingError, text, url } from './setting.ts'

export type PaymentSettings =
  | { provider: 'none' }
  | { provider: 'manual' }
  | {
      provider: 'stripe'
      secretKey: string
      webhookSecret: string
      /** Signs what happens in accounts of others; null: campaigns cannot take gifts by card. */
      connectSecret: string | null
      apiUrl: string
      taxes: 'table' | 'provider'
    }

/** `account`: where a transfer goes, in the operator's words. */
export type InvoiceSettings = { issuer: string; taxId: string | null; account: string | null }

export function payments(source: NodeJS.ProcessEnv): PaymentSettings {
  const secretKey = text(source, 'STRIPE_SECRET_KEY')
  const webhookSecret = text(source, 'STRIPE_WEBHOOK_SECRET')
  const provider = text(source, 'PAYMENTS') ?? (secretKey || webhookSecret ? 'stripe' : 'none')
  if (provider === 'none' || provider === 'manual') return { provider }
  if (provider !== 'stripe') throw new SettingError(`PAYMENTS must be none, manual or stripe, not "${provider}".`)
  if (!secretKey || !webhookSecret)
    throw new SettingError('Payments by card need both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  const apiUrl = url(source, 'STRIPE_API_URL', ['http:', 'https:']) ?? 'https://api.stripe.com'
  const taxes = text(source, 'STRIPE_TAX') ?? 'off'
  if (taxes !== 'on' && taxes !== 'off') throw new SettingError(`STRIPE_TAX must be on or off, not "${taxes}".`)
  const connectSecret = text(source, 'STRIPE_CONNECT_WEBHOOK_SECRET')
  return { provider, secretKey, webhookSecret, connectSecret, apiUrl, taxes: taxes === 'on' ? 'provider' : 'table' }
}

/** A transfer needs somewhere to go. */
export function giving(source: NodeJS.ProcessEnv) {
  const paying = payments(source)
  const { provider } = paying
  const { account } = invoices(source)
  const way: 'stripe' | 'manual' | 'closed' =
    provider === 'stripe' ? 'stripe' : provider === 'manual' && account ? 'manual' : 'closed'
  return {
    way,
    account: way === 'manual' ? account : null,
    link: url(source, 'DONATE_URL', ['https:']),
    toCampaigns: paying.provider === 'stripe' && paying.connectSecret !== null,
  }
}

/** `\n` in a setting is a new line: an address has several. */
const lines = (value: string | null) => value?.replaceAll('\\n', '\n') ?? null

export const invoices = (source: NodeJS.ProcessEnv): InvoiceSettings => ({
  issuer: lines(text(source, 'INVOICE_ISSUER')) ?? 'Mahalla',
  taxId: text(source, 'INVOICE_TAX_ID'),
  account: lines(text(source, 'INVOICE_ACCOUNT')),
})
