// Adding a prayer room. Everyone may write; whoever is not signed in is asked to when they send it, and it is kept meanwhile.
import { href, redirect } from 'react-router'
import { readKnownSession } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { addRoom } from '#app/features/prayer-rooms/commands.server.ts'
import { NewRoomPage } from '#app/features/prayer-rooms/new-room-page.tsx'
import { WaitingRooms } from '#app/features/prayer-rooms/prayer-rooms-page.tsx'
import { loadWaiting } from '#app/features/prayer-rooms/queries.server.ts'
import { NEW_ROOM_PATH } from '#app/features/prayer-rooms/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const session = await readKnownSession(services)
  const isGuest = session.state !== 'signedIn'
  return {
    isGuest,
    waiting: isGuest ? [] : await loadWaiting(visit),
    meta: pageMeta({
      url: NEW_ROOM_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.prayerRooms.add.title,
      description: t.prayerRooms.add.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const { t } = await i18nOf(url)
  const added = await addRoom(context.get(servicesContext), request, t.prayerRooms.defaultName)
  if (!added.ok) return refused(added)
  return redirect(`${href('/prayer-room/:id', { id: added.value })}?said=added`)
}

export default function NewPrayerRoom({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <NewRoomPage isGuest={loaderData.isGuest} state={actionData ?? null} />
      <WaitingRooms rooms={loaderData.waiting} />
    </>
  )
}
