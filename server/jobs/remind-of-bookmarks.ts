import type { Job } from './schedule.ts'

/** What members asked to be reminded of. */
export const remindOfBookmarks: Job = {
  name: 'remind-of-bookmarks',
  schedule: '*/5 * * * *',
  leaseSeconds: 200,
  run: async ({ service }) => {
    const { error } = await service.rpc('remind_of_bookmarks')
    if (error) throw new Error(error.message)
  },
}
