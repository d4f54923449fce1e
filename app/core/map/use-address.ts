// Asks where the address in a form is, each time one of its fields was written.

import { type RefObject, useEffect, useRef } from 'react'
import { isRecord } from '#app/lib/records.ts'
import { wordIn } from '#app/lib/word-in.ts'

export type AddressFields = { address: string; postcode: string; city: string; country: string }
export type FoundAddress = { lat: number; lng: number; precision: 'door' | 'street' | 'postcode' }

const PRECISIONS = ['door', 'street', 'postcode'] as const

function readFound(value: unknown): FoundAddress | null {
  const { lat, lng, precision: said } = isRecord(value) ? value : {}
  const precision = wordIn(PRECISIONS, said)
  return typeof lat === 'number' && typeof lng === 'number' && precision ? { lat, lng, precision } : null
}

function readForm(form: HTMLFormElement, names: AddressFields): URLSearchParams | null {
  const values = Object.entries(names).map(([key, name]) => {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    return [key, isField ? field.value.trim() : ''] as const
  })
  const query = new URLSearchParams(Object.fromEntries(values))
  return query.get('address') && query.get('city') && query.get('country') ? query : null
}

async function ask(query: URLSearchParams, signal: AbortSignal): Promise<FoundAddress | null> {
  try {
    const answer = await fetch(`/api/address?${query}`, { signal })
    return answer.ok ? readFound(await answer.json()) : null
  } catch (failure) {
    if (!signal.aborted) console.warn('The address search did not answer:', failure)
    return null
  }
}

export function useAddress(
  fields: RefObject<HTMLFieldSetElement | null>,
  names: AddressFields | undefined,
  onFound: (found: FoundAddress) => void,
) {
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    const form = fields.current?.form
    if (!form || !names) return
    let asking = new AbortController()
    let asked = ''
    const changed = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      const query = Object.values(names).includes(target.name) ? readForm(form, names) : null
      if (!query || query.toString() === asked) return
      asked = query.toString()
      asking.abort()
      asking = new AbortController()
      const answer = await ask(query, asking.signal)
      if (answer) found.current(answer)
    }
    form.addEventListener('change', changed)
    return () => {
      asking.abort()
      form.removeEventListener('change', changed)
    }
  }, [fields, names])
}
