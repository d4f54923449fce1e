// Brings the verse that is being recited into view, unless it is there already.
import { type RefObject, useEffect } from 'react'

export function useFollow(list: RefObject<HTMLElement | null>, verse: number | null) {
  useEffect(() => {
    if (verse === null) return
    const element = list.current?.querySelector(`[data-verse="${verse}"]`)
    if (!element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= innerHeight * 0.2 && bottom <= innerHeight * 0.8) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  }, [list, verse])
}
