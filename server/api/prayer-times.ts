import type { Context } from 'hono'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { badRequestBody, parsePrayerTimesQuery, prayerTimesResponse } from '#app/core/prayer/api-shape.ts'

/** GET /api/prayer-times?date&lat&lng&method&school: computed here, answered in AlAdhan's shape. */
export function prayerTimes(c: Context) {
  const parsed = parsePrayerTimesQuery(new URL(c.req.url).searchParams)
  if (!parsed.ok) return c.json(badRequestBody(parsed.message), 400)
  const { lat, lng, date } = parsed.query
  // Without a date the answer changes at the place's midnight, so it is kept only briefly.
  c.header('Cache-Control', date ? 'public, max-age=86400' : 'public, max-age=60')
  return c.json(prayerTimesResponse(parsed.query, { timeZone: timeZoneAt(lat, lng), now: new Date() }))
}
