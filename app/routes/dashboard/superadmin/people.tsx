// Everyone with an account, with a search.
import { PeopleScreen } from '#app/features/console/people-screen.tsx'
import { findPeople, openScreen } from '#app/features/console/queries.server.ts'
import { readPeopleQuestion } from '#app/features/console/rules.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/people'

const PATH = '/dashboard/superadmin/people'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'people', PATH)
  const question = readPeopleQuestion(url.searchParams)
  return { question, found: await findPeople(services, question), meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function People({ loaderData: { question, found } }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="people" title={words.nav.people} lead={words.leads.people}>
      <PeopleScreen people={found.people} hasMore={found.has_more} question={question} />
    </ConsoleFrame>
  )
}
