// One change, to those who listen for it and may see it.
import type { Change } from '../backend.ts'
import type { Listener, Subscription } from './change-subscriptions.ts'
import type { Row } from './changed-rows.ts'
import { type Wire, writeText } from './frame.ts'
import type { Role } from './identity.ts'
import type { PublishedTable } from './published-tables.ts'

export type Queued = { change: Change; at: string; keyText: string }
type Data = { role: Role; type: Change['type']; row: Row | null; key: Row; at: string }

/** Supabase's bounds: over the first, only values up to the second are sent. */
const MAX_ROW_BYTES = 1024 * 1024
const SMALL_VALUE_BYTES = 64

type Sending = {
  table: PublishedTable
  subscriptions: Subscription[]
  queued: Queued
  /** Which filters the row passes. */
  passed: Set<string>
  /** What each kind of reader sees of the row. */
  seen: Map<string, Map<string, Row>>
  isListening: (listener: Listener) => boolean
}

/** By listener, and by the columns they want: the subscriptions that this change is for. */
function wantedBy({ subscriptions, queued: { change, keyText }, passed, seen }: Sending) {
  const now = Date.now()
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
  return byChannel
}

export function sendChange(sending: Sending) {
  const { table, seen, isListening } = sending
  const { change, at, keyText } = sending.queued
  // The same text goes to everyone with the same role, columns, channel name and entries.
  const texts = new Map<string, string>()
  const wires = new Map<string, Wire>()
  for (const [listener, entries] of wantedBy(sending)) {
    // Unsubscribed, or someone else by now, while the database was asked.
    if (!isListening(listener)) continue
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
