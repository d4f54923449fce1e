// One prayer room, under its dashed name or its id.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { viewHours } from '#app/core/hours/hours-view.ts'
import { parseHours } from '#app/core/hours/stored-hours.ts'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { answerThere, SAID } from '#app/features/prayer-rooms/commands.server.ts'
import { PrayerRoomPage } from '#app/features/prayer-rooms/prayer-room-page.tsx'
import { findRoomRow, loadRoom } from '#app/features/prayer-rooms/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const visit = await readVisit(args)
  const found = await loadRoom(visit, params.id)
  if (!found) throw await missingPage(url, visit.services)
  const { page, meta, key } = found
  if (params.id !== key) throw redirect(page.path, 301)
  const { room } = page
  const hours = room.opens === 'hours' ? parseHours(room.hours) : null
  const timeZone = room.timeZone || visit.cards.timeZoneAt(room.lat, room.lng)
  const place = { timeZone, countryCode: room.countryCode, lat: room.lat, lng: room.lng }
  return {
    page,
    meta,
    hours: hours && viewHours(hours, place, visit.now),
    said: wordIn(SAID, url.searchParams.get('said')),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const row = await findRoomRow({ services }, params.id)
  if (!row) throw await missingPage(url, services)
  const answered = await answerThere(services, String(row.id), request)
  if (!answered.ok) return refused(answered)
  return redirect(`${href('/prayer-room/:id', { id: String(row.slug) })}?said=${answered.value}`)
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function PrayerRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { prayerRooms: words, ui } = useT()
  const { page, hours, said } = loaderData
  const errors = { ...ui.refusals, ...words.errors }
  const notice = actionData
    ? { tone: 'danger' as const, text: summaryOf(errors, actionData)[0]?.message ?? errors.invalid }
    : said && { tone: 'success' as const, text: words.page.said[said] }
  return (
    <PrayerRoomPage
      page={page}
      hours={hours}
      notice={notice}
      map={<PlaceMap {...page.position} label={page.name} address={page.location} tone="room" />}
    />
  )
}

export const ErrorBoundary = RouteError
