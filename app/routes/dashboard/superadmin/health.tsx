// The health of the site.
import { HealthScreen } from '#app/features/console/health-screen.tsx'
import { openScreen, readHealth } from '#app/features/console/queries.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/health'

const PATH = '/dashboard/superadmin/health'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, t, meta } = await openScreen(context, url, 'health', PATH)
  const health = await readHealth(services)
  // Their names are the words of the diagnostic pages.
  const probeNames = Object.fromEntries(health.probes.map(({ name }) => [name, t.diagnostics.backend[name].name]))
  return { health, probeNames, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function HealthPage({ loaderData: { health, probeNames } }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="health" title={words.nav.health} lead={words.leads.health}>
      <HealthScreen health={health} probeNames={probeNames} />
    </ConsoleFrame>
  )
}
