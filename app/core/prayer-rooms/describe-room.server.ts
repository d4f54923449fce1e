// Makes a prayer room's card: its name and house in the visitor's language, its distance, and whether it is open now.
import { href } from 'react-router'
import { type OpenLabel, openLabel } from '#app/core/hours/open-label.ts'
import { openStateAt, parseHours } from '#app/core/hours/rules.ts'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import type { Room } from './room.ts'
import type { RoomCardData } from './room-card.tsx'

type Context = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'cityName' | 'timeZoneAt'>

/** Null where its hours are not known, or are those of the house. */
export function openNow(room: Room, { now, timeZoneAt }: Pick<Context, 'now' | 'timeZoneAt'>): OpenLabel | null {
  if (room.opens === 'always') return { kind: 'always' }
  const hours = room.opens === 'hours' ? parseHours(room.hours) : null
  if (!hours) return null
  const timeZone = room.timeZone || timeZoneAt(room.lat, room.lng)
  const place = { timeZone, countryCode: room.countryCode, lat: room.lat, lng: room.lng }
  return openLabel(openStateAt(hours, place, now), timeZone, now)
}

export const cityOfRoom = ({ city, countryCode }: Room, { cityName }: Pick<Context, 'cityName'>): string | null =>
  city && cityName(city, countryCode)

export const pathOfRoom = ({ slug, id }: Pick<Room, 'slug' | 'id'>) => href('/prayer-room/:id', { id: slug || id })

export function toRoomCard(room: Room, context: Context): RoomCardData {
  return {
    id: room.id,
    path: pathOfRoom(room),
    name: nameIn(context.locale, room) ?? room.name,
    host: room.host,
    where: [room.hostName, room.inside].filter(Boolean).join(' · ') || null,
    city: cityOfRoom(room, context),
    forWhom: room.forWhom,
    isMultiFaith: room.kind === 'multi_faith',
    wudu: room.wudu,
    qibla: room.qibla,
    opens: room.opens,
    open: openNow(room, context),
    distance: context.hasDistance ? room.distance : null,
    position: { lat: room.lat, lng: room.lng },
  }
}
