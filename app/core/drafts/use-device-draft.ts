// A form that says itself which draft is its own, because its page has several of a kind.
import { useEffect, useRef } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { keepForm } from './keep-form.ts'

/** `name` tells one form from another. */
export function useDeviceDraft(name: string) {
  const owner = useRootData()?.user?.id ?? null
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const { current } = form
    if (!current) return
    return keepForm(current, owner, name)
  }, [owner, name])

  return form
}
