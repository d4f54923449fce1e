// An affiliate's link: remembers whose it was, the first one only, and leads on to the plans.
import { redirect } from 'react-router'
import { readReferral, referralCookie } from '#app/core/auth/referral.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { followLink } from '#app/features/affiliates/commands.server.ts'
import { AFFILIATE_CODE } from '#app/features/affiliates/schema.ts'
import type { Route } from './+types/$code'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const headers = new Headers()
  const code = params.code.toLowerCase()
  const days = AFFILIATE_CODE.test(code) && services.allow('write') ? await followLink(services, code) : null
  if (days && !readReferral(request))
    headers.append(
      'Set-Cookie',
      referralCookie(code, days, { now: Date.now(), secure: services.config.siteUrl.startsWith('https:') }),
    )
  return redirect('/packages', { headers })
}
