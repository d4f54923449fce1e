// Makes the card of a mosque on the server, apart from its times.
import { href } from 'react-router'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import type { CardContext } from './card-context.server.ts'
import type { Mosque } from './mosque.ts'
import type { MosqueFace } from './mosque-card.tsx'
import { nameIn } from './name-in.ts'

type Context = Pick<CardContext, 'locale' | 'hasDistance' | 'cityName'>

export function toMosqueFace(mosque: Mosque, context: Context): MosqueFace {
  const { id, slug, latitude, longitude } = mosque
  const { width, height } = COVER_SHAPES.card
  const city = mosque.city && context.cityName(mosque.city, mosque.country_code)
  return {
    id,
    path: href('/mosque/:id', { id: slug ?? id }),
    name: nameIn(context.locale, mosque),
    cover: { src: mosque.image ?? coverUrl(id, 'mosque'), width, height },
    area: city || mosque.state || mosque.country || null,
    distance: context.hasDistance ? mosque.distance : null,
    position: latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null,
  }
}
