// The page's one connection to /realtime/v1, opened by the first part that listens. The client reconnects after 1, 2, 5 and
// then every 10 seconds, and asks every 25 whether the other side is there.
import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import type { PublicConfig } from '#app/core/request/services.ts'

const HEARTBEAT_MS = 25_000
const TIMEOUT_MS = 10_000
const RECONNECT_MS = [1000, 2000, 5000, 10_000]

export const reconnectDelay = (tries: number): number => RECONNECT_MS[Math.min(tries, RECONNECT_MS.length) - 1] ?? 1000

type Address = Pick<PublicConfig, 'backendUrl' | 'anonKey'>

let opening: Promise<RealtimeClient> | undefined

function openConnection({ backendUrl, anonKey }: Address): Promise<RealtimeClient> {
  const base = (backendUrl ?? window.location.origin).replace(/^http/, 'ws')
  opening ??= import('@supabase/supabase-js').then(
    ({ RealtimeClient }) =>
      new RealtimeClient(`${base}/realtime/v1`, {
        params: { apikey: anonKey },
        heartbeatIntervalMs: HEARTBEAT_MS,
        timeout: TIMEOUT_MS,
        reconnectAfterMs: reconnectDelay,
      }),
  )
  return opening
}

export type LiveState = 'connecting' | 'live' | 'down'
export type LiveEvent = { event: string; payload: Record<string, unknown> }

type Listener = { onEvent: (event: LiveEvent) => void; onState: (state: LiveState) => void }
type Topic = { listeners: Set<Listener>; state: LiveState; channel: RealtimeChannel | undefined }

/** The other side knows one channel of each name, and a page may have several parts that listen to it. */
const topics = new Map<string, Topic>()

/** Listens until the function it gives back is called. */
export function listen(
  address: Address,
  topic: string,
  onEvent: Listener['onEvent'],
  onState: Listener['onState'],
): () => void {
  const joined = topics.get(topic) ?? join(address, topic)
  const listener = { onEvent, onState }
  joined.listeners.add(listener)
  if (joined.state !== 'connecting') onState(joined.state)
  return () => {
    joined.listeners.delete(listener)
    if (joined.listeners.size > 0) return
    topics.delete(topic)
    void joined.channel?.unsubscribe()
  }
}

function join(address: Address, topic: string): Topic {
  const joined: Topic = { listeners: new Set(), state: 'connecting', channel: undefined }
  topics.set(topic, joined)
  const tell = (state: LiveState) => {
    joined.state = state
    for (const { onState } of joined.listeners) onState(state)
  }
  void openConnection(address).then(
    (client) => {
      if (joined.listeners.size === 0) return
      joined.channel = client.channel(topic, { config: { private: true } })
      joined.channel
        .on('broadcast', { event: '*' }, ({ event, payload }) => {
          for (const { onEvent } of joined.listeners) onEvent({ event, payload: payload ?? {} })
        })
        .subscribe((status) => tell(status === 'SUBSCRIBED' ? 'live' : 'down'))
    },
    () => tell('down'),
  )
  return joined
}
