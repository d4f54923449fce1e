// A live count of votes, while the page is open: the number follows, nothing moves.
import { useState } from 'react'
import { useLive } from '#app/core/live/use-live.ts'

/** `topic`: of the page or of the list it stands in; `id`: of the contribution or the reply. */
export type Counted = { topic: string | null; id: string }

export function useLiveCount({ topic, id }: Counted, loaded: number): number {
  const [heard, setHeard] = useState<{ count: number; since: number } | null>(null)
  useLive(topic, ({ event, payload }) => {
    if (event === 'reactions' && payload.of === id && typeof payload.count === 'number')
      setHeard({ count: payload.count, since: loaded })
  })
  // A newer count of the server's has all that was heard before it.
  return heard?.since === loaded ? heard.count : loaded
}
