import type { Job } from './schedule.ts'

/** Tells those who come about an event, or a meeting of their group, within a day, once; the letter follows with the others. */
export const remindOfEvents: Job = {
  name: 'remind-of-events',
  schedule: '*/10 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    for (const reminding of ['remind_of_events', 'remind_of_groups'] as const) {
      const { error } = await service.rpc(reminding)
      if (error) throw new Error(error.message)
    }
  },
}
