// Commands of hosts and guests on events. The database decides who may.
import { besideField, inputOf } from '#app/core/contributions/commands.server.ts'
import { loadPlace, type PlaceGround } from '#app/core/contributions/place-choice.server.ts'
import type { ContributionInput } from '#app/core/contributions/schema.ts'
import { type Saved, saved as savedShape } from '#app/core/contributions/shapes.server.ts'
import { groundOf } from '#app/core/events/prayer-ground.ts'
import { type EventTimes, instantOf, reckonDays } from '#app/core/events/reckon-days.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { isTimeZone, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type FieldErrors, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { writeRule } from './repeat-fields.ts'
import { type EventInput, eventFields } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Form = { form: ContributionInput; id?: string; wanted: string }

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  eventPlace: 'city',
  eventVenue: 'venue',
  eventDays: 'first_day',
  eventCapacity: 'capacity',
  eventQuestions: 'questions',
}

/** The words, the event and its days in one transaction. */
export async function saveEvent(services: Acting, { form, id, wanted }: Form, values: Values): Promise<Outcome<Saved>> {
  const read = eventFields.safeParse(values)
  if (!read.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of read.error.issues) errors[String(path[0] ?? 'form')] = [message]
    return { ok: false, status: 400, errors, values }
  }
  const fields = read.data
  const place = fields.place_id === null ? null : await loadPlace(services, fields.place_id)
  if (fields.place_id !== null && !place) return refuse('eventPlace', { field: 'city', values })
  const { tags: _tags, ...words } = inputOf(form)
  const point = pointOf(place, words)
  if (!point && fields.attendance !== 'online') return refuse('town', { field: 'city', values })
  const zone = fields.time_zone ?? zoneOf(place, point)
  if (zone === null) return refuse('timeZone', { field: 'time_zone', values })
  const times = timesOf(fields, zone)
  const ground = groundOf({
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    country_code: place?.country_code ?? (form.country_code || null),
    method: place?.method,
    school: place?.school,
  })
  const saving = services.db().rpc('save_event', {
    input: { ...words, ...times, except_days: [...times.except_days], ...factsOf(fields) },
    days: reckonDays(times, ground, new Date()),
    wanted,
    ...(id && { contribution: id }),
  })
  const saved = await attempt(services, saving, { values, shape: savedShape })
  const field = saved.ok ? undefined : FIELD_OF[saved.errors.form?.[0] ?? '']
  return field && !saved.ok ? placeAt(saved, field, values) : besideField(saved, values)
}

type Point = { lat: number; lng: number }

function pointOf(place: PlaceGround | null, words: ReturnType<typeof inputOf>): Point | null {
  const [lat, lng] = place ? [place.lat, place.lng] : [words.latitude ?? null, words.longitude ?? null]
  return lat === null || lng === null ? null : { lat, lng }
}

function zoneOf(place: PlaceGround | null, point: Point | null): string | null {
  if (place?.time_zone && isTimeZone(place.time_zone)) return place.time_zone
  return point && timeZoneAt(point.lat, point.lng)
}

function timesOf(fields: EventInput, time_zone: string): EventTimes {
  const { anchor, clock, shift, side, first_day, except_days } = fields
  return {
    anchor,
    clock: anchor === 'clock' ? clock : null,
    shift: anchor === 'clock' ? 0 : side === 'before' ? -shift : shift,
    first_day,
    rule: writeRule(fields, first_day),
    except_days,
    time_zone,
  }
}

function factsOf(fields: EventInput) {
  const { place_id, attendance, venue, online_url, minutes, audience, access, price, currency, capacity } = fields
  const isFree = price === null || price === 0
  return {
    place_id,
    attendance,
    venue,
    online_url: attendance === 'place' ? null : online_url,
    minutes,
    audience,
    access,
    price: isFree ? null : price,
    currency: isFree ? null : currency,
    capacity,
    most_guests: fields.most_guests,
    questions: fields.questions,
  }
}

export function answerEvent(services: Acting, day: string, answer: string, questions: number, values: Values) {
  const said = Array.from({ length: questions }, (_, i) => values[`said_${i}`] ?? '')
  const args = { day, answer, guests: Number(values.guests ?? 0), said, shows_name: values.shows_name === 'on' }
  return attempt(services, services.db().rpc('answer_event', args), { values })
}

export async function tellGuests(services: Acting, day: string, body: string, values: Values) {
  const told = await attempt(services, services.db().rpc('tell_guests', { day, body }), { values })
  return told.ok || told.errors.form?.[0] !== 'note' ? told : placeAt(told, 'body', values)
}

type Change = { day: string; note?: string | undefined }

export const cancelDay = (services: Acting, { day, note }: Change, allComing: boolean) =>
  attempt(services, services.db().rpc('cancel_event_day', { day, all_coming: allComing, ...(note && { note }) }))

/** By the clocks of the event's place. */
export async function moveDay(
  services: Acting,
  { day, note }: Change,
  to: { day: string; time: string; zone: string },
) {
  const date = parseIsoDay(to.day)
  if (!date) return refuse('day', { field: 'to_day' })
  const starts_at = instantOf(date, to.time, to.zone).toISOString()
  const moved = await attempt(services, services.db().rpc('move_event_day', { day, starts_at, ...(note && { note }) }))
  return !moved.ok && moved.errors.form?.[0] === 'eventDays' ? placeAt(moved, 'to_day') : moved
}

export const checkIn = (services: Acting, answer: string, isHere: boolean) =>
  attempt(services, services.db().rpc('check_in', { answer, is_here: isHere }))

/** The key of one's own calendar; a new one ends the old. */
export const calendarKey = (services: Acting, renew: boolean) =>
  attempt(services, services.db().rpc('calendar_key', { renew }))
