// Calls, directions and clicks on a website: links say what they are, and one listener tells of them. It names the listing
// and what was done, nothing else.
import { useEffect } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { isVisitorCounted } from './counted.ts'
import { ACTIONS, type Action } from './kinds.ts'
import { sendCount } from './send-count.ts'

/** For a link that is counted. */
export const counts = (action: Action) => ({ 'data-counts': action })

export function useCountedActions(place: string, isOwn: boolean) {
  const root = useRootData()
  useEffect(() => {
    if (!root || isOwn) return
    const tell = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-counts]')
      const action = link && ACTIONS.find((known) => known === link.dataset.counts)
      if (action && isVisitorCounted(root)) sendCount({ kind: 'action', place, action })
    }
    // A click of the middle button opens a link too.
    for (const kind of ['click', 'auxclick']) document.addEventListener(kind, tell)
    return () => {
      for (const kind of ['click', 'auxclick']) document.removeEventListener(kind, tell)
    }
  }, [place, isOwn, root])
}
