import type { Job } from './schedule.ts'

/** Imports that wait for work, also those a stopped process left half done. Each takes a lease of its own. */
export const runImports: Job = {
  name: 'run-imports',
  schedule: '* * * * *',
  leaseSeconds: 30,
  run: ({ importer }) => importer.runDue(),
}
