// A guest's saved places, on their own device: never sent anywhere until they join. Where storage is full or forbidden,
// nothing is saved and nothing breaks.
import { useMemo, useSyncExternalStore } from 'react'

export type DeviceSave = { id: string; name: string }

const KEY = 'saved'
/** As many as are taken along at once. */
export const MOST_SAVES = 200

const isSave = (value: unknown): value is DeviceSave =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value.id) &&
  typeof value.name === 'string'

/** What storage holds is anyone's guess. */
export function readSaves(text: string | null): DeviceSave[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSave).slice(0, MOST_SAVES) : []
  } catch {
    return []
  }
}

/** The newest first; pressed again, it is gone. */
export function pressed(saves: readonly DeviceSave[], { id, name }: DeviceSave): DeviceSave[] {
  const others = saves.filter((save) => save.id !== id)
  return others.length < saves.length ? others : [{ id, name }, ...others].slice(0, MOST_SAVES)
}

const listeners = new Set<() => void>()

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(saves: readonly DeviceSave[]): void {
  try {
    if (saves.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(saves))
  } catch {
    // Nothing is kept here.
  }
  for (const listener of listeners) listener()
}

/** Says whether the place is saved now. */
export function pressDeviceHeart(save: DeviceSave): boolean {
  keep(pressed(readSaves(keptText()), save))
  return readSaves(keptText()).some(({ id }) => id === save.id)
}

/** Those that came along, or, with null, all of them: whoever signs out leaves nothing behind. */
export function forgetSaves(taken: readonly string[] | null): void {
  keep(taken === null ? [] : readSaves(keptText()).filter(({ id }) => !taken.includes(id)))
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

/** Nothing on the server and while the page comes alive. */
export function useDeviceSaves(): readonly DeviceSave[] {
  const text = useSyncExternalStore(listen, keptText, () => null)
  return useMemo(() => readSaves(text), [text])
}
