// Changes of rows, sent to those who listen for them and may see them. A notice of the change feed names a row and never
// carries it: filters are tried once per distinct filter, then the row is read as each kind of reader, so that policies
// decide. A deleted row is its old primary key and nothing else, as with Supabase.
import type { Change } from '../backend.ts'
import type { Database } from '../database/database.ts'
import { type Condition, conditionSql } from './change-filter.ts'
import {
  type ChangeEvent,
  type ChangeRequest,
  describeRequest,
  readChangeRequest,
  SubscribeError,
} from './change-request.ts'
import { openChangedRows, type Row } from './changed-rows.ts'
import { type Version, type Wire, writeText } from './frame.ts'
import type { Identity, Role } from './identity.ts'
import { openPublishedTables, type PublishedTable } from './published-tables.ts'

export type Listener = {
  readonly topic: string
  readonly version: Version
  readonly identity: Identity
  send: (wire: Wire) => void
  /** Rows changed that nobody will list. */
  tellOfManyChanges: (schema: string, table: string) => void
}

type Subscription = {
  id: number
  listener: Listener
  event: ChangeEvent
  conditions: Condition[]
  /** Equal for equal filters; empty for none. */
  filter: string
  select: string[] | null
}

type Queued = { change: Change; at: string; keyText: string }
type Data = { role: Role; type: Change['type']; row: Row | null; key: Row; at: string }

const BATCH = 200
/** Supabase's bounds: over the first, only values up to the second are sent. */
const MAX_ROW_BYTES = 1024 * 1024
const SMALL_VALUE_BYTES = 64

const nameOf = ({ schema, table }: Pick<Change, 'schema' | 'table'>) => `${schema}.${table}`

type Options = { database: Database; log: (event: string, detail?: Record<string, unknown>) => void }

