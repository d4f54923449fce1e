// The shelf in a component, and its way to the account of whoever is signed in.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import {
  type AccountShelf,
  currentShelf,
  EMPTY_SHELF,
  fromAccount,
  type Shelf,
  setShelf,
  subscribeShelf,
  toPost,
} from './shelf.ts'

const SAVE_AFTER_MS = 1500

export const useShelf = (): Shelf => useSyncExternalStore(subscribeShelf, currentShelf, () => EMPTY_SHELF)

async function merge(action: string, user: string): Promise<void> {
  const sent = currentShelf()
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toPost(sent, user)),
  })
  if (!response.ok) return
  const account = (await response.json()) as AccountShelf
  // What happened meanwhile goes with the next turn.
  if (currentShelf() === sent) setShelf(fromAccount(account, user))
}

/** Keeps the shelf and the account in step while a page of the reader is open. */
export function useShelfSync() {
  const user = useRootData()?.user?.id ?? null
  const action = useHref('/quran/shelf')
  const shelf = useShelf()
  const { owner, isAhead } = shelf
  const greeted = useRef<string | null>(null)

  useEffect(() => {
    // Signed out: the shelf was the member's, and the next person at this browser is someone else.
    if (user === null && owner !== null) setShelf(EMPTY_SHELF)
  }, [user, owner])

  // Again whenever the shelf changes, also while an answer is on its way.
  useEffect(() => {
    const isNew = owner !== user || greeted.current !== user
    if (user === null || currentShelf() !== shelf || !(isNew || isAhead)) return
    const timer = setTimeout(
      () => {
        greeted.current = user
        // Without a connection everything stays here, and goes with the next change or visit.
        merge(action, user).catch(() => {})
      },
      isNew ? 0 : SAVE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [user, owner, isAhead, shelf, action])
}
