// The mosque's prayers of the next two months as a calendar that programs subscribe to.
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { DEFAULT_CHOICE } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { writeCalendar } from '#app/features/mosque/write-calendar.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/calendar.ics'

const HOUR_SECONDS = 3600

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const now = new Date()
  const cards = makeCardContext({ locale, now, hasDistance: false })
  const visit = { services, locale, t, now, choice: DEFAULT_CHOICE, cards }
  const found = await findTimedMosque(visit, params.id)
  if (!found) return new Response(t.mosques.errors.missing, { status: 404 })
  return new Response(writeCalendar(visit, found), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${found.key.replace(/[^a-z0-9-]/gi, '')}.ics"`,
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  })
}
