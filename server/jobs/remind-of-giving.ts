import type { Job } from './schedule.ts'

/** Tells volunteers of shifts within a day, and keepers and givers of reports that are overdue; each once. */
export const remindOfGiving: Job = {
  name: 'remind-of-giving',
  schedule: '5-59/10 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('remind_of_giving')
    if (error) throw new Error(error.message)
  },
}
