// What can be done with a verse: by its buttons, and by keys.
import { type MouseEvent, useMemo } from 'react'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { showToast } from '#app/ui/toasts.ts'
import { describeVerse } from './rules.ts'
import type { usePassage } from './use-passage.ts'
import type { useRecitation } from './use-recitation.ts'
import type { VerseHandlers } from './verse-article.tsx'

type Acts = {
  mark: (verse: number) => void
  recitation: Pick<ReturnType<typeof useRecitation>, 'play' | 'toggle'>
  openMenu: (verse: number) => void
  reveal: VerseHandlers['onReveal']
  focusVerse: (verse: number, block?: ScrollLogicalPosition) => void
  nextWord: () => boolean
}

export function useVerseHandlers({ mark, recitation, openMenu, reveal }: Acts): VerseHandlers {
  return useMemo(
    () => ({
      onMark: (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault()
        mark(Number(event.currentTarget.value))
      },
      onPlay: (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        const wanted = Number(event.currentTarget.dataset.verse)
        if (event.currentTarget.classList.contains('quran-act--pause')) recitation.toggle()
        else recitation.play(wanted)
      },
      onMore: (event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openMenu(Number(event.currentTarget.dataset.verse))
      },
      onReveal: reveal,
    }),
    [mark, openMenu, recitation.play, recitation.toggle, reveal],
  )
}

export function useKeyActs(passage: ReturnType<typeof usePassage>, acts: Acts) {
  const { locale, t } = useI18n()
  const words = t.quran
  const { find, nameOf, addressOf } = passage
  const { focusVerse, mark, recitation, openMenu, nextWord } = acts
  return useMemo(
    () => ({
      move: focusVerse,
      mark,
      copy: (wanted: number) => {
        const verse = find(wanted)
        if (!verse) return
        navigator.clipboard
          .writeText(
            describeVerse(verse, words.menu.title(nameOf(verse.surah), writeVerse(locale, verse)), addressOf(verse)),
          )
          .then(() => showToast(words.menu.copied))
          .catch(() => showToast(words.menu.notCopied, { tone: 'danger' }))
      },
      play: recitation.play,
      menu: openMenu,
      nextWord,
    }),
    [focusVerse, mark, find, nameOf, addressOf, words, locale, recitation.play, openMenu, nextWord],
  )
}
