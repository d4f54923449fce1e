import * as z from 'zod'
import { type Cards, findCards } from '#app/core/newsletter/cards.server.ts'
import { makeToken, writeIssue } from '../mail/issue.ts'
import type { Job } from './schedule.ts'

const BATCH = 50

const due = z.array(
  z.object({
    issue: z.string(),
    subscriber: z.string(),
    subject: z.string(),
    language: z.string(),
    blocks: z.unknown(),
  }),
)

/**
 * Writes the newsletters that are due into the outbox, some readers at a time. The database takes each mail once: whoever dies
 * in the middle leaves nothing half done, and two processes that bring the same mail queue it once.
 */
export const sendNewsletters: Job = {
  name: 'send-newsletters',
  schedule: '*/20 * * * * *',
  leaseSeconds: 60,
  run: async ({ service, mailer, siteUrl, log }) => {
    const cards = new Map<string, Cards>()
    for (;;) {
      const asked = await service.rpc('newsletter_due', { max_results: BATCH })
      if (asked.error) throw new Error(asked.error.message)
      const waiting = due.parse(asked.data)
      if (waiting.length === 0) return
      const mails = []
      for (const { issue, subscriber, ...words } of waiting) {
        const letter = { id: issue, ...words }
        const known = cards.get(issue) ?? (await findCards({ db: () => service, log }, words.blocks, words.language))
        cards.set(issue, known)
        const { token, hash } = makeToken()
        mails.push({
          issue,
          subscriber,
          unsubscribe_hash: hash,
          ...writeIssue(letter, { siteUrl, cards: known, token }),
        })
      }
      const queued = await service.rpc('queue_newsletter', { mails, is_kept: !mailer.isSending })
      if (queued.error) throw new Error(queued.error.message)
      mailer.wake()
    }
  },
}
