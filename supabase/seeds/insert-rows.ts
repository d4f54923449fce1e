import type { Queries } from '#server/backend/database/database.ts'

/** Runs one statement over all rows at once; in it they are the table `sample`. */
export async function insertRows(
  tx: Queries,
  rows: readonly object[],
  columns: string,
  statement: string,
): Promise<void> {
  await tx.query(`with sample as (select * from jsonb_to_recordset($1::text::jsonb) as r (${columns})) ${statement}`, [
    JSON.stringify(rows),
  ])
}
