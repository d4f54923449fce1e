// Loads the page anew when something is new on its channel: at once, or when one comes back to it. What arrives while
// nobody looks stays unread, so that a letter can tell of it.
import { useEffect, useRef } from 'react'
import { useLive } from '#app/core/live/use-live.ts'
import { useReload } from '#app/core/request/use-renewal.ts'

export function useFresh(topic: string | null) {
  const reload = useReload()
  const isWaiting = useRef(false)
  const state = useLive(topic, () => {
    if (document.visibilityState === 'visible') void reload()
    else isWaiting.current = true
  })
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || !isWaiting.current) return
      isWaiting.current = false
      void reload()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [reload])
  return state
}
