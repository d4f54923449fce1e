// Single views lie in a table for each day they came on. Those of an export's days are made before its rows come: else all of
// them would lie with the rest and be moved in the night.
import type { Queries } from '#server/backend/database/database.ts'
import type { Manifest } from './archive.ts'

export async function addViewDays(db: Queries, { createdAt }: Pick<Manifest, 'createdAt'>): Promise<void> {
  // An export of the first release goes into its own schema, which has one table for all days.
  if ((await db.query(`select from pg_proc where proname = 'add_view_days'`)).length === 0) return
  await db.query(`select private.add_view_days($1::timestamptz::date - 91, $1::timestamptz::date)`, [createdAt])
}
