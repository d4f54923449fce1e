// Where someone is, to about a kilometre: what pages for people without an account are made for, so that one page does for
// all who are near each other and shows nobody's exact place. The browser tells distances exactly (exact-distance.tsx).
import { parseCookieHeader } from '@supabase/ssr'
import { choiceFromCookie, writeChoice } from '#app/core/prayer/prayer-choice.ts'
import { neighbourhoodOf, PLACE_COOKIE, placeFromCookie, placeToCookie } from './place.ts'

/**
 * `cookies` with the neighbourhood instead of the place, and in `key` all that a page for many may be made of: two who have
 * the same key get the same page.
 */
export function amongNeighbours(cookies: string): { cookies: string; key: string } {
  const choice = choiceFromCookie(cookies)
  const own = choice ? writeChoice(choice) : ''
  const value = parseCookieHeader(cookies).find(({ name }) => name === PLACE_COOKIE)?.value
  if (value === undefined) return { cookies, key: own }
  const place = placeFromCookie(value)
  const near = place ? placeToCookie(neighbourhoodOf(place)) : ''
  const others = cookies.split(';').filter((cookie) => cookie.split('=', 1)[0]?.trim() !== PLACE_COOKIE)
  return { cookies: [...others, `${PLACE_COOKIE}=${near}`].join(';'), key: `${near} ${own}` }
}
