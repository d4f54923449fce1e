import { decisionLetter } from '../mail/decision-letter.ts'
import type { Job } from './schedule.ts'

/** Writes to authors about decisions by staff, a minute after: what is taken back at once is nobody's news. */
export const tellAuthors: Job = {
  name: 'tell-authors',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer }) => {
    const { data, error } = await service.rpc('claim_moderation_notices', {})
    if (error) throw new Error(error.message)
    for (const notice of data)
      await mailer.queue({
        to: notice.to_address,
        kind: `moderation:${notice.decision}`,
        ...decisionLetter(notice, mailer.siteUrl),
      })
  },
}
