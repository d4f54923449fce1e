// What a display asks for every minute: the same as its page brought, as it is now.
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { DEFAULT_CHOICE } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { describeDisplay } from '#app/features/mosque/describe-display.server.ts'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/display.json'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const now = new Date()
  const cards = makeCardContext({ locale, now, hasDistance: false })
  const visit = { services, locale, t, now, choice: DEFAULT_CHOICE, cards }
  const found = await findTimedMosque(visit, params.id)
  if (!found) return Response.json({ error: t.mosques.errors.missing }, { status: 404 })
  return Response.json(describeDisplay(visit, found), { headers: { 'Cache-Control': 'no-cache' } })
}
