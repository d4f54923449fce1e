import type { Job } from './schedule.ts'

/** The whole site as one file, every night; whoever keeps none has none made. */
export const backUp: Job = {
  name: 'back-up',
  schedule: '20 2 * * *',
  leaseSeconds: 3600,
  run: async ({ backups }) => {
    await backups?.make()
  },
}
