// Presence: the people on each channel, on all nodes. Each node owns the entries of its own sockets and tells the others;
// what changes within a moment is sent to listeners as one difference, so that a crowd leaving at once is one message each.

export type Meta = Record<string, unknown>
type Entry = { key: string; ref: string; meta: Meta; node: string }
/** What travels between nodes. */
export type Joined = [topic: string, key: string, ref: string, meta: Meta]
export type Left = [topic: string, ref: string]

type Metas = Record<string, { metas: Meta[] }>
export type Difference = { joins: Metas; leaves: Metas }

const GATHER_MS = 50

type Options = {
  node: string
  /** To the listeners of this node. */
  deliver: (topic: string, difference: Difference) => void
  /** To the other nodes. */
  publish: (joined: Joined[], left: Left[]) => void
}

function grouped(entries: Iterable<Entry>): Metas {
  const byKey = Map.groupBy(entries, ({ key }) => key)
  return Object.fromEntries(
    [...byKey].map(([key, list]) => [key, { metas: list.map(({ ref, meta }) => ({ ...meta, phx_ref: ref })) }]),
  )
}

export function openPresence({ node, deliver, publish }: Options) {
  const topics = new Map<string, Map<string, Entry>>()
  const pending = new Map<string, { joins: Map<string, Entry>; leaves: Map<string, Entry> }>()
  let timer: NodeJS.Timeout | null = null
  let count = 0

  function changed(topic: string) {
    let entry = pending.get(topic)
    if (!entry) {
      entry = { joins: new Map(), leaves: new Map() }
      pending.set(topic, entry)
    }
    timer ??= setTimeout(flushAll, GATHER_MS)
    return entry
  }

  function add(topic: string, entry: Entry) {
    let entries = topics.get(topic)
    if (!entries) {
      entries = new Map()
      topics.set(topic, entries)
    }
    if (entries.has(entry.ref)) return
    entries.set(entry.ref, entry)
    changed(topic).joins.set(entry.ref, entry)
  }

  function remove(topic: string, ref: string) {
    const entries = topics.get(topic)
    const entry = entries?.get(ref)
    if (!entries || !entry) return
    entries.delete(ref)
    if (entries.size === 0) topics.delete(topic)
    const { joins, leaves } = changed(topic)
    // Came and went before anyone was told.
    if (!joins.delete(ref)) leaves.set(ref, entry)
  }

  function flush(topic: string) {
    const entry = pending.get(topic)
    pending.delete(topic)
    if (entry && entry.joins.size + entry.leaves.size > 0)
      deliver(topic, { joins: grouped(entry.joins.values()), leaves: grouped(entry.leaves.values()) })
  }

  function flushAll() {
    timer = null
    for (const topic of [...pending.keys()]) flush(topic)
  }

  const removeOf = (other: string, stays: (ref: string) => boolean) => {
    for (const [topic, entries] of [...topics])
      for (const entry of [...entries.values()]) if (entry.node === other && !stays(entry.ref)) remove(topic, entry.ref)
  }

  return {
    /** Replaces what was tracked under `previous`; gives the reference of the new entry. */
    track: (topic: string, key: string, meta: Meta, previous: string | null): string => {
      const ref = `${node}${(++count).toString(36)}`
      const entry = { key, ref, meta: previous ? { ...meta, phx_ref_prev: previous } : meta, node }
      if (previous) remove(topic, previous)
      add(topic, entry)
      publish([[topic, key, ref, entry.meta]], previous ? [[topic, previous]] : [])
      return ref
    },
    untrack: (topic: string, ref: string) => {
      remove(topic, ref)
      publish([], [[topic, ref]])
    },
    /** Everyone there. Pending differences go out first, so that none repeats what the state says. */
    state: (topic: string): Metas => {
      flush(topic)
      return grouped(topics.get(topic)?.values() ?? [])
    },
    /** For a node that asks. */
    own: (): Joined[] =>
      [...topics].flatMap(([topic, entries]) =>
        [...entries.values()]
          .filter((entry) => entry.node === node)
          .map(({ key, ref, meta }): Joined => [topic, key, ref, meta]),
      ),
    fromOther: (other: string, joined: Joined[], left: Left[]) => {
      for (const [topic, ref] of left) remove(topic, ref)
      for (const [topic, key, ref, meta] of joined) add(topic, { key, ref, meta, node: other })
    },
    /** All there is on another node; what it no longer has is gone. */
    replaceOther: (other: string, joined: Joined[]) => {
      const refs = new Set(joined.map(([, , ref]) => ref))
      removeOf(other, (ref) => refs.has(ref))
      for (const [topic, key, ref, meta] of joined) add(topic, { key, ref, meta, node: other })
    },
    dropOther: (other: string) => removeOf(other, () => false),
    close: () => {
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}

export type Presence = ReturnType<typeof openPresence>
