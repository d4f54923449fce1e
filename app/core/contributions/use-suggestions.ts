// Suggestions for "@am" or "#ram", fetched a moment after the last letter, and only for the word before the caret.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { typeInto } from './text-marks.ts'

/** `inserts` goes into the text, `says` stands beside it. */
export type Suggestion = { inserts: string; says?: string }

const PAUSE_MS = 150
const BEGUN = /(?:^|[\s(])([@#][\p{L}\p{M}\p{N}-]{0,30})$/u

/** What is being named before the caret: "@am", "#ram". */
export const begunAt = (text: string, caret: number): string | null =>
  BEGUN.exec(text.slice(Math.max(0, caret - 40), caret))?.[1] ?? null

export function useSuggestions(field: RefObject<HTMLTextAreaElement | null>, contribution: string | undefined) {
  const { locale } = useI18n()
  const [begun, setBegun] = useState<string | null>(null)
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const [chosen, setChosen] = useState(0)
  const known = useRef(new Set<string>())

  useEffect(() => {
    if (begun === null || begun === '#') return setItems([])
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ begins: begun, ...(contribution && { contribution }) })
      try {
        const answer = await fetch(`${inLocale('/community/suggest', locale)}?${query}`, { signal: ended.signal })
        const found = answer.ok ? ((await answer.json()) as Suggestion[]) : []
        for (const { inserts } of found) if (inserts.startsWith('@')) known.current.add(inserts.slice(1))
        setItems(found)
        setChosen(0)
      } catch {
        // Typed on, or the line is gone: names are typed by hand then.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [begun, contribution, locale])

  const close = () => setBegun(null)
  const look = () => {
    const { current } = field
    if (current) setBegun(begunAt(current.value, current.selectionEnd))
  }
  const choose = ({ inserts }: Suggestion) => {
    const { current } = field
    if (!current || begun === null) return
    typeInto(current, `${inserts} `, current.selectionEnd - begun.length, current.selectionEnd)
    close()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (items.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[chosen]
    if (step) setChosen((chosen + step + items.length) % items.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && item) choose(item)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return { items: begun === null ? [] : items, chosen, look, choose, keyDown, close, handles: known.current }
}
