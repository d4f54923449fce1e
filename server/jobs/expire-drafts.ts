import type { Job } from './schedule.ts'

/** Listings that were begun and not touched for 60 days. */
export const expireDrafts: Job = {
  name: 'expire-drafts',
  schedule: '41 3 * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('expire_listing_drafts')
    if (error) throw new Error(error.message)
  },
}
