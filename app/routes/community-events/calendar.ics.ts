// Coming events as a calendar to subscribe to: all of them, of a town (?city=Leeds&country=GB) or of a place (?place=<id>).
import { isUuid } from '#app/core/moderation/kinds.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { calendarAnswer } from '#app/features/events/event-calendar.ts'
import { loadComing } from '#app/features/events/queries.server.ts'
import type { Route } from './+types/calendar.ics'

const TOWN_KM = 25

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readAnyonesVisit(args)
  const query = url.searchParams
  const place = query.get('place')
  const city = query.get('city')
  const town = city === null ? null : findCity(query.get('country') ?? '', city)
  if ((place !== null && !isUuid(place)) || (city !== null && !town))
    return new Response(t.ui.refusals.missing, { status: 404 })
  const around = place !== null ? { place } : town && { lat: town.lat, lng: town.lng, km: TOWN_KM }
  const days = await loadComing(services, around)
  return calendarAnswer({ siteUrl: services.config.siteUrl, locale, name: town?.city ?? null, days, isOwn: false })
}
