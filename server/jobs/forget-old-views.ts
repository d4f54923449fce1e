import type { Job } from './schedule.ts'

/** Single views are kept for ninety days, each day in a table of its own; sums by day for good. */
export const forgetOldViews: Job = {
  name: 'forget-old-views',
  schedule: '40 3 * * *',
  leaseSeconds: 600,
  run: async ({ service }) => {
    const kept = await service.rpc('keep_view_days')
    if (kept.error) throw new Error(kept.error.message)
    const { error } = await service.rpc('forget_old_views')
    if (error) throw new Error(error.message)
  },
}
