// The shopping list of whoever is not signed in: on their device alone. Storage that is full or forbidden keeps nothing.

import { useMemo, useSyncExternalStore } from 'react'
import { isRecord } from '#app/lib/records.ts'
import { isUnit, type NewLine, type ShoppingLine } from './shopping.ts'

const KEY = 'mahalla:shopping'
const MOST_LINES = 600

const isLine = (value: unknown): value is ShoppingLine => {
  if (!isRecord(value)) return false
  const { id, name, amount, unit, isTicked } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= 160 &&
    (amount === null || (typeof amount === 'number' && amount >= 0.001 && amount <= 100_000)) &&
    (unit === null || (isUnit(unit) && amount !== null)) &&
    typeof isTicked === 'boolean'
  )
}

/** What storage holds is anyone's guess. */
export function readDeviceList(text: string | null): ShoppingLine[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, MOST_LINES) : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

const keptText = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function change(changed: (lines: ShoppingLine[]) => ShoppingLine[]): void {
  const lines = changed(readDeviceList(keptText())).slice(0, MOST_LINES)
  try {
    if (lines.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(lines))
  } catch {
    // Nothing is kept here.
  }
  for (const listener of listeners) listener()
}

/** Says whether it is kept. */
export function addToDevice(added: readonly NewLine[]): boolean {
  const lines = added.map((line) => ({ ...line, id: crypto.randomUUID(), isTicked: false }))
  change((before) => [...before, ...lines])
  const ids = new Set(readDeviceList(keptText()).map(({ id }) => id))
  return lines.every(({ id }) => ids.has(id))
}

export const tickOnDevice = (ids: readonly string[], isTicked: boolean) =>
  change((lines) => lines.map((line) => (ids.includes(line.id) ? { ...line, isTicked } : line)))

export const clearDevice = (which: 'ticked' | 'all') =>
  change((lines) => (which === 'all' ? [] : lines.filter(({ isTicked }) => !isTicked)))

function listen(listener: () => void) {
  listeners.add(listener)
  // Another tab of the same device.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Nothing on the server and while the page comes alive. */
export function useDeviceList(): readonly ShoppingLine[] {
  const text = useSyncExternalStore(listen, keptText, () => null)
  return useMemo(() => readDeviceList(text), [text])
}
