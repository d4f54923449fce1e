// Hears what is new. While the channel is away, and until the page was loaded since, coming back to it loads it anew.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { useReload } from '#app/core/request/use-renewal.ts'
import { type LiveEvent, type LiveState, listen } from './connection.ts'

/** The channel is there again. What was said meanwhile nobody heard: parts that can show it without a jump load it now. */
export const BACK = 'back'

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
    return listen(
      { backendUrl, anonKey },
      topic,
      (event) => hear(event),
      (next) => settle(next),
    )
  }, [topic, backendUrl, anonKey])

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
