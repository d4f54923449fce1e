// The position of the assistant's button, and when it steps aside.
import { isReaderPath } from '#app/core/quran/reader-settings.ts'

/** Wizards, forms and dashboards: the button would lie over what is being filled in or worked through. */
const AT_WORK =
  /^\/(login|register|reset-password|contact|business-register|business-profile|dashboard|account)(\/|$)|\/(ask|claim|edit|suggest|new)$/

/** Nothing lies over the words of the Quran either. The footer leads to help from all of these. */
export const mayOfferChat = (path: string) => !isReaderPath(path) && !AT_WORK.test(path)

/**
 * Timetables, sums and a business's hours reach to the edge, where the button would lie over what is read or pressed: here
 * it waits at the page's foot.
 */
const FULL_WIDTH = /^\/(athan|business|mosque|zakaat)(\/|$)/

export const isChatDocked = (path: string) => FULL_WIDTH.test(path)

/** Pixels that are a movement and not the tremble of a thumb. */
const MOVED = 12

/** Where a page went between two positions; null when it hardly moved. At its very top it always counts as up. */
export function directionAfter(before: number, now: number): 'up' | 'down' | null {
  if (now <= 0) return 'up'
  if (Math.abs(now - before) < MOVED) return null
  return now > before ? 'down' : 'up'
}
