// Forms written without a line, on this device until the site has them. A list that storage keeps: nothing here is sent.
import { useSyncExternalStore } from 'react'

export type Waiting = {
  id: string
  /** Whoever wrote it; it is sent for nobody else. */
  owner: string
  /** Path and query of the page it was posted to. */
  to: string
  fields: [string, string][]
  /** The draft that holds the same words, where the form keeps one. */
  draft: string | null
  at: number
  /** Why the site did not take it: it was answered with a refusal, or whoever wrote it has to sign in first. */
  stopped: 'refused' | 'signIn' | null
}

const KEY = 'waiting'
/** More than anybody writes on one way home. */
const MOST = 30

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'owner' in value &&
  'to' in value &&
  'fields' in value &&
  typeof value.id === 'string' &&
  typeof value.owner === 'string' &&
  typeof value.to === 'string' &&
  value.to.startsWith('/') &&
  Array.isArray(value.fields)

/** What storage holds is anyone's guess. */
export function parseWaiting(text: string | null): Waiting[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** The same form sent again takes the place of what waited: it is one wish, not two. */
export const joined = (list: readonly Waiting[], one: Waiting): Waiting[] => [
  ...list.filter((other) => !isSameWish(other, one)).slice(-(MOST - 1)),
  one,
]

const aboutOf = ({ fields }: Waiting) =>
  JSON.stringify(fields.filter(([name]) => ['once', 'intent', 'save', 'remove', 'reply', 'id'].includes(name)))
const isSameWish = (one: Waiting, other: Waiting) =>
  one.owner === other.owner &&
  one.to === other.to &&
  (one.draft === null ? aboutOf(one) === aboutOf(other) : one.draft === other.draft)

const listeners = new Set<() => void>()

function textOf(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const readWaiting = () => parseWaiting(textOf())

export function writeWaiting(list: readonly Waiting[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(list))
    for (const listener of listeners) listener()
    return true
  } catch {
    return false
  }
}

export const forgetWaiting = () => writeWaiting([])
export const dropWaiting = (id: string) => writeWaiting(readWaiting().filter((one) => one.id !== id))

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The list as text: the same text is the same list. */
export const useWaitingText = () => useSyncExternalStore(listen, textOf, () => null)
