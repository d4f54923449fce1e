import type { Job } from './schedule.ts'

/** Conversations with staff are kept for ninety days. */
export const forgetOldChats: Job = {
  name: 'forget-old-chats',
  schedule: '20 3 * * *',
  leaseSeconds: 600,
  run: async ({ service }) => {
    const { error } = await service.rpc('forget_old_chats')
    if (error) throw new Error(error.message)
  },
}
