import { z } from 'zod'
import { communityNewsLetter } from '../mail/community-news.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job, JobContext } from './schedule.ts'

const PART = 50
/** Of one run; the rest follows with the next. */
const MOST_PARTS = 20

const news = z.object({ to_address: z.string(), language: z.string(), mail_key: z.string(), items: z.unknown() })

async function tell({ service, mailer, siteUrl }: JobContext, about: 'news' | 'digest') {
  for (let part = 0; part < MOST_PARTS; part++) {
    const told = await sendLetters(
      { service, mailer },
      {
        about,
        most: PART,
        material: news,
        write: async ({ to_address: to, ...what }) => ({
          to,
          kind: 'community:news',
          ...(await communityNewsLetter(what, siteUrl)),
        }),
      },
    )
    if (told < PART) return
  }
}

/** Writes to members about what they want to hear of at once. */
export const tellMembers: Job = {
  name: 'tell-members',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => tell(context, 'news'),
}

/** And once a day about the rest, in one letter. */
export const tellMembersDaily: Job = {
  name: 'tell-members-daily',
  schedule: '0 16 * * *',
  leaseSeconds: 3000,
  run: (context) => tell(context, 'digest'),
}
