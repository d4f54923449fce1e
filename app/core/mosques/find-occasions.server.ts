// Ramadan and Eid at the mosques around a place: who prays when, by whose word.
import { href } from 'react-router'
import * as z from 'zod'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Occasion, type OccasionKind, readOccasions } from './read-mosque.ts'

type Point = { lat: number; lng: number }

export type NearOccasion = Occasion & {
  mosque: { id: string; path: string; name: string; city: string; lat: number; lng: number; distance: number }
}

/** Three decimals, as the place cookie has them: visitors of one neighbourhood share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000
const face = z.object({ mosque_id: z.string(), slug: z.string().nullish(), name: z.string() })

type Asked = { kinds: OccasionKind[]; from: string; until: string; most?: number }

type Asking = {
  services: Pick<Services, 'page' | 'log'>
  locale: Locale
  cards: Pick<CardContext, 'cityName'>
  place: Point
}

export async function findOccasions(
  { services, place, locale, cards }: Asking,
  { kinds, from, until, most = 40 }: Asked,
): Promise<NearOccasion[]> {
  const answer = await askPageOrNothing(services, 'occasions_near', {
    lat: round(place.lat),
    lng: round(place.lng),
    kinds,
    from_day: from,
    until_day: until,
    max_results: most,
  })
  return readRows(answer).flatMap((row: SourceRow) => {
    const [occasion] = readOccasions([row])
    const read = face.safeParse(row)
    const [lat, lng] = [toCoordinate(row.latitude), toCoordinate(row.longitude)]
    if (!occasion || !read.success || lat === null || lng === null) return []
    const { mosque_id: id, slug, name } = read.data
    const city = readText(row.city)
    return [
      {
        ...occasion,
        mosque: {
          id,
          path: href('/mosque/:id', { id: slug ?? id }),
          name: nameIn(locale, { name, local_name: readText(row.local_name) ?? '' }) ?? name,
          city: city ? cards.cityName(city, readText(row.country_code) ?? '') : '',
          lat,
          lng,
          distance: toCoordinate(row.distance) ?? 0,
        },
      },
    ]
  })
}
