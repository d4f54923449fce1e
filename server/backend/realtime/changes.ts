// Changes of rows, sent to those who listen for them and may see them. A notice of the change feed names a row and never
// carries it: filters are tried once per distinct filter, then the row is read as each kind of reader, so that policies
// decide. A deleted row is its old primary key and nothing else, as with Supabase.
import type { Change } from '../backend.ts'
import type { Database } from '../database/database.ts'
import { type Queued, sendChange } from './change-sending.ts'
import { nameOf, openSubscriptions } from './change-subscriptions.ts'
import { openChangedRows } from './changed-rows.ts'
import { openPublishedTables } from './published-tables.ts'

const BATCH = 200
type Options = { database: Database; log: (event: string, detail?: Record<string, unknown>) => void }

export function openChanges({ database, log }: Options) {
  const tables = openPublishedTables(database, log)
  const rows = openChangedRows({ database, log })
  const subscribed = openSubscriptions(database, tables)
  let queue: Queued[] = []
  let working: Promise<void> | null = null

  function notice(change: Change) {
    const entry = subscribed.ofTable(nameOf(change))
    if (!entry) return
    if (Object.keys(change.key).length === 0) {
      const listeners = new Set([...entry.subscriptions].map(({ listener }) => listener))
      for (const listener of listeners) listener.tellOfManyChanges(change.schema, change.table)
      return
    }
    queue.push({ change, at: new Date().toISOString(), keyText: JSON.stringify(change.key) })
    working ??= work().finally(() => {
      working = null
    })
  }

  async function work() {
    // What one transaction announced arrives at once: read together what can be.
    await new Promise(setImmediate)
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH)
      queue = queue.slice(BATCH)
      const names = [...new Set(batch.map(({ change }) => nameOf(change)))]
      const senders = new Map<string, (queued: Queued) => void>()
      for (const name of names) {
        const ofTable = batch.filter(({ change }) => nameOf(change) === name)
        try {
          const send = await prepare(name, ofTable)
          if (send) senders.set(name, send)
        } catch (error) {
          log('changes were not sent', { table: name, error: error instanceof Error ? error.message : String(error) })
        }
      }
      // In the order they happened, whatever table they are of.
      for (const queued of batch) senders.get(nameOf(queued.change))?.(queued)
    }
  }

  /** Asks the database all there is to know about some changes of one table, and gives what sends each of them. */
  async function prepare(name: string, batch: Queued[]): Promise<((queued: Queued) => void) | null> {
    const entry = subscribed.ofTable(name)
    if (!entry) return null
    const { table } = entry
    const types = new Set(batch.map(({ change }) => change.type))
    const subscriptions = [...entry.subscriptions].filter(({ event }) => event === '*' || types.has(event))
    const keysOf = (deleted: boolean) => [
      ...new Map(
        batch
          .filter(({ change }) => (change.type === 'DELETE') === deleted)
          .map(({ change, keyText }) => [keyText, change.key]),
      ),
    ]
    const living = keysOf(false)
    const deleted = keysOf(true)
    if (!(await tables.isLive(database, table))) return null
    const filters = [...new Map(subscriptions.map(({ filter, conditions }) => [filter, conditions]))].filter(
      ([filter]) => filter !== '',
    )
    const onKey = filters.filter(([, conditions]) => conditions.every(({ column }) => table.key.includes(column)))
    const passed = new Set<string>()
    await rows.tryFilters(table, filters, living, false, passed)
    await rows.tryFilters(table, onKey, deleted, true, passed)
    const wanting = subscriptions.filter(
      ({ filter }) => filter === '' || living.some(([keyText]) => passed.has(`${keyText} ${filter}`)),
    )
    const readers = new Map(wanting.map(({ listener }) => [listener.identity.key, listener.identity]))
    const seen = await rows.readAs(table, readers, living)
    return (queued) => sendChange({ table, subscriptions, queued, passed, seen, isListening: subscribed.has })
  }

  return {
    subscribe: subscribed.subscribe,
    unsubscribe: subscribed.unsubscribe,
    notice,
    /** Waits for what is being sent. */
    settled: async () => {
      queue = []
      await working
    },
  }
}

export type Changes = ReturnType<typeof openChanges>
