// A bookmark tapped before the scripts came, by someone without an account: a cookie carries it over one page load, and the
// browser's own shelf takes it up.
import { isVerseNumber } from '#app/core/quran/numbering.ts'
import { writeCookie } from '#app/lib/write-cookie.ts'
import { currentShelf, isMarked, setShelf, toggleMark } from './shelf.ts'

export const TAPPED_COOKIE = 'quran-tapped'
const SECONDS = 600

export const tappedCookie = (verse: number) => `${TAPPED_COOKIE}=${verse}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`

/** The verse that was tapped; null where none was. */
export function readTapped(cookie: string): number | null {
  const verse = Number(new RegExp(`(?:^|;\\s*)${TAPPED_COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookie)?.[1])
  return isVerseNumber(verse) ? verse : null
}

/** Marks it, as the tap meant; a second tap took it back. */
export function takeTapped(): { verse: number; isMarked: boolean } | null {
  const verse = readTapped(document.cookie)
  if (verse === null) return null
  writeCookie(TAPPED_COOKIE, '', 0)
  const next = toggleMark(currentShelf(), verse, new Date().toISOString())
  setShelf(next)
  return { verse, isMarked: isMarked(next, verse) }
}
