// Orders of the store: placed by the database, paid at the provider, found again by a link that is signed with the site's key.
import { z } from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { readSignedId, type SiteKey, signId } from '../backend/site-key.ts'
import type { PaymentProvider } from './provider.ts'

type Options = {
  service: Db
  provider: PaymentProvider | null
  siteKey: () => Promise<SiteKey>
  siteUrl: string
  /** Writes letters about orders that wait, at once instead of by the minute. */
  sendLetters: () => Promise<void>
  log: (event: string, detail?: Record<string, unknown>) => void
}
type Tasks = Pick<
  Services['tasks'],
  | 'quoteWithCode'
  | 'placeOrder'
  | 'confirmOrder'
  | 'payForOrder'
  | 'findOrder'
  | 'signOrder'
  | 'findOrderInvoice'
  | 'withdrawOrder'
>

const PURPOSE = 'order'
/** Only letters carry it: whoever has it reads the mail of the address. */
const MAILED = 'order by mail'

/** The part of a link that opens one order. */
export const orderCode = (key: SiteKey, order: string) => signId(key, PURPOSE, order)

/** The same, and it proves the buyer's address. */
export const mailedOrderCode = (key: SiteKey, order: string) => signId(key, MAILED, order)

export const orderPath = (code: string) => `/merchstore/orders/${code}`

const texts = z.record(z.string(), z.string())
const payable = z.object({
  id: z.guid(),
  status: z.string(),
  provider: z.string(),
  email: z.string(),
  currency: z.string(),
  discount_cents: z.number(),
  postage_cents: z.number(),
  tax_name: z.string(),
  tax_cents: z.number(),
  lines: z.array(z.object({ title: texts, name: texts, quantity: z.number(), price_cents: z.number() })),
})

/** Of what a provider shows in one line. */
const LONGEST_LINE = 200

/** Every cent of the total, in lines the provider can show. */
function linesOf(
  { lines, discount_cents, postage_cents, tax_name, tax_cents }: z.output<typeof payable>,
  locale: Locale,
) {
  const words = mailMessages(locale).order
  const said = (text: Record<string, string>) => text[locale] || text.en || ''
  const extra = [
    { name: words.postage, quantity: 1, cents: postage_cents },
    { name: tax_name || words.tax, quantity: 1, cents: tax_cents },
  ].filter(({ cents }) => cents > 0)
  const things = lines.map(({ title, name, quantity, price_cents }) => ({
    name: [said(title), said(name)].filter(Boolean).join(' · '),
    quantity,
    cents: price_cents,
  }))
  if (discount_cents === 0) return [...things, ...extra]
  // The provider knows no line below zero: what a code takes off is taken off all things together.
  const goods = things.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
  const names = things.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return [{ name: names.slice(0, LONGEST_LINE), quantity: 1, cents: goods - discount_cents }, ...extra]
}

export function createOrderTasks({ service, provider, siteKey, siteUrl, sendLetters, log }: Options): Tasks {
  const mailedIdOf = async (code: string) => readSignedId(await siteKey(), MAILED, code)
  const idOf = async (code: string) => readSignedId(await siteKey(), PURPOSE, code) ?? (await mailedIdOf(code))
  const find = async (code: string) => {
    const ordered = await idOf(code)
    if (!ordered) return null
    const { data, error } = await service.rpc('find_order', { ordered })
    if (error) throw new Error(error.message)
    return data === null ? null : { order: data, isMailed: (await mailedIdOf(code)) !== null }
  }
  const failed = (call: string, error: unknown) =>
    log('order failed', { call, error: error instanceof Error ? error.message : String(error) })
  // Whoever waits for a letter waits for nothing else; what fails is written by the minute's job.
  const tell = () => sendLetters().catch((error) => failed('letters', error))

  return {
    signOrder: async (id) => orderCode(await siteKey(), id),

    quoteWithCode: async ({ lines, person, ...basket }) => {
      const { data, error } = await service.rpc('quote_with_code', {
        wanted: lines,
        ...basket,
        ...(person !== null && { person }),
      })
      return error ? { refused: error } : { quote: data }
    },

    placeOrder: async (wanted) => {
      const { data, error } = await service.rpc('place_order', { wanted })
      if (error) return { refused: error }
      await tell()
      return { code: orderCode(await siteKey(), z.object({ id: z.guid() }).parse(data).id) }
    },

    confirmOrder: async (code) => {
      const ordered = await mailedIdOf(code)
      if (!ordered) return { code: 'P0002', message: 'missing' }
      const { error } = await service.rpc('confirm_order', { ordered })
      if (!error) await tell()
      return error
    },

    payForOrder: async (code, locale) => {
      const found = await find(code)
      if (!found) return 'missing'
      const order = payable.parse(found.order)
      if (!provider || order.provider !== 'stripe' || !['unconfirmed', 'new'].includes(order.status)) return null
      try {
        const back = siteUrl + inLocale(orderPath(code), locale)
        return { to: await provider.sell({ order, lines: linesOf(order, locale), locale, back }) }
      } catch (error) {
        failed('pay', error)
        return 'failed'
      }
    },

    findOrder: find,

    findOrderInvoice: async (code, invoice) => {
      const ordered = await idOf(code)
      if (!ordered || !z.guid().safeParse(invoice).success) return null
      const { data, error } = await service
        .from('invoices')
        .select('*')
        .eq('id', invoice)
        .eq('store_order_id', ordered)
        .maybeSingle()
      if (error) throw new Error(error.message)
      return data
    },

    withdrawOrder: async (code) => {
      const ordered = await idOf(code)
      if (!ordered) return 'missing'
      const { error } = await service.rpc('withdraw_order', { ordered })
      if (!error) return 'done'
      return error.code === 'PT423' ? 'conflict' : 'failed'
    },
  }
}
