import { sendGiftLetters } from '../mail/gift.ts'
import type { Job } from './schedule.ts'

/** How to transfer a gift, receipts, and refunds that nobody was told of yet. */
export const sendGiftMail: Job = {
  name: 'send-gift-letters',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendGiftLetters(context, context.siteUrl),
}
