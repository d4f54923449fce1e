// Calls, directions and clicks on a website: links say what they are, and one listener tells of them. It names the listing
// and what was done, nothing else.
import { ACTIONS, type Action } from './kinds.ts'
import { sendCount } from './send-count.ts'

/** For a link that is counted. */
export const counts = (action: Action) => ({ 'data-counts': action })

/** For the page of a listing whose links are counted. */
export const countsFor = (place: string) => ({ 'data-counted-place': place })

/** The listing this document is about. */
export const countedPlace = (): string | null =>
  document.querySelector<HTMLElement>('[data-counted-place]')?.dataset.countedPlace ?? null

/** Until what is returned is called. */
export function hearActions(place: string, isCounted: () => boolean): () => void {
  const tell = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-counts]')
    const action = link && ACTIONS.find((known) => known === link.dataset.counts)
    if (action && isCounted()) sendCount({ kind: 'action', place, action })
  }
  const leaving = new AbortController()
  // A click of the middle button opens a link too.
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, tell, { signal: leaving.signal })
  return () => leaving.abort()
}
