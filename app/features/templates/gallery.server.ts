// The gallery's posters, filled from the places of whoever looks, or from the one they chose.
import * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
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

/** As orders name them: the places the visitor keeps. */
export async function ownPlaces(services: Services): Promise<string[]> {
  if (!(await findUser(services))) return []
  const own = await ask(services, services.db().rpc('my_places'), kept)
  return own.map(({ id, kind }) => `${kind}:${id}`)
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
