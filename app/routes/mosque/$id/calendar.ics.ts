import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { writeCalendar } from '#app/features/mosque/write-calendar.server.ts'
import type { Route } from './+types/calendar.ics'

const HOUR_SECONDS = 3600

export async function loader(args: Route.LoaderArgs) {
  const { params } = args
  const visit = await readAnyonesVisit(args)
  const { t } = visit
  const found = await findTimedMosque(visit, params.id)
  if (!found) return new Response(t.mosques.errors.missing, { status: 404 })
  return new Response(writeCalendar(visit, found), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${found.key.replace(/[^a-z0-9-]/gi, '')}.ics"`,
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  })
}
