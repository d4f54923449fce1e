import { communityNewsLetter } from '../mail/community-news.ts'
import type { Job, JobContext } from './schedule.ts'

const PART = 50
/** Of one run; the rest follows with the next. */
const MOST_PARTS = 20

async function tell({ service, mailer }: JobContext, mode: 'now' | 'digest') {
  for (let part = 0; part < MOST_PARTS; part++) {
    const { data, error } = await service.rpc('claim_notification_letters', { mode, max_results: PART })
    if (error) throw new Error(error.message)
    for (const news of data)
      await mailer.queue({
        to: news.to_address,
        kind: 'community:news',
        ...(await communityNewsLetter(news, mailer.siteUrl)),
      })
    if (data.length < PART) return
  }
}

/** Writes to members about what they want to hear of at once. */
export const tellMembers: Job = {
  name: 'tell-members',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => tell(context, 'now'),
}

/** And once a day about the rest, in one letter. */
export const tellMembersDaily: Job = {
  name: 'tell-members-daily',
  schedule: '0 16 * * *',
  leaseSeconds: 3000,
  run: (context) => tell(context, 'digest'),
}
