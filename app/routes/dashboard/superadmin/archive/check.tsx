// A file that is said to be an export, checked without using it.
import { Link } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { CheckScreen } from '#app/features/console/check-screen.tsx'
import { openScreen } from '#app/features/console/queries.server.ts'
import { beginWork } from '#app/features/console/upkeep.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/check'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { meta } = await openScreen(context, url, 'archive', '/dashboard/superadmin/archive/check')
  return { meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const allowed = await beginWork(services, 'check')
  if (!allowed.ok) return refused(allowed)
  const found = await services.tasks.backups.check(request)
  return 'refused' in found ? refused(refuse(found.refused === 'tooLarge' ? 'fileTooLarge' : 'noFile')) : { found }
}

export default function Check({ actionData }: Route.ComponentProps) {
  const words = useT().console
  const isFound = actionData && 'found' in actionData
  return (
    <ConsoleFrame
      current="archive"
      eyebrow={
        <Link className="link" to="/dashboard/superadmin/archive">
          {words.nav.archive}
        </Link>
      }
      title={words.check.title}
      lead={words.check.lead}
      state={isFound ? undefined : actionData}
    >
      <CheckScreen found={isFound ? actionData.found : null} />
    </ConsoleFrame>
  )
}
