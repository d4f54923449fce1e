import { mosqueNewsLetter } from '../mail/mosque-news.ts'
import type { Job } from './schedule.ts'

const PART = 100
/** Of one run; the rest follows a minute later. */
const MOST_PARTS = 20

/** Writes to followers who asked for it about new announcements, in parts: none is written twice. */
export const tellFollowers: Job = {
  name: 'tell-followers',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer }) => {
    for (let part = 0; part < MOST_PARTS; part++) {
      const { data, error } = await service.rpc('take_announcement_letters', { max_results: PART })
      if (error) throw new Error(error.message)
      for (const news of data)
        await mailer.queue({ to: news.to_address, kind: 'mosque:news', ...mosqueNewsLetter(news, mailer.siteUrl) })
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
