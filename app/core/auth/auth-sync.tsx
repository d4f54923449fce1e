// Keeps tabs in step. When a page learns that the visitor changed (signed in, out, or as someone else), the other
// tabs load their data anew. The session itself is the server's: no script can read its cookie, and the server renews it
// with the request that finds it about to end.
import { useEffect, useRef } from 'react'
import { forgetDrafts } from '#app/core/drafts/device-draft.ts'
import { useReload } from '#app/core/request/use-renewal.ts'

const CHANNEL = 'mahalla-auth'

export function AuthSync({ userId }: { userId: string | null }) {
  const reload = useReload()
  const previous = useRef(userId)

  // Whose session merely ended finds their words again; the next person does not.
  useEffect(() => {
    if (userId !== null) forgetDrafts(userId)
  }, [userId])

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    if (previous.current !== userId) {
      previous.current = userId
      channel.postMessage(userId)
    }
    channel.onmessage = ({ data }) => {
      if (data !== userId) void reload()
    }
    return () => channel.close()
  }, [userId, reload])

  return null
}
