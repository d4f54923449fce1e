import { sendOwnershipNotices } from '../mail/ownership.ts'
import type { Job } from './schedule.ts'

/** Letters about claims and owners. Pages send them at once; this catches what a page could not finish. */
export const tellOwners: Job = {
  name: 'tell-owners',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendOwnershipNotices(context, context.siteUrl),
}
