// Several nodes on one PostgreSQL: what one node has to tell reaches the others through NOTIFY. A notice holds less than
// 8000 bytes, so longer messages go in parts. Nodes that are alone send nothing but a sign of life.
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from './database/database.ts'

const CHANNEL = 'nodes'
const PART_BYTES = 5700
const ALIVE_MS = 10_000
/** A node not heard of for so long is gone. */
const GONE_MS = 35_000
const MAX_WAITING = 10_000

type Handlers = {
  onMessage: (node: string, message: unknown) => void
  /** A node was never heard before, or may have said something we missed: our state is asked for, and sent. */
  onMeet?: () => void
  onGone?: (node: string) => void
}

type Message = { kind: 'alive' | 'hello' | 'bye' } | { kind: 'said'; subject: string; message: unknown }

type Peer = { heard: number; last: number; parts: { number: number; texts: string[] } | null }

/** `node number index count text`, the text in base64 where it is one part of several. */
function toParts(node: string, number: number, text: string): string[] {
  if (Buffer.byteLength(text) <= PART_BYTES) return [`${node} ${number} 0 1 ${text}`]
  const bytes = Buffer.from(text)
  const count = Math.ceil(bytes.length / PART_BYTES)
  return Array.from(
    { length: count },
    (_, index) =>
      `${node} ${number} ${index} ${count} ${bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES).toString('base64')}`,
  )
}

type Options = {
  database: Database
  /** The same on all nodes. */
  secret: string
  log: (event: string, detail?: Record<string, unknown>) => void
}

/** What this node tells the others, in the order it is told. */
function createPost({
  database,
  node,
  log,
  isClosed,
}: Omit<Options, 'secret'> & { node: string; isClosed: () => boolean }) {
  let number = 0
  let waiting: string[] = []
  let sending: Promise<void> | null = null

  function post(message: Message) {
    if (waiting.length >= MAX_WAITING) {
      log('a message to other nodes was dropped', { waiting: waiting.length })
      return
    }
    waiting.push(...toParts(node, ++number, JSON.stringify(message)))
    sending ??= drain().finally(() => {
      sending = null
    })
  }

  async function drain() {
    while (waiting.length > 0) {
      const parts = waiting
      waiting = []
      try {
        // One transaction keeps their order; the numbers keep equal ones apart.
        await database.query(
          `select pg_notify('${CHANNEL}', part) from jsonb_array_elements_text($1::text::jsonb) as part`,
          [JSON.stringify(parts)],
        )
      } catch (error) {
        if (isClosed()) return
        log('other nodes were not reached', { error: error instanceof Error ? error.message : String(error) })
      }
    }
  }

  return { post, sent: async () => sending }
}

export function createCluster({ database, secret, log }: Options) {
  const node = randomBytes(6).toString('hex')
  const subjects = new Map<string, Handlers>()
  const peers = new Map<string, Peer>()
  let closed = false

  const { post, sent } = createPost({ database, node, log, isClosed: () => closed })

  function meet() {
    for (const { onMeet } of subjects.values()) onMeet?.()
  }

  function gone(other: string) {
    peers.delete(other)
    for (const { onGone } of subjects.values()) onGone?.(other)
  }

  function receive(payload: string) {
    const match = /^(\S+) (\d+) (\d+) (\d+) /.exec(payload)
    if (!match) return
    const [head, from = '', sequence, index, count] = match
    if (from === node || closed) return
    const at = Number(sequence)
    let peer = peers.get(from)
    if (!peer) {
      peer = { heard: 0, last: at, parts: null }
      peers.set(from, peer)
      meet()
      post({ kind: 'hello' })
    } else if (at > peer.last + 1) {
      // Something was missed, perhaps while our listening connection was away.
      post({ kind: 'hello' })
    }
    peer.heard = performance.now()
    peer.last = at
    const text = whole(peer, at, Number(index), Number(count), payload.slice(head.length))
    if (text === null) return
    const message = JSON.parse(text) as Message
    switch (message.kind) {
      case 'alive':
        return
      case 'hello':
        return meet()
      case 'bye':
        return gone(from)
      case 'said':
        return subjects.get(message.subject)?.onMessage(from, message.message)
    }
  }

  const sweep = setInterval(() => {
    post({ kind: 'alive' })
    for (const [other, { heard }] of peers) {
      if (performance.now() - heard < GONE_MS) continue
      gone(other)
    }
  }, ALIVE_MS)
  sweep.unref()

  return {
    node,
    /** A name for what is not to be read on its way: every node gives the same. */
    veil: (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22),
    /** What is said about one thing, heard by whoever keeps it on the other nodes. */
    about: (subject: string, handlers: Handlers) => {
      subjects.set(subject, handlers)
      /** To all other nodes, if there are any. */
      return (message: object) => {
        if (peers.size > 0 && !closed) post({ kind: 'said', subject, message })
      }
    },
    // Also after the listening connection was lost and came back: everyone answers with what they have.
    join: () => database.listen(CHANNEL, receive, () => post({ kind: 'hello' })),
    leave: async () => {
      post({ kind: 'bye' })
      closed = true
      clearInterval(sweep)
      await sent()
    },
  }
}

export type Cluster = ReturnType<typeof createCluster>

/** Null until the last part is there. Parts of one message come together and in order, or not at all. */
function whole(peer: Peer, number: number, index: number, count: number, text: string): string | null {
  if (count === 1) return text
  if (index === 0) peer.parts = { number, texts: [] }
  if (peer.parts?.number !== number || peer.parts.texts.length !== index) {
    peer.parts = null
    return null
  }
  peer.parts.texts.push(text)
  if (peer.parts.texts.length < count) return null
  const bytes = Buffer.concat(peer.parts.texts.map((part) => Buffer.from(part, 'base64')))
  peer.parts = null
  return bytes.toString('utf8')
}
