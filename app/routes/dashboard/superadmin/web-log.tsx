// The latest entries of the web log.
import { openScreen, readWebLog } from '#app/features/console/queries.server.ts'
import { readWebLogQuestion } from '#app/features/console/rules.ts'
import { WebLogScreen } from '#app/features/console/web-log-screen.tsx'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/web-log'

const PATH = '/dashboard/superadmin/web-log'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'webLog', PATH)
  const question = readWebLogQuestion(url.searchParams)
  return { question, page: await readWebLog(services, question), meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function WebLogRoute({ loaderData: { question, page } }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame current="webLog" title={words.nav.webLog} lead={words.leads.webLog}>
      <WebLogScreen page={page} question={question} />
    </ConsoleFrame>
  )
}
