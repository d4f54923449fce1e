import type { Job } from './schedule.ts'

/** Ended trials fall back to basic, ended plans expire; a trigger takes the listings along. The rule is one SQL function. */
export const expireMemberships: Job = {
  name: 'expire-memberships',
  schedule: '17 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('expire_memberships')
    if (error) throw new Error(error.message)
  },
}
