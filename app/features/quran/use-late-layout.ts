// A long surah comes with the verses below the first screen not laid out: shaping them all at once would hold a phone up
// for seconds. Each is when it comes near.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useScript } from '#app/lib/use-script.ts'

export const LATE = 'quran-late'

/**
 * Whether the verses of `list` may wait. Only those of a new document do: on a page that one comes to by a link, or back
 * to, what is above has to have its height at once.
 */
export function useLateLayout(list: RefObject<HTMLElement | null>): boolean {
  const hasScript = useScript()
  const [isLate, setLate] = useState(!hasScript)
  useLayoutEffect(() => {
    // A verse that the address names has been found, and stays where it is.
    if (scrollY === 0 || location.hash) return
    // Before the browser is told where the page was.
    list.current?.classList.remove(LATE)
    setLate(false)
  }, [list])
  return isLate
}
