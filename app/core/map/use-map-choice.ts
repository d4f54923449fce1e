// The visitor's choice to have the map beside the list. Remembered in the browser; the server always offers it.
import { useSyncExternalStore } from 'react'

const KEY = 'directoryMap'
const HIDDEN = 'hidden'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isHiddenNow(): boolean {
  try {
    return localStorage.getItem(KEY) === HIDDEN
  } catch {
    // Storage may be switched off: then nothing is remembered.
    return false
  }
}

export function useMapChoice(): { isHidden: boolean; toggle: () => void } {
  const isHidden = useSyncExternalStore(subscribe, isHiddenNow, () => false)
  return {
    isHidden,
    toggle: () => {
      try {
        if (isHidden) localStorage.removeItem(KEY)
        else localStorage.setItem(KEY, HIDDEN)
      } catch {
        return
      }
      for (const listener of listeners) listener()
    },
  }
}
