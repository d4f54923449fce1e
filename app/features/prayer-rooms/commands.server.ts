// Adding a prayer room, saying what one knows of it, and whether it is still there. The database weighs who says what.
import { type HoursDraft, type HoursFormError, parseHoursForm } from '#app/core/hours/hours-form.ts'
import { reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import type { RoomField } from '#app/core/prayer-rooms/room.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Json } from '#app/lib/database.types.ts'
import { readForm, readIntent } from '#app/lib/form.server.ts'
import { done, type Outcome, placeAt, type Refusal, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { type ErrorKey, newRoomForm, sayForm, thereForms } from './schema.ts'

export const SAID = ['thanks', 'shown', 'waits', 'added'] as const
export type Said = (typeof SAID)[number]
export type RoomRefusal = Refusal & { hours?: { errors: HoursFormError[]; draft: HoursDraft } }

const toSaid = (answer: unknown): Said => SAID.find((word) => word === answer) ?? 'waits'
const flag = (word: '' | 'yes' | 'no') => (word === '' ? null : word === 'yes')

/** Returns the room's part of the address. */
export async function addRoom(services: Services, request: Request, defaultName: string): Promise<Outcome<string>> {
  const form = await request.formData().catch(() => null)
  const read = readForm(newRoomForm, form)
  if (!read.ok) return read
  const values = readTyped(form)
  if (!services.allow('write')) return refuse('tooMany', { values })
  const { latitude, longitude, wudu, qibla, wheelchair, opens, ...said } = read.value
  const town = reverseGeocode(latitude, longitude)
  const words = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))
  const room = {
    ...words,
    name: said.name || defaultName,
    wudu: flag(wudu),
    qibla: flag(qibla),
    wheelchair: flag(wheelchair),
    hours: opens || null,
    latitude,
    longitude,
    city: town?.city ?? null,
    country_code: town?.countryCode ?? null,
    time_zone: timeZoneAt(latitude, longitude),
  }
  return attempt(services, services.db().rpc('add_prayer_room', { room }), { values })
}

const say = async (services: Services, room: string, field: string, value: Json, values: Record<string, string>) => {
  const sent = await attempt(services, services.db().rpc('say_of_prayer_room', { room, field, value }), { values })
  return sent.ok ? done(toSaid(sent.value)) : placeAt(sent, field === 'there' ? 'form' : 'value', values)
}

/** "Is it still there?" */
export async function answerThere(services: Services, room: string, request: Request): Promise<Outcome<Said>> {
  const read = await readIntent(request, thereForms)
  if (!read.ok) return read
  if (!services.allow('write')) return refuse('tooMany', { values: read.value.values })
  return say(services, room, 'there', read.value.intent === 'there', read.value.values)
}

const FLAGS: readonly RoomField[] = ['wudu', 'qibla', 'wheelchair']

/** As the database holds it; null where nothing was said. */
function saidValue(field: RoomField, text: string): Json {
  if (text === '') return null
  return FLAGS.includes(field) ? text === 'yes' : text
}

export async function sayOfRoom(
  services: Services,
  room: string,
  request: Request,
): Promise<Outcome<Said> | RoomRefusal> {
  const form = await request.formData().catch(() => null)
  const read = readForm(sayForm, form)
  if (!read.ok) return read
  const values = readTyped(form)
  const { field, value } = read.value
  if (!services.allow('write')) return refuse('tooMany', { values })
  if (field === 'hours' && value === 'hours') {
    const hours = parseHoursForm(form ?? new FormData())
    if (!hours.ok) return { ...refuse<ErrorKey>('hours', { values }), hours }
    if (!hours.value) return refuse<ErrorKey>('required', { field: 'value', values })
    return say(services, room, field, hours.value as Json, values)
  }
  const said = saidValue(field, value)
  if (said === null) return refuse<ErrorKey>('required', { field: 'value', values })
  return say(services, room, field, said, values)
}
