// Changes one’s own event.
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveEvent } from '#app/features/events/commands.server.ts'
import { EventForm } from '#app/features/events/event-form.tsx'
import { loadEventForm } from '#app/features/events/load-form.server.ts'
import type { Route } from './+types/edit'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadContributionForm(args, 'events')
  return { ...page, ...(await loadEventForm(await readVisit(args), page.own?.place_id ?? null)) }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'events', saveEvent)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditEvent({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <EventForm {...page} state={actionData} />
}
