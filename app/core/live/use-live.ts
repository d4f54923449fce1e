// Hears what is new. While the channel is away, and until the page was loaded since, coming back to it loads it anew.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { useReload } from '#app/core/request/use-renewal.ts'
import { readTopic } from './circle.ts'
import { type LiveEvent, type LiveState, listen } from './connection.ts'

/** The channel is there again. What was said meanwhile nobody heard: parts that can show it without a jump load it now. */
export const BACK = 'back'

/** The members of a group changed, and with them the name of its channel: the page knows the new one once it was read anew. */
const RENEW = 'renew'

export function useLive(topic: string | null, onEvent: (event: LiveEvent) => void): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const [isBehind, setBehind] = useState(false)
  const config = useRootData()?.config
  const reload = useReload()
  const hear = useEffectEvent(onEvent)
  const settle = useEffectEvent((next: LiveState) => {
    if (next === 'down') setBehind(true)
    if (next === 'live' && state === 'down') onEvent({ event: BACK, payload: {} })
    setState(next)
  })
  const backendUrl = config?.backendUrl ?? null
  const anonKey = config?.anonKey

  useEffect(() => {
    if (!topic || !anonKey) return
    const { channel, about } = readTopic(topic)
    return listen(
      { backendUrl, anonKey },
      channel,
      (said) => {
        if (said.event === RENEW) void reload()
        else if (about === undefined || said.payload.about === about) hear(said)
      },
      (next) => settle(next),
    )
  }, [topic, backendUrl, anonKey, reload])

  useEffect(() => {
    if (!isBehind) return
    const refresh = () => {
      setBehind(state !== 'live')
      void reload()
    }
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [isBehind, state, reload])

  return state
}
