// While a whole database comes in, its triggers must not write rows of their own and its foreign keys cannot hold yet.
// Setting session_replication_role would need a superuser; altering one's own tables does not, and adding the keys
// again checks every row. What belongs to someone else (auth and storage on Supabase) is left as it is.
import type { Queries } from '#server/backend/database/database.ts'
import { qualified, quote, type Table } from './tables.ts'

/** A site that runs on this database meanwhile must wait: what it wrote would be neither checked nor kept. */
export const lockTables = (tx: Queries, tables: Table[]) =>
  tx.script(
    `lock table ${tables
      .filter(({ owned }) => owned)
      .map(qualified)
      .join(', ')} in access exclusive mode`,
  )

/** Gives back what puts everything in place again. */
export async function layAsideRules(tx: Queries, tables: Table[]): Promise<() => Promise<void>> {
  const owned = tables.filter((table) => table.owned).map(({ oid }) => oid)
  const triggers = await tx.query<{ relation: string; name: string; always: boolean }>(
    `select tgrelid::regclass::text as relation, tgname::text as name, tgenabled = 'A' as always from pg_trigger
    where tgrelid = any($1::oid[]) and not tgisinternal and tgenabled in ('O', 'A')`,
    [owned],
  )
  const keys = await tx.query<{ relation: string; name: string; definition: string }>(
    `select conrelid::regclass::text as relation, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any($1::oid[])`,
    [owned],
  )
  const run = (statements: string[]) => tx.script(statements.join(';\n'))
  await run([
    ...triggers.map(({ relation, name }) => `alter table ${relation} disable trigger ${quote(name)}`),
    ...keys.map(({ relation, name }) => `alter table ${relation} drop constraint ${quote(name)}`),
  ])
  return () =>
    run([
      ...keys.map(
        ({ relation, name, definition }) => `alter table ${relation} add constraint ${quote(name)} ${definition}`,
      ),
      ...triggers.map(
        ({ relation, name, always }) =>
          `alter table ${relation} enable ${always ? 'always ' : ''}trigger ${quote(name)}`,
      ),
    ])
}
