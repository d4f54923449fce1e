import { z } from 'zod'
import { sendLetters } from '../mail/send-letters.ts'
import { timetableLetter } from '../mail/timetable-sheet.ts'
import type { Job } from './schedule.ts'

const PART = 100
/** Of one run; the rest follows an hour later. */
const MOST_PARTS = 50

const sheet = z.object({
  to_address: z.string(),
  locale: z.string(),
  mail_token: z.string(),
  mosque_name: z.string(),
  mosque_slug: z.string(),
  month: z.string(),
  paper: z.string(),
  colour: z.string(),
  own_colour: z.string().nullable(),
  language: z.string(),
})

/** In the last days of a month: the timetable of the next, to whoever wished it. Whoever wishes it on those days gets it too. */
export const sendTimetables: Job = {
  name: 'send-timetables',
  schedule: '25 * * * *',
  leaseSeconds: 600,
  run: async ({ service, mailer, siteUrl }) => {
    for (let part = 0; part < MOST_PARTS; part++) {
      const sent = await sendLetters(
        { service, mailer },
        {
          about: 'timetable',
          most: PART,
          material: sheet,
          write: ({ to_address: to, ...told }) => ({ to, kind: 'mosque:timetable', ...timetableLetter(told, siteUrl) }),
        },
      )
      if (sent < PART) return
    }
  },
}
