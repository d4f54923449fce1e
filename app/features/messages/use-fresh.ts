// Loads the page anew when something is new on its channel: at once, or when one comes back to it. What arrives while
// nobody looks stays unread, so that a letter can tell of it.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '#app/core/live/use-live.ts'

export function useFresh(topic: string | null) {
  const { revalidate } = useRevalidator()
  const isWaiting = useRef(false)
  const state = useLive(topic, () => {
    if (document.visibilityState === 'visible') void revalidate()
    else isWaiting.current = true
  })
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || !isWaiting.current) return
      isWaiting.current = false
      void revalidate()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [revalidate])
  return state
}
