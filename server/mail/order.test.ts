import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { letterText } from './letter.ts'
import { type OrderLetter, orderLetter } from './order.ts'

const order: OrderLetter = {
  id: '7f5f8f7e-0000-4000-8000-000000000000',
  reference: 'S-0123456789',
  step: 'new',
  provider: 'manual',
  email: 'm@test.example',
  name: 'Maryam',
  language: 'en',
  discount_cents: 500,
  postage_cents: 400,
  total_cents: 2800,
  currency: 'USD',
  pickup: { name: 'Masjid', address: '1 High Street', city: 'Leeds', hours: { en: 'Fridays' } },
  address: '',
  note: '',
  account: 'IBAN GB00',
  lines: [{ title: { en: 'Mug' }, name: { en: 'Green' }, quantity: 2 }],
}
const link = 'https://site.example/merchstore/orders/x'

test('whoever pays by transfer is told where to, with what reference, in every language', () => {
  for (const language of locales) {
    const text = letterText(orderLetter({ ...order, language }, link).letter)
    for (const part of ['S-0123456789', 'IBAN GB00', 'Masjid', '2 × Mug · Green', link]) expect(text).toContain(part)
  }
})

test('what a code took off and what post costs stand in the letter, where there is any', () => {
  expect(letterText(orderLetter(order, link).letter)).toContain('Discount: −$5.00\nPost: $4.00\nTotal: $28.00')
  for (const language of locales) {
    const { discount, postage } = mailMessages(language).order
    const write = (parts: Partial<OrderLetter>) =>
      letterText(orderLetter({ ...order, language, ...parts }, link).letter)
    for (const word of [discount, postage]) {
      expect(write({})).toContain(`${word}: `)
      expect(write({ discount_cents: 0, postage_cents: 0 })).not.toContain(`${word}: `)
    }
  }
})

test('every step has a subject of its own in every language, and only the first names the account', () => {
  const steps = ['new', 'paid', 'packed', 'sent', 'ready', 'done', 'cancelled', 'refunded'] as const
  for (const language of locales) {
    const letters = steps.map((step) => orderLetter({ ...order, step, language }, link))
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(steps.length)
    expect(letters.filter(({ letter }) => letterText(letter).includes('IBAN'))).toHaveLength(1)
  }
})

test('with no provider the letter says that it is paid where it is collected', () => {
  expect(letterText(orderLetter({ ...order, provider: 'none' }, link).letter)).toContain('pay $28.00 when you collect')
})

test('a cancelled order is to be collected nowhere, and what was never due is not promised back', () => {
  const cancelled = { ...order, step: 'cancelled', provider: 'none' } as const
  for (const language of locales) {
    const [unpaid, byTransfer] = [cancelled, { ...cancelled, provider: 'manual' } as const].map((one) =>
      letterText(orderLetter({ ...one, language }, link).letter),
    )
    expect(unpaid).not.toContain('High Street')
    expect(unpaid).toContain(mailMessages(language).order.cancelledUnpaid)
    expect(byTransfer).toContain(mailMessages(language).order.steps.cancelled.body)
  }
})
