import type { Job } from './schedule.ts'

/** Tells the team that something waits for it. */
export const tellStaff: Job = {
  name: 'tell-staff',
  schedule: '2-59/5 * * * *',
  leaseSeconds: 200,
  run: async ({ service }) => {
    const { error } = await service.rpc('tell_staff')
    if (error) throw new Error(error.message)
  },
}
