// GET /signup-popup: what the popup may say of the crowd, asked when it is about to open.
import { ask } from '#app/core/request/ask.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { readSize } from '#app/features/signup-popup/rules.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/signup-popup'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const size = await ask(services, services.db().rpc('community_size'))
  return Response.json(readSize(size), { headers: { 'Cache-Control': PERSONAL } })
}
