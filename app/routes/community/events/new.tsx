// Plans an event.
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveEvent } from '#app/features/events/commands.server.ts'
import { EventForm } from '#app/features/events/event-form.tsx'
import { loadEventForm } from '#app/features/events/load-form.server.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const [page, more] = await Promise.all([loadContributionForm(args, 'events'), loadEventForm(visit, null)])
  return { ...page, ...more }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'events', saveEvent)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewEvent({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <EventForm {...page} state={actionData} />
}
