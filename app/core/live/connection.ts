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

/** Listens until the function it gives back is called. */
export function listen(
  address: Address,
  topic: string,
  onEvent: (event: LiveEvent) => void,
  onState: (state: LiveState) => void,
): () => void {
  let left = false
  let channel: RealtimeChannel | undefined
  void openConnection(address).then(
    (client) => {
      if (left) return
      channel = client.channel(topic, { config: { private: true } })
      channel
        .on('broadcast', { event: '*' }, ({ event, payload }) => onEvent({ event, payload: payload ?? {} }))
        .subscribe((status) => {
          if (!left) onState(status === 'SUBSCRIBED' ? 'live' : 'down')
        })
    },
    () => onState('down'),
  )
  return () => {
    left = true
    void channel?.unsubscribe()
  }
}
