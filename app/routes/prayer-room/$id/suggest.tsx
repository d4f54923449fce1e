// Saying one thing that one knows of a prayer room.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { pathOfRoom } from '#app/core/prayer-rooms/describe-room.server.ts'
import { toRoom } from '#app/core/prayer-rooms/room.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { sayOfRoom } from '#app/features/prayer-rooms/commands.server.ts'
import { findRoomRow } from '#app/features/prayer-rooms/queries.server.ts'
import { readField } from '#app/features/prayer-rooms/rules.ts'
import { SuggestRoomPage } from '#app/features/prayer-rooms/suggest-room-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/suggest'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const row = await findRoomRow({ services }, params.id)
  if (!row) throw await missingPage(url, services)
  const room = toRoom(row)
  const name = nameIn(locale, room) ?? room.name
  const path = pathOfRoom(room)
  return {
    room,
    name,
    path,
    field: readField(url.searchParams.get('field')),
    meta: pageMeta({
      url: `${path}/suggest`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.prayerRooms.suggest.title(name),
      description: t.prayerRooms.suggest.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const row = await findRoomRow({ services }, params.id)
  if (!row) throw await missingPage(url, services)
  const room = toRoom(row)
  const said = await sayOfRoom(services, room.id, request)
  if (!said.ok) return refused(said)
  return redirect(`${pathOfRoom(room)}?said=${said.value}`)
}

export default function SuggestRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData
  return <SuggestRoomPage {...page} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
