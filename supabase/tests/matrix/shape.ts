// What a file of the matrix says about its table: how to make a row, and who may do what with it.
import type { Queries, Row } from '#server/backend/database.ts'
import type { Person } from '#tests/fixtures/backend.ts'

export const actors = ['anon', 'owner', 'stranger', 'staff', 'superadmin'] as const
export type Actor = (typeof actors)[number]

/** denied: refused with 401 or 403. filtered: no error, but the row is neither seen nor touched. */
export type Outcome = 'allowed' | 'denied' | 'filtered'

export type World = {
  db: Queries
  people: Record<Exclude<Actor, 'anon'>, Person>
  /** A word that was not used before. */
  word: () => string
}

export type TableMatrix = {
  /** Makes a row that belongs to the owner, past all policies, and returns its key. */
  arrange: (world: World) => Promise<Row>
  /** What the actor posts. `self` is the actor's user id, or null for anon. */
  insert: (world: World, self: string | null) => Promise<Row>
  /** What the actor patches. */
  change: Row
  expected: Record<Actor, readonly [select: Outcome, insert: Outcome, update: Outcome, remove: Outcome]>
}

/** Runs an insert and returns the named columns of its one row. */
export async function insertRow(db: Queries, table: string, values: Row, ...returned: string[]): Promise<Row> {
  const names = Object.keys(values)
  const [row] = await db.query(
    `insert into public.${table} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
     returning ${returned.join(', ') || '1 as one'}`,
    [JSON.stringify(values)],
  )
  if (!row) throw new Error(`Nothing was inserted into ${table}`)
  return row
}

/** The owner's business account, made when it is missing. */
export async function ensureAccount({ db, people }: World): Promise<string> {
  await db.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
    people.owner.id,
  ])
  const [account] = await db.query<{ id: string }>('select id from public.business_accounts where owner_id = $1', [
    people.owner.id,
  ])
  if (!account) throw new Error('The owner has no business account')
  return account.id
}

/** A business place without rows of its own. */
export async function insertPlace(db: Queries): Promise<string> {
  const { id } = await insertRow(db, 'places', { id: crypto.randomUUID(), kind: 'business' }, 'id')
  return String(id)
}
