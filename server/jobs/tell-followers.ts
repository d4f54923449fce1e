import { z } from 'zod'
import { mosqueNewsLetter } from '../mail/mosque-news.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

const PART = 100
/** Of one run; the rest follows a minute later. */
const MOST_PARTS = 20

const news = z.object({
  to_address: z.string(),
  language: z.string(),
  mail_token: z.string(),
  mosque_name: z.string(),
  mosque_slug: z.string(),
  announcement: z.unknown(),
})

/** Writes to followers who asked for it about new announcements, in parts: none is written twice. */
export const tellFollowers: Job = {
  name: 'tell-followers',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer, siteUrl }) => {
    for (let part = 0; part < MOST_PARTS; part++) {
      await sendLetters(
        { service, mailer },
        {
          about: 'announcement',
          most: PART,
          material: news,
          write: ({ to_address: to, ...told }) => ({ to, kind: 'mosque:news', ...mosqueNewsLetter(told, siteUrl) }),
        },
      )
      // An announcement nobody asked for gives none, but another may wait behind it.
      const { count } = await service
        .from('mosque_announcements')
        .select('id', { count: 'exact', head: true })
        .eq('status', 'published')
        .is('told_at', null)
      if (!count) return
    }
  },
}
