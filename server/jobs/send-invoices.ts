import { sendInvoiceLetters } from '../mail/invoice.ts'
import type { Job } from './schedule.ts'

/** Invoices, receipts and credit notes that nobody was told of yet. */
export const sendInvoices: Job = {
  name: 'send-invoices',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendInvoiceLetters(context, context.siteUrl),
}
