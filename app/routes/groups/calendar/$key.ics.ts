// The days of a group, for a member's own calendar, by a key nobody can guess.
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { calendarAnswer } from '#app/features/events/event-calendar.ts'
import { readEntries } from '#app/features/events/queries.server.ts'
import { loadCalendar } from '#app/features/groups/queries.server.ts'
import type { Route } from './+types/$key.ics'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readAnyonesVisit(args)
  const found = await loadCalendar(services, args.params.key)
  if (!found) return new Response(t.ui.refusals.missing, { status: 404 })
  const { name, days } = found
  return calendarAnswer({ siteUrl: services.config.siteUrl, locale, name, days: readEntries(days), isOwn: true })
}
