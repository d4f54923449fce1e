import { z } from 'zod'
import { placeAlertLetter } from '../mail/place-alerts.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

const finds = z.object({
  to_address: z.string(),
  language: z.string(),
  name: z.string(),
  address: z.string(),
  items: z.unknown(),
})

/** The first place of what somebody waits for: told once, and the wait is over. */
export const tellOfNewPlaces: Job = {
  name: 'tell-of-new-places',
  schedule: '37 * * * *',
  leaseSeconds: 300,
  run: async ({ service, mailer, siteUrl }) => {
    await sendLetters(
      { service, mailer },
      {
        about: 'place_alert',
        most: 200,
        material: finds,
        write: ({ to_address: to, ...what }) => ({ to, kind: 'alert:place', ...placeAlertLetter(what, siteUrl) }),
      },
    )
  },
}
