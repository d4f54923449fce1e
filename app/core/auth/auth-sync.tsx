// Keeps tabs in step. When a page learns that the visitor changed (signed in, out, or as someone else), the other
// tabs load their data anew. A signed-in tab also runs the auth client, fetched only then, which refreshes the
// session before it expires and reports its events.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'

const CHANNEL = 'mahalla-auth'

export function AuthSync({ userId }: { userId: string | null }) {
  const { revalidate } = useRevalidator()
  const config = useRootData()?.config
  const previous = useRef(userId)

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    if (previous.current !== userId) {
      previous.current = userId
      channel.postMessage(userId)
    }
    channel.onmessage = ({ data }) => {
      if (data !== userId) void revalidate()
    }
    return () => channel.close()
  }, [userId, revalidate])

  useEffect(() => {
    if (!userId || !config) return
    let stop = () => {}
    let left = false
    void import('./browser-client.ts').then(({ watchSession }) => {
      if (!left) stop = watchSession(config, () => void revalidate())
    })
    return () => {
      left = true
      stop()
    }
  }, [userId, config, revalidate])

  return null
}
