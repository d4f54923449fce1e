// The record of changes.
import { ChangesScreen } from '#app/features/console/changes-screen.tsx'
import { findChanges, openScreen } from '#app/features/console/queries.server.ts'
import { readChangesQuestion } from '#app/features/console/rules.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/changes'

const PATH = '/dashboard/superadmin/changes'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'changes', PATH)
  const question = readChangesQuestion(url.searchParams)
  return { question, found: await findChanges(services, question), meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Changes({ loaderData: { question, found } }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="changes" title={words.nav.changes} lead={words.leads.changes}>
      <ChangesScreen changes={found.changes} entities={found.entities} hasMore={found.has_more} question={question} />
    </ConsoleFrame>
  )
}
