// A list that a browser keeps for its visitor, on this device alone; pages follow it as it changes, in other tabs too. Where
// storage is full or forbidden, nothing is kept and nothing breaks.
import { useMemo, useSyncExternalStore } from 'react'

export function deviceList<Entry>(storageKey: string, isEntry: (value: unknown) => value is Entry, most: number) {
  const listeners = new Set<() => void>()

  function keptText(): string | null {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  }

  /** What storage holds is anyone's guess. */
  function read(text: string | null): Entry[] {
    try {
      const kept: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(kept) ? kept.filter(isEntry).slice(0, most) : []
    } catch {
      return []
    }
  }

  function listen(listener: () => void) {
    listeners.add(listener)
    // Another tab of the same device.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  function keep(entries: readonly Entry[]): void {
    try {
      if (entries.length === 0) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, JSON.stringify(entries.slice(0, most)))
    } catch {
      // Nothing is kept here.
    }
    for (const listener of listeners) listener()
  }

  return { read, listen, keptText, keep, entries: () => read(keptText()) }
}

/** Nothing on the server and while the page comes alive. */
export function useDeviceEntries<Entry>(list: ReturnType<typeof deviceList<Entry>>): readonly Entry[] {
  const text = useSyncExternalStore(list.listen, list.keptText, () => null)
  return useMemo(() => list.read(text), [list, text])
}
