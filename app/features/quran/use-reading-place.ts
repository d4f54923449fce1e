// Notices which verse is being read: the first one in the upper part of the window, after it stayed there for a while.
import { type RefObject, useEffect } from 'react'

const STAYED_MS = 4000
/** Of the window's height: what is above this line is being read or has been. */
const READING_LINE = 0.4

export function useReadingPlace(list: RefObject<HTMLElement | null>, onPlace: (verse: number) => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const line = innerHeight * READING_LINE
      const verses = list.current?.querySelectorAll<HTMLElement>('article[data-verse], .quran-mushaf__verse') ?? []
      let found: number | null = null
      for (const verse of verses) {
        const { top, bottom } = verse.getBoundingClientRect()
        if (top > line) break
        if (bottom > 0) found = Number(verse.dataset.verse)
        if (bottom > line) break
      }
      if (found !== null && document.visibilityState === 'visible') onPlace(found)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, STAYED_MS)
    }
    wait()
    addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
    }
  }, [list, onPlace])
}
