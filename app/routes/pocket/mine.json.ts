// GET /pocket/mine.json: what a device keeps of whoever asks, for when there is no line. `ids`: what a guest saved there.
import { findUser } from '#app/core/auth/session.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { loadMine } from '#app/features/pocket/mine.server.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/mine.json'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const user = await findUser(visit.services)
  const ids = args.url.searchParams.get('ids')?.split(',') ?? []
  return Response.json(await loadMine(visit, user?.id ?? null, ids), { headers: { 'Cache-Control': PERSONAL } })
}
