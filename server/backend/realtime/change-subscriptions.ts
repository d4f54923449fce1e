// Who listens for which changes. What is asked for is tried when it is asked for, not when the first row comes.
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
import type { Version, Wire } from './frame.ts'
import type { Identity, Role } from './identity.ts'
import type { openPublishedTables, PublishedTable } from './published-tables.ts'

export type Listener = {
  readonly topic: string
  readonly version: Version
  readonly identity: Identity
  send: (wire: Wire) => void
  /** Rows changed that nobody will list. */
  tellOfManyChanges: (schema: string, table: string) => void
}

export type Subscription = {
  id: number
  listener: Listener
  event: ChangeEvent
  conditions: Condition[]
  /** Equal for equal filters; empty for none. */
  filter: string
  select: string[] | null
}

export const nameOf = ({ schema, table }: Pick<Change, 'schema' | 'table'>) => `${schema}.${table}`

async function check(database: Database, request: ChangeRequest, table: PublishedTable, role: Role) {
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
      await database.query(`select (${cast})::text, ${conditionSql(condition, operand, column.sqlType, '$1::text')}`, [
        value,
      ])
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error))
    }
  }
}

export function openSubscriptions(database: Database, tables: ReturnType<typeof openPublishedTables>) {
  const byTable = new Map<string, { table: PublishedTable; subscriptions: Set<Subscription> }>()
  const byListener = new Map<Listener, [tableName: string, Subscription][]>()

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
        await check(database, request, table, role)
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

  return {
    subscribe,
    unsubscribe,
    ofTable: (name: string) => byTable.get(name),
    has: (listener: Listener) => byListener.has(listener),
  }
}
