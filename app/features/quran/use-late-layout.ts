// A long surah comes with the verses below the first screen not laid out: shaping them all at once would hold a phone up
// for seconds. Each is when it comes near.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useScript } from '#app/lib/use-script.ts'

export const LATE = 'quran-late'

/** How often a verse is brought back to its place, once a frame; as long as nobody moves the page. */
const FRAMES = 20
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

function keepInPlace(id: string): (() => void) | undefined {
  const verse = document.getElementById(id)
  if (!verse) return
  let left = FRAMES
  let frame = 0
  const step = () => {
    verse.scrollIntoView({ behavior: 'instant' })
    left -= 1
    if (left > 0) frame = requestAnimationFrame(step)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const move of MOVES) removeEventListener(move, stop)
  }
  for (const move of MOVES) addEventListener(move, stop, { passive: true })
  step()
  return stop
}

/**
 * Whether the verses of `list` may wait. Only those of a new document do: on a page that one comes to by a link, or back
 * to, what is above has to have its height at once.
 */
export function useLateLayout(list: RefObject<HTMLElement | null>): boolean {
  const hasScript = useScript()
  const [isLate, setLate] = useState(!hasScript)
  useLayoutEffect(() => {
    // A verse that the address names was found where it was taken to lie; what stands above it is only now as tall as it is.
    if (location.hash) return keepInPlace(location.hash.slice(1))
    if (scrollY === 0) return undefined
    // Before the browser is told where the page was.
    list.current?.classList.remove(LATE)
    setLate(false)
    return undefined
  }, [list])
  return isLate
}
