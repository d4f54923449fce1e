import type { Context } from 'hono'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import {
  badRequestBody,
  type PrayerTimesQuery,
  parseBatchQuery,
  parsePrayerTimesQuery,
  prayerTimesResponse,
} from '#app/core/prayer/api-shape.ts'

// Without a date the answer changes at the place's midnight, so it is kept only briefly.
const cacheControl = ({ date }: PrayerTimesQuery) => (date ? 'public, max-age=86400' : 'public, max-age=60')

const answer = (query: PrayerTimesQuery) =>
  prayerTimesResponse(query, { timeZone: timeZoneAt(query.lat, query.lng), now: new Date() })

/** GET /api/prayer-times?date&lat&lng&method&school: computed here, answered in AlAdhan's shape. */
export function prayerTimes(c: Context) {
  const parsed = parsePrayerTimesQuery(new URL(c.req.url).searchParams)
  if (!parsed.ok) return c.json(badRequestBody(parsed.message), 400)
  c.header('Cache-Control', cacheControl(parsed.query))
  return c.json(answer(parsed.query))
}

/** GET /api/prayer-times/batch?date&points=lat,lng;lat,lng&method&school: `data` holds one answer per point, in order. */
export function prayerTimesBatch(c: Context) {
  const parsed = parseBatchQuery(new URL(c.req.url).searchParams)
  const [first] = parsed.ok ? parsed.queries : []
  if (!parsed.ok || !first) return c.json(badRequestBody(parsed.ok ? 'points is required' : parsed.message), 400)
  c.header('Cache-Control', cacheControl(first))
  return c.json({ code: 200, status: 'OK', data: parsed.queries.map((query) => answer(query).data) })
}
