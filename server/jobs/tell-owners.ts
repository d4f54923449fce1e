import { sendOwnershipLetters } from '../mail/ownership.ts'
import { sendTeamInvitations } from '../mail/team.ts'
import type { Job } from './schedule.ts'

/** Letters about claims, owners and teams. Pages send them at once; this catches what a page could not finish. */
export const tellOwners: Job = {
  name: 'tell-owners',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: async (context) => {
    await sendOwnershipLetters(context, context.siteUrl)
    await sendTeamInvitations(context, context.siteUrl)
  },
}
