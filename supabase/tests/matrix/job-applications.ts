// An application is its sender's to read, and nobody else's: the employer gets it from a function, staff not at all.
import { insertJob, insertRow, type TableMatrix } from './shape.ts'

const application = (job: string, applicant: string | null) => ({
  id: crypto.randomUUID(),
  job_id: job,
  ...(applicant && { applicant_id: applicant }),
  name: 'Aisha Noor',
  email: 'aisha@example.com',
  letter: 'I would like to work with you, and could start on Monday.',
  state: 'new',
  state_at: '2026-01-01',
  created_at: '2026-01-01',
})

export const matrix: TableMatrix = {
  arrange: async ({ db, people, word }) =>
    insertRow(
      db,
      'job_applications',
      application(await insertJob(db, word(), people.stranger.id), people.owner.id),
      'id',
    ),
  insert: async ({ db, people, word }, self) => application(await insertJob(db, word(), people.owner.id), self),
  change: { state: 'hired' },
  expected: {
    //           select      insert      update      delete
    anon: ['denied', 'denied', 'denied', 'denied'],
    owner: ['allowed', 'denied', 'denied', 'denied'],
    stranger: ['filtered', 'denied', 'denied', 'denied'],
    staff: ['filtered', 'denied', 'denied', 'denied'],
    superadmin: ['filtered', 'denied', 'denied', 'denied'],
  },
}
