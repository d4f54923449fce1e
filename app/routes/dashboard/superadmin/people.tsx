// Everyone with an account, with a search, and an account for somebody who has none.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { OpenAccount } from '#app/features/console/open-account.tsx'
import { personPath } from '#app/features/console/paths.ts'
import { PeopleScreen } from '#app/features/console/people-screen.tsx'
import { findPeople, openScreen } from '#app/features/console/queries.server.ts'
import { readPeopleQuestion } from '#app/features/console/rules.ts'
import { accountForms } from '#app/features/console/schema.ts'
import { openAccount } from '#app/features/console/upkeep.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/people'

const PATH = '/dashboard/superadmin/people'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'people', PATH)
  const question = readPeopleQuestion(url.searchParams)
  return { question, found: await findPeople(services, question), meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, accountForms)
  if (!form.ok) return refused(form)
  const outcome = await openAccount(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${personPath(outcome.value)}?said=opened`) : refused(outcome)
}

export default function People({ loaderData: { question, found }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="people" title={words.nav.people} lead={words.leads.people} state={actionData}>
      <OpenAccount state={actionData} />
      <PeopleScreen people={found.people} hasMore={found.has_more} question={question} />
    </ConsoleFrame>
  )
}
