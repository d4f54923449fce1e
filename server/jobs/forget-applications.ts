import type { Job } from './schedule.ts'

/** Applications go after 180 days; files go as soon as no application names them, because it is old or was withdrawn. */
export const forgetApplications: Job = {
  name: 'forget-applications',
  schedule: '*/10 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const forgotten = await service.rpc('forget_old_applications')
    if (forgotten.error) throw new Error(forgotten.error.message)
    const { data: paths, error } = await service.rpc('unattached_application_files', {})
    if (error) throw new Error(error.message)
    if (paths.length === 0) return
    const removed = await service.storage.from('job-applications').remove(paths)
    if (removed.error) throw new Error(removed.error.message)
  },
}
