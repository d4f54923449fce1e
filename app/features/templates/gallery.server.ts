// The gallery's posters, filled from the places of whoever looks, or from the one they chose.
import * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { nearMosques } from '#app/core/listings/queries.server.ts'
import { masjidFromCookie } from '#app/core/mosques/my-masjid.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { placeFor, SETS, type SetName, setNames } from './gallery.ts'
import { type Finders, loadPoster } from './load-poster.server.ts'
import type { Poster } from './poster.ts'
import type { Kind } from './rules.ts'

export type GallerySheet = { kind: Kind; poster: Poster; query: string }
export type Gallery = { name: string; sets: { set: SetName; sheets: GallerySheet[] }[] }

const kept = z.array(z.object({ id: z.string(), kind: z.enum(['mosque', 'business']) }))

export type Whose = 'kept' | 'mine' | 'nearest'

const mosque = (id: string) => `mosque:${id}`

/**
 * As orders name them, and whose they are: the places the visitor keeps, else the mosque they call theirs or follow, else the
 * nearest. Empty where nobody knows where they are.
 */
export async function placesOf(visit: Visit): Promise<{ places: string[]; whose: Whose }> {
  const { services, cookie, place, hasPlace } = visit
  const user = services.mayHaveSession ? await findUser(services) : null
  if (user) {
    const own = await ask(services, services.db().rpc('my_places'), kept)
    if (own.length > 0) return { places: own.map(({ id, kind }) => `${kind}:${id}`), whose: 'kept' }
  }
  const chosen = masjidFromCookie(cookie)
  if (chosen) return { places: [mosque(chosen)], whose: 'mine' }
  const followed = user ? await findFollowed(services, user.id) : []
  if (followed.length > 0) return { places: followed, whose: 'mine' }
  const [nearest] = hasPlace ? await nearMosques(services, { lat: place.lat, lng: place.lng, limit: 1 }) : []
  return { places: nearest ? [mosque(nearest.id)] : [], whose: 'nearest' }
}

async function findFollowed(services: Services, user: string): Promise<string[]> {
  const follows = services.db().from('mosque_follows').select('place_id').eq('user_id', user)
  const rows = await ask(services, follows.order('is_my_masjid', { ascending: false }).order('created_at').limit(1))
  return rows.map(({ place_id }) => mosque(place_id))
}

/** What cannot be filled is left out: a gallery of empty sheets helps nobody. */
export async function loadGallery(visit: Visit, places: readonly string[], finders: Finders): Promise<Gallery> {
  let name = ''
  const load = async (kind: Kind): Promise<GallerySheet[]> => {
    const place = placeFor(kind, places)
    if (place === null) return []
    const url = new URL('/templates', visit.url)
    url.searchParams.set('kind', kind)
    if (place !== '') url.searchParams.set('place', place)
    const { poster, missing, placeName } = await loadPoster({ ...visit, url }, finders)
    if (missing !== null) return []
    if (place === places[0]) name = placeName
    return [{ kind, poster, query: url.searchParams.toString() }]
  }
  const sets = await Promise.all(
    setNames.map(async (set) => ({ set, sheets: (await Promise.all(SETS[set].map(load))).flat() })),
  )
  return { name, sets: sets.filter(({ sheets }) => sheets.length > 0) }
}
