// A member's posted jobs.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { closeJob, renewJob } from '#app/features/jobs/commands.server.ts'
import { ownMeta } from '#app/features/jobs/find-job.server.ts'
import { OwnJobsPage, SAID } from '#app/features/jobs/own-jobs-page.tsx'
import { loadOwnJobs } from '#app/features/jobs/queries.server.ts'
import { ownJobForms } from '#app/features/jobs/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/jobs'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { title, lead } = visit.t.jobs.posts
  const said = wordIn(SAID, visit.url.searchParams.get('said'))
  return { jobs: await loadOwnJobs(visit.services), said, meta: ownMeta(visit, title, lead) }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const form = await readIntent(args.request, ownJobForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  const outcome =
    intent === 'renew' ? await renewJob(services, value.job, value.days) : await closeJob(services, value.job, intent)
  if (!outcome.ok) return refused(outcome)
  return redirect(`/account/jobs?said=${intent === 'renew' ? 'renewed' : 'closed'}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function OwnJobs({ loaderData: { jobs, said }, actionData }: Route.ComponentProps) {
  return <OwnJobsPage jobs={jobs} said={said} state={actionData} />
}
