import { sendPlanLetters } from '../mail/membership.ts'
import type { Job } from './schedule.ts'

/**
 * Moves plans on and tells their owners before each step; a trigger takes the listings along. The rules are SQL functions
 * that change nothing twice, so the hour between two runs only bounds how late a step may come after midnight.
 */
export const expireMemberships: Job = {
  name: 'expire-memberships',
  schedule: '17 * * * *',
  leaseSeconds: 300,
  run: async ({ service, mailer, siteUrl }) => {
    // In this order: whoever has paid in advance is not late.
    for (const step of ['renew_paid_plans', 'expire_memberships'] as const) {
      const { error } = await service.rpc(step)
      if (error) throw new Error(error.message)
    }
    await sendPlanLetters({ service, mailer }, siteUrl)
  },
}
