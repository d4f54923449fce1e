// Invoices, receipts and credit notes by mail: the number, the sum and a link; the sheet itself stays behind the sign-in.
import { z } from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const letter = z.object({
  id: z.guid(),
  kind: z.enum(['invoice', 'receipt', 'credit_note']),
  number: z.string(),
  total_cents: z.number(),
  currency: z.string(),
  email: z.string(),
  language: z.string(),
})
type InvoiceLetter = z.output<typeof letter>

export function invoiceLetter(
  { id, kind, number, total_cents, currency, language }: Omit<InvoiceLetter, 'email'>,
  siteUrl: string,
): { subject: string; letter: Letter } {
  const locale = isLocale(language) ? language : 'en'
  const t = mailMessages(locale).invoice
  return {
    subject: t[kind].subject(number),
    letter: {
      locale,
      body: t[kind].body(number, formatPrice(locale, total_cents, currency)),
      action: { label: t.action, url: siteUrl + inLocale(`/dashboard/invoices/${id}`, locale) },
      closing: t.closing,
    },
  }
}

export async function sendInvoiceLetters(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'invoice',
    material: letter,
    write: (due) => ({ to: due.email, kind: `billing:${due.kind}`, ...invoiceLetter(due, siteUrl) }),
  })
}
