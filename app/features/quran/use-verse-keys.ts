// Keys for those who read with the keyboard. They work only while a verse itself has the focus, so they never get in the
// way of typing or of a screen reader's own keys.
import { type RefObject, useEffect } from 'react'

export type VerseKeyActions = {
  move: (verse: number) => void
  mark: (verse: number) => void
  copy: (verse: number) => void
  play: (verse: number) => void
  menu: (verse: number) => void
  /** False when there is no word to show: Space then scrolls, as always. */
  nextWord: () => boolean
}

export function useVerseKeys(list: RefObject<HTMLElement | null>, actions: VerseKeyActions) {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches('article[data-verse]')) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const verse = Number(target.dataset.verse)
      const perform: Record<string, () => unknown> = {
        ArrowDown: () => actions.move(verse + 1),
        j: () => actions.move(verse + 1),
        ArrowUp: () => actions.move(verse - 1),
        k: () => actions.move(verse - 1),
        b: () => actions.mark(verse),
        c: () => actions.copy(verse),
        p: () => actions.play(verse),
        Enter: () => actions.menu(verse),
        ' ': () => actions.nextWord(),
      }
      const action = perform[event.key] ?? perform[event.key.toLowerCase()]
      if (action && action() !== false) event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [list, actions])
}
