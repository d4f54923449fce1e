import type { Job } from './schedule.ts'

/** Every change of a place adds rows to the sums of the directory: these make one of each group again. */
export const foldDirectorySums: Job = {
  name: 'fold-directory-sums',
  schedule: '*/10 * * * *',
  leaseSeconds: 300,
  run: async ({ service }) => {
    const { error } = await service.rpc('fold_directory_sums')
    if (error) throw new Error(error.message)
  },
}
