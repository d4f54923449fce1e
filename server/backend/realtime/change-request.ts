// One entry of `postgres_changes` in a join, read as Supabase reads it and refused with its words.
import { createHash } from 'node:crypto'
import { type Condition, FilterError, parseFilter } from './change-filter.ts'

export type ChangeEvent = '*' | 'INSERT' | 'UPDATE' | 'DELETE'

export type ChangeRequest = {
  event: ChangeEvent
  schema: string
  table: string
  conditions: Condition[]
  /** Null: all columns the role may see. */
  select: string[] | null
}

/** The text goes to the client. */
export class SubscribeError extends Error {}

export function readChangeRequest(params: Record<string, unknown>): ChangeRequest {
  const { schema, table, filter } = params
  const event = readEvent(params.event)
  const select = readSelect(params.select)
  const has = (name: string) => params[name] !== undefined && params[name] !== null
  if (typeof schema === 'string' && typeof table === 'string' && (!has('filter') || typeof filter === 'string')) {
    if (select && (schema === '*' || table === '*'))
      throw new SubscribeError(
        'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
      )
    return { event, schema, table, conditions: readFilter(typeof filter === 'string' ? filter : ''), select }
  }
  if (typeof schema === 'string' && !has('table') && !has('filter') && !select)
    return { event, schema, table: '*', conditions: [], select }
  if (typeof table === 'string' && !has('schema') && !has('filter'))
    return { event, schema: 'public', table, conditions: [], select }
  throw new SubscribeError(
    `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(params).slice(0, 500)}`,
  )
}

function readEvent(value: unknown): ChangeEvent {
  const name = typeof value === 'string' ? value.toUpperCase() : '*'
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

function readSelect(value: unknown): string[] | null {
  if (typeof value === 'string')
    throw new SubscribeError(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    )
  const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  return names.length > 0 ? [...new Set(names)] : null
}

function readFilter(text: string): Condition[] {
  try {
    return parseFilter(text)
  } catch (error) {
    if (error instanceof FilterError) throw new SubscribeError(`Error parsing \`filter\` params: ${error.message}`)
    throw error
  }
}

/** How the answer to a join names an entry: equal entries, equal numbers. Never 0, which clients take for none. */
export function changeRequestId(params: Record<string, unknown>): number {
  const text = JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest().readUInt32BE() % 0x7ffffff || 1
}

export function describeRequest({ event, schema, table, conditions, select }: ChangeRequest): string {
  const filters = conditions.map(
    ({ column, operator, value, negated }) =>
      `{${JSON.stringify(column)}, ${JSON.stringify(operator)}, ${JSON.stringify(value)}, ${negated}}`,
  )
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filters.join(', ')}], select: ${
    select ? JSON.stringify(select) : 'nil'
  }]`
}
