// Access to private channels: the policies of realtime.messages are asked with rows that never stay.
import type { Database, Queries } from '../database/database.ts'
import type { Identity } from './identity.ts'

export type Kind = 'broadcast' | 'presence'
export type Readable = Record<Kind, boolean>

class Undo extends Error {}

async function rolledBack<T>(database: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  try {
    await database.transaction(async (tx) => {
      result = { value: await work(tx) }
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  if (!result) throw new Error('The transaction ended without a result')
  return result.value
}

const become = (tx: Queries, { role, sub, claims }: Identity, topic: string) =>
  tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true),
       set_config('realtime.topic', $4, true)`,
    [role, sub ?? '', JSON.stringify(claims), topic],
  )

export function openAccess(database: Database) {
  return {
    mayRead: (identity: Identity, topic: string): Promise<Readable> =>
      rolledBack(database, async (tx) => {
        const probes = await tx.query<{ id: string }>(
          `insert into realtime.messages (topic, extension, private)
           values ($1, 'broadcast', true), ($1, 'presence', true) returning id`,
          [topic],
        )
        await become(tx, identity, topic)
        const seen = await tx.query<{ extension: string }>(
          'select extension from realtime.messages where id = any ($1::text::uuid[])',
          [`{${probes.map(({ id }) => id).join()}}`],
        )
        const has = (kind: Kind) => seen.some(({ extension }) => extension === kind)
        return { broadcast: has('broadcast'), presence: has('presence') }
      }),

    mayWrite: (identity: Identity, topic: string, kind: Kind): Promise<boolean> =>
      rolledBack(database, async (tx) => {
        await become(tx, identity, topic)
        const [answer] = await tx.query<{ allowed: boolean }>('select private.may_send($1) as allowed', [kind])
        return answer?.allowed === true
      }),
  }
}

export type Access = ReturnType<typeof openAccess>
