import type { Job } from './schedule.ts'

/** What the database sent on private channels is kept for replay, and for three days only. */
export const purgeRealtimeMessages: Job = {
  name: 'purge-realtime-messages',
  schedule: '17 4 * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('purge_realtime_messages')
    if (error) throw new Error(error.message)
  },
}
