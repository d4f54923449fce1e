import { z } from 'zod'
import { jobAlertLetter, jobLetter } from '../mail/job-letters.ts'
import { sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

const news = z.object({
  to_address: z.string(),
  kind: z.string(),
  language: z.string(),
  title: z.string(),
  slug: z.string(),
  state: z.string().nullable(),
  person: z.string().nullable(),
  ends_at: z.string().nullable(),
})
const finds = z.object({
  to_address: z.string(),
  language: z.string(),
  token: z.string(),
  name: z.string(),
  address: z.string(),
  items: z.unknown(),
})

/** Letters to employers and applicants, two minutes after what they tell of. */
export const tellOfApplications: Job = {
  name: 'tell-of-applications',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer, siteUrl }) => {
    await sendLetters(
      { service, mailer },
      {
        about: 'job',
        material: news,
        write: ({ to_address: to, ...what }) => ({ to, kind: `job:${what.kind}`, ...jobLetter(what, siteUrl) }),
      },
    )
  },
}

/** New finds of saved searches, to each at most once a day. */
export const tellOfNewWork: Job = {
  name: 'tell-of-new-work',
  schedule: '17 * * * *',
  leaseSeconds: 300,
  run: async ({ service, mailer, siteUrl }) => {
    await sendLetters(
      { service, mailer },
      {
        about: 'job_alert',
        most: 200,
        material: finds,
        write: async ({ to_address: to, ...what }) => ({
          to,
          kind: 'job:alert',
          ...(await jobAlertLetter(what, siteUrl)),
        }),
      },
    )
  },
}
