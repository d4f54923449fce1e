// How the site is taken away and brought back.
import { ArchiveScreen } from '#app/features/console/archive-screen.tsx'
import { openScreen, readFacts } from '#app/features/console/queries.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/archive'

const PATH = '/dashboard/superadmin/archive'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'archive', PATH)
  return { lastExport: (await readFacts(services)).last_export, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Archive({ loaderData: { lastExport } }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="archive" title={words.nav.archive} lead={words.leads.archive}>
      <ArchiveScreen lastExport={lastExport} />
    </ConsoleFrame>
  )
}
