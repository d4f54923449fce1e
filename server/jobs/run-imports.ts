import type { Job } from './schedule.ts'

/**
 * The open data of the product, where it is wanted, then imports that wait for work, also those a stopped process left
 * half done. Each takes a lease of its own.
 */
export const runImports: Job = {
  name: 'run-imports',
  schedule: '* * * * *',
  leaseSeconds: 30,
  run: async ({ importer, loadOpenData }) => {
    await loadOpenData?.()
    await importer.runDue()
  },
  // A file may be on another node than the one with the lease.
  elsewhere: ({ importer }) => importer.runDue(),
}
