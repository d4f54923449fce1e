// The address that another sign-in service sends people back to, with a code that only this browser can use.
import { redirect } from 'react-router'
import { finishOtherSignIn } from '#app/core/auth/commands.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/callback'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const next = safeNextPath(url.searchParams.get('next'))
  const outcome = await finishOtherSignIn(services, url.searchParams.get('code'))
  if (!outcome.ok) throw redirect(`/login?${new URLSearchParams({ problem: 'provider', next })}`)
  if (outcome.value.needsSecondStep) throw redirect(`/login/second-step?${new URLSearchParams({ next })}`)
  throw redirect(next, { headers: await adoptMasjid(services, request) })
}
