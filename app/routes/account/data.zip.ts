// Everything that is a member's, as one file. Kept by no cache.
import { userContext } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { takeData } from '#app/features/account/take-data.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/data.zip'

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const headers = { 'X-Robots-Tag': 'noindex' }
  const { id, displayName } = context.get(userContext)
  if (!services.allow('ownData', id))
    return new Response(t.ui.refusals.tooMany, {
      status: 429,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '300' },
    })
  const isAsked = request.method !== 'HEAD'
  return new Response(isAsked ? await takeData(services, { name: displayName, locale, t: t.account.data }) : null, {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="mahalla-${new Date().toISOString().slice(0, 10)}.zip"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
