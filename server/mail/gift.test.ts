import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { giftLetter } from './gift.ts'
import { letterHtml, letterText } from './letter.ts'

const due = {
  kind: 'receipt',
  cents: 2500,
  currency: 'USD',
  number: 'GIFT-2026-00001',
  at: '2026-11-16T10:00:00Z',
  name: 'Maryam',
  language: 'en',
  purpose: { en: 'Keep the site running' },
  renews: true,
  issuer: { issuer: 'Mahalla Ltd', account: 'IBAN GB00' },
} as const

test('a receipt says everything a receipt must, and how a monthly gift is stopped', () => {
  const { subject, letter } = giftLetter(due, 'https://site.example/donate/stop/x')
  const text = letterText(letter)
  expect(subject).toContain('GIFT-2026-00001')
  for (const part of ['$25.00', '16 November 2026', 'Maryam', 'Keep the site running', 'Mahalla Ltd', '/donate/stop/x'])
    expect(text).toContain(part)
  expect(text).not.toContain('IBAN')
  // One fact on each line, where marks count too; what a giver calls themselves stays a name.
  expect(letterHtml(letter)).toContain('GIFT-2026-00001<br>')
  const odd = giftLetter({ ...due, name: '<b>Maryam</b>' }, null).letter
  expect(letterHtml(odd)).not.toContain('<b>')
})

test('who gives by transfer is told where to, with what reference, in every language', () => {
  for (const language of locales) {
    const { letter } = giftLetter({ ...due, kind: 'how', number: 'G-12', language }, null)
    const text = letterText(letter)
    expect(text).toContain('G-12')
    expect(text).toContain('IBAN GB00')
  }
})
