// Jobs and their last runs.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { runJob } from '#app/features/console/commands.server.ts'
import { JobsScreen } from '#app/features/console/jobs-screen.tsx'
import { openScreen, readJobs } from '#app/features/console/queries.server.ts'
import { jobForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/jobs'

const PATH = '/dashboard/superadmin/jobs'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'jobs', PATH)
  return { jobs: await readJobs(services), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, jobForms)
  if (!form.ok) return refused(form)
  const outcome = await runJob(context.get(servicesContext), form.value.value.name)
  return outcome.ok ? redirect(`${PATH}?said=asked`) : refused(outcome)
}

export default function Jobs({ loaderData: { jobs, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="jobs"
      title={words.nav.jobs}
      lead={words.leads.jobs}
      said={said && words.jobs.said}
      state={actionData}
    >
      <JobsScreen jobs={jobs} />
    </ConsoleFrame>
  )
}
