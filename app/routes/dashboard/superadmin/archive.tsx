// The screen for taking the site away and bringing it back.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { ArchiveScreen } from '#app/features/console/archive-screen.tsx'
import { BackupsCard } from '#app/features/console/backups-card.tsx'
import { openScreen, readFacts } from '#app/features/console/queries.server.ts'
import { backupForms } from '#app/features/console/schema.ts'
import { actOnBackups } from '#app/features/console/upkeep.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/archive'

const PATH = '/dashboard/superadmin/archive'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'archive', PATH)
  const { backups } = services.tasks
  return {
    lastExport: (await readFacts(services)).last_export,
    backups: { days: backups.days, isUnderWay: backups.isUnderWay(), rows: await backups.list() },
    said,
    meta,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, backupForms)
  if (!form.ok) return refused(form)
  const outcome = await actOnBackups(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=${outcome.value}`) : refused(outcome)
}

export default function Archive({ loaderData: { lastExport, backups, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="archive"
      title={words.nav.archive}
      lead={words.leads.archive}
      said={said === 'drilling' ? words.backups.drillBegun : said && words.backups.begun}
      state={actionData}
    >
      <BackupsCard page={backups} />
      <ArchiveScreen lastExport={lastExport} />
    </ConsoleFrame>
  )
}
