import type { Job } from './schedule.ts'

/** Suggestions that whoever keeps a place left unanswered for a week are for staff. */
export const passOnSuggestions: Job = {
  name: 'pass-on-suggestions',
  schedule: '47 4 * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('pass_on_suggestions')
    if (error) throw new Error(error.message)
  },
}
