import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { describeDisplay } from '#app/features/mosque/describe-display.server.ts'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import type { Route } from './+types/display.json'

export async function loader(args: Route.LoaderArgs) {
  const { params } = args
  const visit = await readAnyonesVisit(args)
  const { t } = visit
  const found = await findTimedMosque(visit, params.id)
  if (!found) return Response.json({ error: t.mosques.errors.missing }, { status: 404 })
  return Response.json(describeDisplay(visit, found), { headers: { 'Cache-Control': 'no-cache' } })
}
