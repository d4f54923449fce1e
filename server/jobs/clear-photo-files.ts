import type { Job } from './schedule.ts'

const AT_ONCE = 500

/** Files whose photo is gone, with its place or its member, was taken down or refused. */
export const clearPhotoFiles: Job = {
  name: 'clear-photo-files',
  schedule: '41 3 * * *',
  leaseSeconds: 900,
  run: async ({ service }) => {
    const { data, error } = await service.rpc('photo_files_to_remove', { max_results: AT_ONCE })
    if (error) throw new Error(error.message)
    for (const bucket of ['photos', 'photo-originals']) {
      const paths = data.filter((file) => file.bucket === bucket).map(({ path }) => path)
      if (paths.length === 0) continue
      const { error: refusal } = await service.storage.from(bucket).remove(paths)
      if (refusal) throw new Error(refusal.message)
    }
  },
}
