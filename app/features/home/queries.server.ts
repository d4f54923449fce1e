// The home page's one query.
import { isKnown, type Place } from '#app/core/places/place.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { EMPTY_HOME, type HomeRows, readHomePage } from './home-page.ts'

/** Three decimals, as the place cookie has them: visitors of one neighbourhood share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

/** A failure gives an empty page and is logged; the kept answers hold successes only. */
export async function findHomePage(services: Pick<Services, 'page' | 'log'>, place: Place): Promise<HomeRows> {
  const position = isKnown(place) ? { lat: round(place.lat), lng: round(place.lng) } : { lat: null, lng: null }
  const answer = await askPageOrNothing(services, 'home_page', position)
  return answer === null ? EMPTY_HOME : readHomePage(answer)
}
