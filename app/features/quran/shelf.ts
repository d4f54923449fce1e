/**
 * Bookmarks, last place and plan, kept in the browser so that none of them needs an account. With one, the account has
 * them too: each state carries the time it was made, and of two states the later one stays (merge_quran_shelf).
 */
import type { Plan } from './rules.ts'
import type { AccountShelf } from './shapes.server.ts'

type Mark = { at: string; gone?: true }
export type KeptPlan = Plan & { at: string; gone?: true }

export type Shelf = {
  /** The member whose shelf this is; null while it is nobody's. */
  owner: string | null
  bookmarks: Readonly<Record<number, Mark>>
  place: { verse: number; at: string } | null
  plan: KeptPlan | null
  /** Something changed that the account does not know yet. */
  isAhead: boolean
}

export const EMPTY_SHELF: Shelf = { owner: null, bookmarks: {}, place: null, plan: null, isAhead: false }

const KEY = 'mahalla-quran'

let shelf: Shelf | null = null
const listeners = new Set<() => void>()

/** Private windows may refuse storage; the shelf then lasts as long as the page. */
function readStored(): Shelf {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return stored && typeof stored === 'object' ? { ...EMPTY_SHELF, ...stored } : EMPTY_SHELF
  } catch {
    return EMPTY_SHELF
  }
}

export function currentShelf(): Shelf {
  shelf ??= readStored()
  return shelf
}

export function setShelf(next: Shelf) {
  shelf = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener()
}

export function subscribeShelf(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    shelf = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const isMarked = ({ bookmarks }: Shelf, verse: number): boolean => {
  const mark = bookmarks[verse]
  return mark !== undefined && !mark.gone
}

/** Newest first. */
export const markedVerses = ({ bookmarks }: Shelf): number[] =>
  Object.entries(bookmarks)
    .filter(([, mark]) => !mark.gone)
    .toSorted(([, a], [, b]) => b.at.localeCompare(a.at))
    .map(([verse]) => Number(verse))

export function toggleMark(from: Shelf, verse: number, at: string): Shelf {
  const mark: Mark = isMarked(from, verse) ? { at, gone: true } : { at }
  return { ...from, bookmarks: { ...from.bookmarks, [verse]: mark }, isAhead: true }
}

export const withPlace = (from: Shelf, verse: number, at: string): Shelf =>
  from.place?.verse === verse ? from : { ...from, place: { verse, at }, isAhead: true }

export const withPlan = (from: Shelf, plan: Plan, at: string): Shelf => ({
  ...from,
  plan: { ...plan, at },
  isAhead: true,
})

export const withoutPlan = (from: Shelf, at: string): Shelf =>
  from.plan ? { ...from, plan: { ...from.plan, at, gone: true }, isAhead: true } : from

export const activePlan = ({ plan }: Shelf): Plan | null => (plan && !plan.gone ? plan : null)

export type { AccountShelf } from './shapes.server.ts'

export type PostedShelf = {
  bookmarks: ({ verse: number } & Mark)[]
  place: Shelf['place']
  plan: KeptPlan | null
}

/** What to send to the account; nothing of it when the shelf is another member's. */
export function toPost(from: Shelf, user: string): PostedShelf {
  if (from.owner !== null && from.owner !== user) return { bookmarks: [], place: null, plan: null }
  return {
    bookmarks: Object.entries(from.bookmarks).map(([verse, mark]) => ({ verse: Number(verse), ...mark })),
    place: from.place,
    plan: from.plan,
  }
}

export const fromAccount = ({ bookmarks, place, plan }: AccountShelf, owner: string): Shelf => ({
  owner,
  bookmarks: Object.fromEntries(bookmarks.map(({ verse, at }) => [verse, { at }])),
  place,
  plan,
  isAhead: false,
})
