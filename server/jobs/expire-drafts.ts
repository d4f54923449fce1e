import type { Job } from './schedule.ts'

/** Listings that were begun and not touched for 60 days, and other forms for 90. */
export const expireDrafts: Job = {
  name: 'expire-drafts',
  schedule: '41 3 * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    for (const expire of ['expire_listing_drafts', 'expire_form_drafts'] as const) {
      const { error } = await service.rpc(expire)
      if (error) throw new Error(error.message)
    }
  },
}
