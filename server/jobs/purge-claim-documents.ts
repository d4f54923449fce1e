import type { Job } from './schedule.ts'

/** What people showed to prove a claim goes 90 days after the decision: the files first, then what points to them. */
export const purgeClaimDocuments: Job = {
  name: 'purge-claim-documents',
  schedule: '37 3 * * *',
  leaseSeconds: 600,
  run: async ({ service }) => {
    const { data: paths, error } = await service.rpc('claim_documents_to_purge', {})
    if (error) throw new Error(error.message)
    if (paths.length > 0) {
      const removed = await service.storage.from('claim-documents').remove(paths)
      if (removed.error) throw new Error(removed.error.message)
    }
    const forgotten = await service.rpc('forget_claim_documents', { paths })
    if (forgotten.error) throw new Error(forgotten.error.message)
  },
}
