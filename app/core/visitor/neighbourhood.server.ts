// The visitor's neighbourhood, to about a kilometre: what pages for people without an account are made for, so that one
// page does for all who are near each other and shows nobody's exact place. The browser tells distances exactly
// (exact-distance.tsx).
import { parseCookieHeader } from '@supabase/ssr'
import { neighbourhoodOf, PLACE_COOKIE, placeFromCookie, placeToCookie } from '#app/core/places/place.ts'
import { choiceFromCookie, PRAYER_COOKIE, writeChoice } from '#app/core/prayer/prayer-choice.ts'

/** Of all cookies the two that a page for many is made of: the neighbourhood instead of the place, and the prayer settings. */
export function amongNeighbours(cookies: string): string {
  const place = placeFromCookie(parseCookieHeader(cookies).find(({ name }) => name === PLACE_COOKIE)?.value ?? null)
  const choice = choiceFromCookie(cookies)
  return [
    ...(place ? [`${PLACE_COOKIE}=${placeToCookie(neighbourhoodOf(place))}`] : []),
    ...(choice ? [`${PRAYER_COOKIE}=${writeChoice(choice)}`] : []),
  ].join('; ')
}
