// A member's job applications, and their alerts.
import { redirect } from 'react-router'
import { deleteAlert, loadAlerts } from '#app/core/alerts/alerts.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { withdrawApplication } from '#app/features/jobs/commands.server.ts'
import { ownMeta } from '#app/features/jobs/find-job.server.ts'
import { OwnApplicationsPage, SAID } from '#app/features/jobs/own-applications-page.tsx'
import { loadOwnApplications } from '#app/features/jobs/queries.server.ts'
import { ownApplicationForms } from '#app/features/jobs/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/applications'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, t } = visit
  const [applications, alerts] = await Promise.all([loadOwnApplications(services), loadAlerts(services, 'jobs')])
  const said = wordIn(SAID, url.searchParams.get('said'))
  return { applications, alerts, said, meta: ownMeta(visit, t.jobs.sent.title, t.jobs.sent.lead) }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const form = await readIntent(args.request, ownApplicationForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  const outcome =
    intent === 'withdraw'
      ? await withdrawApplication(services, value.application)
      : await deleteAlert(services, value.alert)
  if (!outcome.ok) return refused(outcome)
  return redirect(`/account/applications?said=${intent === 'withdraw' ? 'withdrawn' : 'alertGone'}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, alerts, said } = loaderData
  return <OwnApplicationsPage applications={applications} alerts={alerts} said={said} state={actionData} />
}
