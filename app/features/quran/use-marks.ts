// Bookmarks set while reading, and the words that say so; also of one that was pressed before any script ran.
import { useCallback, useEffect } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { showToast } from '#app/ui/toasts.ts'
import { currentShelf, isMarked, setShelf, toggleMark } from './shelf.ts'
import { takeTapped } from './tapped.ts'

export function useMarks(): (verse: number) => void {
  const words = useT().quran.verse
  useEffect(() => {
    const tapped = takeTapped()
    if (tapped) showToast(tapped.isMarked ? words.marked : words.unmarked)
  }, [words])
  return useCallback(
    (verse: number) => {
      const next = toggleMark(currentShelf(), verse, new Date().toISOString())
      setShelf(next)
      showToast(isMarked(next, verse) ? words.marked : words.unmarked)
    },
    [words],
  )
}
