// Short messages that come and go. Kept outside React so that any handler may show one; only browsers ever fill it.
import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  message: string
  tone: 'success' | 'info' | 'danger'
  action?: { label: string; run: () => void } | undefined
}

const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message in the page's <ToastRegion>. At most three stand at once; the oldest gives way. */
export function showToast(message: string, options: { tone?: Toast['tone']; action?: Toast['action'] } = {}) {
  lastId += 1
  setToasts([...toasts.slice(-2), { id: lastId, message, tone: options.tone ?? 'success', action: options.action }])
}

export function dismissToast(id: number) {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
