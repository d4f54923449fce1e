// The code of a poster or a link: counts who came by it, and leads on to the page of its listing.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { findCampaign } from '#app/core/place-campaigns/follow.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/$code'

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const place = await findCampaign(services, params.code)
  // Whoever stands before an old poster is led to the directory.
  if (place === null) return redirect('/businesses')
  const user = services.mayHaveSession ? await findUser(services) : null
  services.countCampaign(params.code, user?.id ?? null)
  return redirect(href('/business/:id', { id: place }))
}
