import { askMaterial, mosqueAskLetter } from '../mail/mosque-ask.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

/** Of a day: a provider takes so few letters for what they are, and a season has room for nine thousand. */
const PART = 100

/** Asks mosques with a published address, once a season, whether their times are right. Only where mail can leave. */
export const askMosques: Job = {
  name: 'ask-mosques',
  schedule: '23 10 * * *',
  leaseSeconds: 300,
  run: async ({ service, mailer, siteUrl }) => {
    if (!mailer.isSending) return
    await sendLetters(
      { service, mailer },
      {
        about: 'mosque_ask',
        most: PART,
        material: askMaterial,
        write: ({ to_address: to, ...asked }) => ({ to, kind: 'mosque:ask', ...mosqueAskLetter(asked, siteUrl) }),
      },
    )
  },
}
