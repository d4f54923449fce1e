// The days a member goes to, for their own calendar, by a key nobody can guess.
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { calendarAnswer } from '#app/features/events/event-calendar.ts'
import { loadOwnDays } from '#app/features/events/queries.server.ts'
import type { Route } from './+types/$key.ics'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readAnyonesVisit(args)
  const days = await loadOwnDays(services, args.params.key)
  if (!days) return new Response(t.ui.refusals.missing, { status: 404 })
  return calendarAnswer({ siteUrl: services.config.siteUrl, locale, name: null, days, isOwn: true })
}
