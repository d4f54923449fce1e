// Sends the visitor to another sign-in service; the secret of the exchange stays in a cookie of this browser.
import { redirect } from 'react-router'
import { beginOtherSignIn } from '#app/core/auth/commands.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/$id'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const next = safeNextPath(url.searchParams.get('next'))
  const outcome = await beginOtherSignIn(context.get(servicesContext), params.id, {
    locale: localeOf(url.pathname),
    next,
  })
  throw redirect(outcome.ok ? outcome.value.to : `/login?${new URLSearchParams({ problem: 'provider', next })}`)
}
