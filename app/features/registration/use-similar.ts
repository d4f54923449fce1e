// Looks for doubles while somebody types.
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { SimilarListing } from './choices.ts'

const TYPING_PAUSE_MS = 600

/** `look` takes the form; `found` is null until something was looked for. */
export function useSimilar(fields: readonly string[]) {
  const { locale } = useI18n()
  const [found, setFound] = useState<SimilarListing[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const abort = useRef<AbortController>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      abort.current?.abort()
    },
    [],
  )
  const look = (form: HTMLFormElement | null, known: Record<string, string> = {}) => {
    clearTimeout(timer.current)
    if (!form) return
    timer.current = setTimeout(async () => {
      abort.current?.abort()
      abort.current = new AbortController()
      const typed = new FormData(form)
      const query = new URLSearchParams(known)
      for (const field of fields) {
        const value = typed.get(field)
        if (typeof value === 'string' && value.trim()) query.set(field, value.trim())
      }
      try {
        const answer = await fetch(`${inLocale('/business-register/similar', locale)}?${query}`, {
          signal: abort.current.signal,
        })
        if (answer.ok) setFound(await answer.json())
      } catch (error) {
        // A hint only: the form asks again when it is sent.
        if (!(error instanceof DOMException)) console.warn('The search for similar listings did not answer:', error)
      }
    }, TYPING_PAUSE_MS)
  }
  return { found, look }
}
