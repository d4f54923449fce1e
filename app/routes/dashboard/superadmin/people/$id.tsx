// One person, and what a superadmin may do about their account.

import { data, redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { actOnPerson } from '#app/features/console/commands.server.ts'
import { personPath } from '#app/features/console/paths.ts'
import { PersonScreen } from '#app/features/console/person-screen.tsx'
import { openScreen, readPerson } from '#app/features/console/queries.server.ts'
import { isId } from '#app/features/console/rules.ts'
import { personForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { lookUp } from '#app/lib/records.ts'
import type { Route } from './+types/$id'

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'people', personPath(id))
  const person = isId(id) ? await readPerson(services, id) : null
  if (!person) throw data(null, { status: 404 })
  return { person, said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  if (!isId(id)) throw data(null, { status: 404 })
  const form = await readIntent(request, personForms)
  if (!form.ok) return refused(form)
  const outcome = await actOnPerson(context.get(servicesContext), id, form.value)
  return outcome.ok ? redirect(`${personPath(id)}?said=${outcome.value}`) : refused(outcome)
}

export default function Person({ loaderData: { person, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  const sentences = words.person.said
  const done = said && lookUp(sentences, said)
  return (
    <ConsoleFrame
      current="people"
      eyebrow={words.nav.people}
      title={<bdi>{person.name}</bdi>}
      lead={person.handle && <span dir="ltr">@{person.handle}</span>}
      said={done}
      state={actionData}
    >
      <PersonScreen person={person} state={actionData} />
    </ConsoleFrame>
  )
}
