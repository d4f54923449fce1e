import { useEffect, useState } from 'react'

const PAUSE_MS = 120

/** What an address of ours answers to what is typed, a moment after the last key; nothing where it fails. */
export function useFound<T>(address: string | null): T[] {
  const [found, setFound] = useState<T[]>([])
  useEffect(() => {
    if (address === null) return setFound([])
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetch(address, { signal: leaving.signal })
        .then((response) => (response.ok ? response.json() : []))
        .then((answer: unknown) => setFound(Array.isArray(answer) ? (answer as T[]) : []))
        .catch(() => setFound([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [address])
  return found
}
