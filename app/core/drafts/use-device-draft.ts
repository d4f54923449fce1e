// A form that says itself which draft is its own, because its page has several of a kind or its account keeps words of it.
import { useCallback, useEffect, useRef } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { type Keeping, keepForm } from './keep-form.ts'

/** `name` tells one form from another. */
export function useDeviceDraft(name: string) {
  const owner = useRootData()?.user?.id ?? null
  const form = useRef<HTMLFormElement>(null)
  const keeping = useRef<Keeping | null>(null)

  useEffect(() => {
    const { current } = form
    if (!current) return
    const kept = keepForm(current, owner, name)
    keeping.current = kept
    return () => {
      keeping.current = null
      kept.stop()
    }
  }, [owner, name])

  const accept = useCallback((field: string, text: string) => keeping.current?.accept(field, text), [])
  return { form, accept }
}
