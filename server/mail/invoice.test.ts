import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { invoiceLetter } from './invoice.ts'
import { letterText } from './letter.ts'

const due = {
  id: '7f5f8f7e-0000-4000-8000-000000000000',
  number: 'INV-2026-00001',
  total_cents: 1999,
  currency: 'USD',
  language: 'en',
} as const

test.each(['invoice', 'receipt', 'credit_note'] as const)('%s names its number and sum in every language', (kind) => {
  for (const language of locales) {
    const { subject, letter } = invoiceLetter({ ...due, kind, language }, 'https://site.example')
    expect(subject).toContain(due.number)
    expect(letterText(letter)).toContain(`/dashboard/invoices/${due.id}`)
  }
  expect(letterText(invoiceLetter({ ...due, kind }, 'https://site.example').letter)).toContain('$19.99')
})
