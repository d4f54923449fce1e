import { sendApplicationLetters } from '../mail/application.ts'
import type { Job } from './schedule.ts'

/** Writes to affiliates and partners whose application was decided. */
export const tellApplicants: Job = {
  name: 'tell-applicants',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendApplicationLetters(context, context.siteUrl),
}
