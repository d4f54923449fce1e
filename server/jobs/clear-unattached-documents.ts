import type { Job } from './schedule.ts'

const AT_ONCE = 500

/** Papers that were uploaded as proof, but whose form was never finished or was refused. */
export const clearUnattachedDocuments: Job = {
  name: 'clear-unattached-documents',
  schedule: '53 3 * * *',
  leaseSeconds: 900,
  run: async ({ service }) => {
    const { data, error } = await service.rpc('unattached_documents', { max_results: AT_ONCE })
    if (error) throw new Error(error.message)
    for (const bucket of new Set(data.map((file) => file.bucket))) {
      const paths = data.filter((file) => file.bucket === bucket).map(({ path }) => path)
      const removed = await service.storage.from(bucket).remove(paths)
      if (removed.error) throw new Error(removed.error.message)
    }
  },
}
