import type { Job } from './schedule.ts'

/** Tries that no longer count, codes nobody will enter, links that were never sent. */
export const clearSignInLeftovers: Job = {
  name: 'clear-sign-in-leftovers',
  schedule: '7,37 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('clear_sign_in_leftovers')
    if (error) throw new Error(error.message)
  },
}
