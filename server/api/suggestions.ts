// GET /api/suggestions?q&lang: what may be meant by what is typed so far. Records by one SQL function, the rest from memory.
import type { Context } from 'hono'
import { needIn } from '#app/core/care/crisis.ts'
import { HELP_PATH } from '#app/core/care/lead-to-help.server.ts'
import type { Business } from '#app/core/listings/business.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { suggest } from '#app/core/listings/queries.server.ts'
import { fold } from '#app/core/places/fold.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { pathOfRoom } from '#app/core/prayer-rooms/describe-room.server.ts'
import { findRooms } from '#app/core/prayer-rooms/find-rooms.server.ts'
import { wordsOfRoom } from '#app/core/prayer-rooms/hosts.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { suggestFrom } from '#app/core/understanding/suggest.server.ts'
import type { Suggested } from '#app/core/understanding/suggestion.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { anonymousPage, type RequestEnv, type Site } from '../http/request-services.ts'

const LONGEST_QUERY = 80
const MOST_RECORDS = 5
/** Beyond this a name must begin as typed, with more than a syllable. */
const NEAR_KM = 150
const SHORTEST_FAR = 5
const SHORTEST_ROOM = 4
const MOST_ROOMS = 2

export const suggestions = (site: Site) => async (c: Context<RequestEnv>) => {
  const text = (c.req.query('q') ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  if (text === '') return c.json({ error: 'q is required' }, 400)
  if (text.length > LONGEST_QUERY) return c.json({ error: `q can have at most ${LONGEST_QUERY} characters` }, 400)
  const lang = c.req.query('lang')
  const locale = isLocale(lang) ? lang : 'en'
  const t = await loadMessages(locale)
  // Nothing is looked up for somebody in need.
  if (needIn(text))
    return c.json([{ kind: 'page', label: t.care.title, detail: '', to: HELP_PATH } satisfies Suggested])
  const place = findPlace(c.req.raw, { forceLocation: site.env.forceLocation })
  const near = isKnown(place) ? { lat: place.lat, lng: place.lng } : null
  const services = {
    page: (name: string, args: Record<string, unknown>) => anonymousPage(site, name, args),
    log: site.log,
  }
  const found = await suggest(services, text, MOST_RECORDS, near)
  const typed = fold(text)
  const around = near ? { around: near, radius: NEAR_KM } : { around: null }
  const words = wordsOfRoom(text)
  const rooms =
    words.length < SHORTEST_ROOM ? [] : (await findRooms(services, { ...around, words, most: MOST_ROOMS })).rooms
  // Far away only what begins so: part of a name on another continent is nobody's guess.
  const isLikely = ({ name, distance }: Business) =>
    !near || distance < NEAR_KM || (typed.length >= SHORTEST_FAR && fold(name ?? '').startsWith(typed))
  const likely = found.filter(({ record }) => isLikely(record))
  const byKind = [
    ...likely.filter(({ kind }) => kind === 'business'),
    ...likely.filter(({ kind }) => kind === 'mosque'),
  ]
  const records = byKind.map(
    ({ kind, record }): Suggested => ({
      kind,
      label: record.name,
      detail: record.city ? cityIn(locale, record.city, record.country_code) : '',
      to: `/${kind}/${encodeURIComponent(record.slug ?? record.id)}`,
    }),
  )
  for (const room of rooms) {
    const detail = [room.hostName, room.city && cityIn(locale, room.city, room.countryCode)].filter(Boolean).join(', ')
    records.push({ kind: 'room', label: nameIn(locale, room) ?? room.name, detail, to: pathOfRoom(room) })
  }
  // Where the visitor is shows in the order: not for everyone to keep.
  c.header('Cache-Control', 'private, max-age=60')
  const likeliest = suggestFrom({ text, locale, t, near }, records)
  return c.json(likeliest.filter(({ to }) => !isShut(site.config.sectionsOff, to)))
}
