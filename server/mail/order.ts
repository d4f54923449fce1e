// Letters about orders, one for each step. Buyers need no account: the link in the letter opens the order.
import { z } from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { openSiteKey } from '../backend/site-key.ts'
import { mailedOrderCode, orderPath } from '../payments/orders.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const texts = z.record(z.string(), z.string())
const due = z.object({
  id: z.guid(),
  reference: z.string(),
  step: z.enum(['unconfirmed', 'new', 'paid', 'packed', 'sent', 'ready', 'done', 'cancelled', 'refunded']),
  provider: z.enum(['none', 'manual', 'stripe']),
  email: z.string(),
  name: z.string(),
  language: z.string(),
  discount_cents: z.number(),
  postage_cents: z.number(),
  total_cents: z.number(),
  currency: z.string(),
  pickup: z
    .object({ name: z.string(), address: z.string().nullable(), city: z.string().nullable(), hours: texts })
    .nullable(),
  address: z.string(),
  note: z.string(),
  account: z.string().nullable(),
  lines: z.array(z.object({ title: texts, name: texts, quantity: z.number() })),
})
export type OrderLetter = z.output<typeof due>

export function orderLetter(order: OrderLetter, link: string): { subject: string; letter: Letter } {
  const locale = isLocale(order.language) ? order.language : 'en'
  const t = mailMessages(locale).order
  const said = (text: Record<string, string>) => text[locale] || text.en || ''
  const write = (cents: number) => formatPrice(locale, cents, order.currency)
  const sum = write(order.total_cents)
  const things = order.lines.map(
    ({ title, name, quantity }) => `${quantity} × ${[said(title), said(name)].filter(Boolean).join(' · ')}`,
  )
  const point = order.pickup && [order.pickup.name, order.pickup.address, order.pickup.city, said(order.pickup.hours)]
  const where = point ?? [order.address]
  const facts = [
    [t.lines.reference, order.reference],
    [t.discount, order.discount_cents > 0 ? `−${write(order.discount_cents)}` : ''],
    [t.postage, order.postage_cents > 0 ? write(order.postage_cents) : ''],
    [t.lines.total, sum],
    // What was cancelled goes nowhere.
    [
      order.pickup ? t.lines.pickup : t.lines.address,
      order.step === 'cancelled' ? '' : where.filter(Boolean).join(', '),
    ],
    [t.lines.note, order.note],
    [t.lines.account, order.step === 'new' && order.provider === 'manual' ? order.account : ''],
  ].filter(([, value]) => value)
  const { subject, body } = t.steps[order.step]
  const isUnpaid = order.step === 'cancelled' && order.provider === 'none'
  const how = order.step === 'new' ? t.ways[order.provider](sum) : ''
  const list = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return {
    subject: subject(order.reference),
    letter: {
      locale,
      body: [`${isUnpaid ? t.cancelledUnpaid : body}${how && ` ${how}`}`, things.join('\n'), list].join('\n\n'),
      action: { label: order.step === 'unconfirmed' ? t.confirmAction : t.action, url: link },
      closing: order.step === 'unconfirmed' ? t.confirmClosing : t.closing,
    },
  }
}

export async function sendOrderLetters(tools: LetterTools, siteUrl: string): Promise<void> {
  const siteKey = openSiteKey(tools.service)
  await sendLetters(tools, {
    about: 'order',
    material: due,
    write: async (order) => {
      const locale = isLocale(order.language) ? order.language : 'en'
      const link = siteUrl + inLocale(orderPath(mailedOrderCode(await siteKey(), order.id)), locale)
      return { to: order.email, kind: `order:${order.step}`, ...orderLetter(order, link) }
    },
  })
}
