// The commands of the server, and the screens that do the same.
import { CommandsScreen } from '#app/features/console/commands-screen.tsx'
import { openScreen } from '#app/features/console/queries.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/commands'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { meta } = await openScreen(context, url, 'commands', '/dashboard/superadmin/commands')
  return { meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Commands() {
  const words = useT().console
  return (
    <ConsoleFrame current="commands" title={words.nav.commands} lead={words.leads.commands}>
      <CommandsScreen />
    </ConsoleFrame>
  )
}