export function openChanges({ database, log }: Options) {
  const tables = openPublishedTables(database, log)
  const rows = openChangedRows({ database, log })
  const byTable = new Map<string, { table: PublishedTable; subscriptions: Set<Subscription> }>()
  const byListener = new Map<Listener, [tableName: string, Subscription][]>()
  let queue: Queued[] = []
  let working: Promise<void> | null = null

  async function check(request: ChangeRequest, table: PublishedTable, role: Role) {
    const refuse = (cause: string) =>
      new SubscribeError(
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${describeRequest(request)}. Exception: ${cause}`,
      )
    const visible = (name: string) => table.columns.find((c) => c.name === name && c.roles.includes(role))
    for (const name of request.select ?? []) if (!visible(name)) throw refuse(`invalid column for select ${name}`)
    for (const condition of request.conditions) {
      const column = visible(condition.column)
      if (!column) throw refuse(`invalid column for filter ${condition.column}`)
      // Both the value and the comparison must make sense, now and not when the first row comes.
      const { operator, value } = condition
      const isPattern = ['like', 'ilike', 'match', 'imatch'].includes(operator)
      const cast =
        isPattern || operator === 'is' ? '$1::text' : `$1::text::${column.sqlType}${operator === 'in' ? '[]' : ''}`
      const operand = isPattern ? `''` : `null::${column.sqlType}`
      try {
        await database.query(
          `select (${cast})::text, ${conditionSql(condition, operand, column.sqlType, '$1::text')}`,
          [value],
        )
      } catch (error) {
        throw refuse(error instanceof Error ? error.message : String(error))
      }
    }
  }

  /** All or nothing. Throws SubscribeError. */
  async function subscribe(listener: Listener, wanted: { id: number; params: Record<string, unknown> }[]) {
    const added: [PublishedTable, Subscription][] = []
    for (const { id, params } of wanted) {
      const request = readChangeRequest(params)
      const { role } = listener.identity
      const found = (await tables.find(request.schema, request.table)).filter(
        ({ readers, columns }) => readers.includes(role) && columns.some(({ roles }) => roles.includes(role)),
      )
      if (found.length === 0)
        throw new SubscribeError(
          `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${describeRequest(request)}`,
        )
      const { event, conditions, select } = request
      const filter = conditions.length > 0 ? JSON.stringify(conditions) : ''
      for (const table of found) {
        await check(request, table, role)
        added.push([table, { id, listener, event, conditions, filter, select }])
      }
    }
    unsubscribe(listener)
    for (const [table, subscription] of added) {
      const name = nameOf({ schema: table.schema, table: table.name })
      const entry = byTable.get(name) ?? { table, subscriptions: new Set() }
      byTable.set(name, entry)
      entry.subscriptions.add(subscription)
      const own = byListener.get(listener) ?? []
      byListener.set(listener, own)
      own.push([name, subscription])
    }
  }

  function unsubscribe(listener: Listener) {
    for (const [name, subscription] of byListener.get(listener) ?? []) {
      const entry = byTable.get(name)
      entry?.subscriptions.delete(subscription)
      if (entry?.subscriptions.size === 0) byTable.delete(name)
    }
    byListener.delete(listener)
  }

  function notice(change: Change) {
    const entry = byTable.get(nameOf(change))
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
    const entry = byTable.get(name)
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
    return (queued) => send(table, subscriptions, queued, passed, seen)
  }

  function send(
    table: PublishedTable,
    subscriptions: Subscription[],
    { change, at, keyText }: Queued,
    passed: Set<string>,
    seen: Map<string, Map<string, Row>>,
  ) {
    const now = Date.now()
    // The same text goes to everyone with the same role, columns, channel name and entries.
    const texts = new Map<string, string>()
    const wires = new Map<string, Wire>()
    const byChannel = new Map<Listener, Map<string, Subscription[]>>()
    for (const subscription of subscriptions) {
      const { listener, event, filter, select } = subscription
      if (event !== '*' && event !== change.type) continue
      if (filter !== '' && !passed.has(`${keyText} ${filter}`)) continue
      const { identity } = listener
      if (identity.expires !== null && identity.expires <= now) continue
      if (change.type !== 'DELETE' && !seen.get(identity.key)?.has(keyText)) continue
      const entries = byChannel.get(listener) ?? new Map<string, Subscription[]>()
      byChannel.set(listener, entries)
      const columns = select?.join('\0') ?? ''
      entries.set(columns, [...(entries.get(columns) ?? []), subscription])
    }
    for (const [listener, entries] of byChannel) {
      // Unsubscribed, or someone else by now, while the database was asked.
      if (!byListener.has(listener)) continue
      const { identity, topic, version } = listener
      for (const [columns, group] of entries) {
        const textKey = `${identity.role} ${columns}`
        let text = texts.get(textKey)
        if (text === undefined) {
          const row = seen.get(identity.key)?.get(keyText) ?? null
          text = dataText(table, group[0]?.select ?? null, {
            role: identity.role,
            type: change.type,
            row,
            key: change.key,
            at,
          })
          texts.set(textKey, text)
        }
        const ids = JSON.stringify([...new Set(group.map(({ id }) => id))])
        const wireKey = `${version} ${textKey} ${ids} ${topic}`
        let wire = wires.get(wireKey)
        if (!wire) {
          wire = writeText(version, null, null, topic, 'postgres_changes', `{"ids":${ids},"data":${text}}`)
          wires.set(wireKey, wire)
        }
        listener.send(wire)
      }
    }
  }

  return {
    subscribe,
    unsubscribe,
    notice,
    /** Waits for what is being sent. */
    settled: async () => {
      queue = []
      await working
    },
  }
}

export type Changes = ReturnType<typeof openChanges>

function dataText(table: PublishedTable, select: string[] | null, { role, type, row, key, at }: Data): string {
  const visible = table.columns.filter(
    ({ name, roles }) => roles.includes(role) && (select === null || select.includes(name) || table.key.includes(name)),
  )
  const record =
    row && Object.fromEntries(visible.flatMap(({ name }) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])))
  const write = (fields: Row | null, errors: string[] | null) =>
    JSON.stringify({
      schema: table.schema,
      table: table.name,
      commit_timestamp: at,
      type,
      columns: visible.map((column) => ({ name: column.name, type: column.type })),
      ...(type !== 'DELETE' && { record: fields }),
      ...(type !== 'INSERT' && { old_record: key }),
      errors,
    })
  const text = write(record, null)
  if (record === null || Buffer.byteLength(text) <= MAX_ROW_BYTES) return text
  const small = Object.entries(record).filter(
    ([, value]) => Buffer.byteLength(JSON.stringify(value) ?? '') <= SMALL_VALUE_BYTES,
  )
  return write(Object.fromEntries(small), ['Error 413: Payload Too Large'])
}
