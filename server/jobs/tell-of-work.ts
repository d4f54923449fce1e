import { jobAlertLetter, jobLetter } from '../mail/job-letters.ts'
import type { Job } from './schedule.ts'

/** Letters to employers and applicants, two minutes after what they tell of. */
export const tellOfApplications: Job = {
  name: 'tell-of-applications',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async ({ service, mailer }) => {
    const { data, error } = await service.rpc('claim_job_letters', {})
    if (error) throw new Error(error.message)
    for (const news of data)
      await mailer.queue({ to: news.to_address, kind: `job:${news.kind}`, ...jobLetter(news, mailer.siteUrl) })
  },
}

/** New finds of saved searches, to each at most once a day. */
export const tellOfNewWork: Job = {
  name: 'tell-of-new-work',
  schedule: '17 * * * *',
  leaseSeconds: 300,
  run: async ({ service, mailer }) => {
    const { data, error } = await service.rpc('claim_job_alert_letters', { max_results: 200 })
    if (error) throw new Error(error.message)
    for (const news of data)
      await mailer.queue({ to: news.to_address, kind: 'job:alert', ...(await jobAlertLetter(news, mailer.siteUrl)) })
  },
}
