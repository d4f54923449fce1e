// A link of a newsletter. Where it leads is read from the newsletter: the address names a place in it and nothing else, so it
// cannot be made to lead anywhere. That it was followed is counted, by whom is not.
import { isbot } from 'isbot'
import { redirect } from 'react-router'
import * as z from 'zod'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { ask } from '#app/core/request/ask.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/$block'

const asked = z.object({ issue: z.guid(), block: z.string().regex(/^\d{1,2}$/) })

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const link = asked.safeParse(params)
  if (!link.success) throw await missingPage(url, services)
  const counts = request.method === 'GET' && !isbot(request.headers.get('user-agent') ?? '') && services.allow('write')
  const address = await ask(
    services,
    services.db().rpc('follow_newsletter', { issue: link.data.issue, block: Number(link.data.block), counts }),
  )
  if (!address) throw await missingPage(url, services)
  return redirect(address, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } })
}
