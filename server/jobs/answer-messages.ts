import { sendContactAnswers } from '../mail/contact.ts'
import type { Job } from './schedule.ts'

/** Letters with the staff's answers. The page sends them at once; this catches what it could not finish. */
export const answerMessages: Job = {
  name: 'answer-messages',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendContactAnswers(context, context.siteUrl),
}
