import { z } from 'zod'
import { decisionLetter } from '../mail/decision-letter.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

const notice = z.object({
  to_address: z.string(),
  kind: z.string(),
  decision: z.string(),
  language: z.string(),
  canned: z.string().nullable(),
  note: z.string().nullable(),
  subject_name: z.string().nullable(),
  link: z.string().nullable(),
})

/** Writes to authors about decisions by staff, a minute after: what is taken back at once is nobody's news. */
export const tellAuthors: Job = {
  name: 'tell-authors',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer, siteUrl }) => {
    await sendLetters(
      { service, mailer },
      {
        about: 'decision',
        most: 20,
        material: notice,
        write: ({ to_address: to, ...decided }) => ({
          to,
          kind: `moderation:${decided.decision}`,
          ...decisionLetter(decided, siteUrl),
        }),
      },
    )
  },
}
