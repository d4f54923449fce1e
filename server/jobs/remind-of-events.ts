import type { Job } from './schedule.ts'

/** Tells those who come about what begins within a day, once; the letter follows with the others. */
export const remindOfEvents: Job = {
  name: 'remind-of-events',
  schedule: '*/10 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('remind_of_events')
    if (error) throw new Error(error.message)
  },
}
