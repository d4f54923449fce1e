// Learning the passage by heart: which verse one is at, and what of it is shown.
import { useCallback, useState } from 'react'
import { begin, isDone, type Memorising, showVerse, showWord, verseWords } from './memorise.ts'
import type { Passage } from './use-passage.ts'

export function useMemorising(
  { find, first, last }: Passage,
  target: number | null,
  focusVerse: (verse: number, block?: ScrollLogicalPosition) => void,
) {
  const [state, setState] = useState<Memorising | null>(null)
  const nextWord = useCallback(() => {
    if (!state || isDone(state)) return false
    const verse = find(state.at)
    const next = showWord(state, verse ? verseWords(verse.text).length : 1)
    setState(next)
    if (next.at !== state.at && !isDone(next)) focusVerse(next.at)
    return true
  }, [state, find, focusVerse])
  const reveal = useCallback((verse: number) => setState((was) => was && showVerse(was, verse)), [])

  function toggle() {
    if (state) return setState(null)
    setState(begin({ hide: 'words', from: target ?? first, to: target ?? last, rounds: 3 }))
    // No further than it must: what is set above the verses stays in sight.
    focusVerse(target ?? first, 'nearest')
  }
  return { state, setState, nextWord, reveal, toggle }
}
