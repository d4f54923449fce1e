// The days of one event that are to come, for a calendar.
import { loadWhole } from '#app/core/contributions/queries.server.ts'
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { calendarAnswer } from '#app/features/events/event-calendar.ts'
import { loadComing } from '#app/features/events/queries.server.ts'
import type { Route } from './+types/calendar.ics'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readAnyonesVisit(args)
  const event = await loadWhole(services, 'events', args.params.slug, 1)
  if (!event || 'moved_to' in event) return new Response(t.ui.refusals.missing, { status: 404 })
  const days = await loadComing(services, { event: event.id })
  const { siteUrl } = services.config
  return calendarAnswer({ siteUrl, locale, name: event.title, days, isOwn: false, isChosen: true })
}
