// A form that loses nothing at a reload: what is typed is kept on the device until the site has it.
import { useCallback, useEffect, useRef } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { draftOf, keep, noteSending, readKept, type Said, writeDraft } from './device-draft.ts'
import { controlsOf, fillAgain, readFirst, readSaid } from './form-fields.ts'

/** Filling one field may bring others, and those once more. */
const ROUNDS = 3

/** `name` tells one form from another. `accept` says that the account keeps a field's words too, as the page will bring them. */
export function useDeviceDraft(name: string) {
  const owner = useRootData()?.user?.id ?? null
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(new Map<string, Said>())
  const save = useRef<() => void>(() => {})

  useEffect(() => {
    const { current } = form
    if (!current || owner === null) return
    const key = draftOf(owner, name)
    const brought = new Map([...controlsOf(current)].map(([field, controls]) => [field, readFirst(controls)]))
    first.current = brought
    let isFilling = true
    // What the account accepts after the sending is no draft any more.
    let isSent = false
    let frame = 0

    const write = () => {
      if (isFilling) return
      const fields = [...controlsOf(current)].map(([field, controls]) => {
        const was = brought.get(field) ?? readFirst(controls)
        brought.set(field, was)
        return [field, { was, is: readSaid(controls) }] as const
      })
      keep(key, writeDraft(readKept(key), new Map(fields)))
    }
    const round = (draft: ReturnType<typeof readKept>, done: ReadonlySet<string>, left: number) => {
      const seen = fillAgain(current, draft, brought, done)
      if (left > 0 && seen.size > done.size) frame = requestAnimationFrame(() => round(draft, seen, left - 1))
      else isFilling = false
    }
    const typed = () => {
      isSent = false
      write()
    }
    const note = () => {
      isSent = true
      noteSending(key, new URL(current.getAttribute('action') ?? '', location.href).pathname)
    }

    save.current = () => {
      if (!isSent) write()
    }
    round(readKept(key), new Set(), ROUNDS)
    current.addEventListener('input', typed)
    current.addEventListener('change', typed)
    current.addEventListener('submit', note)
    return () => {
      save.current = () => {}
      cancelAnimationFrame(frame)
      current.removeEventListener('input', typed)
      current.removeEventListener('change', typed)
      current.removeEventListener('submit', note)
    }
  }, [owner, name])

  const accept = useCallback((field: string, text: string) => {
    first.current.set(field, [text])
    save.current()
  }, [])
  return { form, accept }
}
