// Hears what is new. While the channel is down, coming back to the page loads it anew.
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { type LiveEvent, type LiveState, listen } from './connection.ts'

export function useLive(topic: string | null, onEvent: (event: LiveEvent) => void): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const config = useRootData()?.config
  const { revalidate } = useRevalidator()
  const hear = useEffectEvent(onEvent)
  const backendUrl = config?.backendUrl ?? null
  const anonKey = config?.anonKey

  useEffect(() => {
    if (!topic || !anonKey) return
    return listen({ backendUrl, anonKey }, topic, (event) => hear(event), setState)
  }, [topic, backendUrl, anonKey])

  useEffect(() => {
    if (state !== 'down') return
    const refresh = () => void revalidate()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [state, revalidate])

  return state
}
