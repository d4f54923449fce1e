import type { Job } from './schedule.ts'

/** Adds what was seen since the last time to the sums of its day. */
export const rollUpViews: Job = {
  name: 'roll-up-views',
  schedule: '* * * * *',
  leaseSeconds: 55,
  run: async ({ service }) => {
    const sealed = await service.rpc('seal_views')
    if (sealed.error) throw new Error(sealed.error.message)
    const { error } = await service.rpc('roll_up_views', sealed.data as { pages: number; promos: number })
    if (error) throw new Error(error.message)
  },
}
