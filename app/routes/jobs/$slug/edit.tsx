// Changes a post of one's own.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveJob } from '#app/features/jobs/commands.server.ts'
import { findOwnJob, ownMeta } from '#app/features/jobs/find-job.server.ts'
import { JobForm } from '#app/features/jobs/job-form.tsx'
import { jobForm } from '#app/features/jobs/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/edit'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const job = await findOwnJob(visit, args.params.slug)
  return { job, meta: ownMeta(visit, visit.t.jobs.form.edit, visit.t.jobs.form.lead) }
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const job = await findOwnJob(visit, args.params.slug)
  const posted = await args.request.formData().catch(() => null)
  const form = readForm(jobForm, posted)
  if (!form.ok) return refused(form)
  const values = readTyped(posted)
  if (!visit.services.allow('write')) return refused(refuse('tooMany', { values }))
  const saved = await saveJob(visit.services, form.value, values, job.id)
  if (!saved.ok) return refused(saved)
  return redirect(`/account/jobs?said=${saved.value.state === 'published' ? 'saved' : 'sent'}`)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function EditJob({ loaderData: { job }, actionData }: Route.ComponentProps) {
  return <JobForm job={job} places={[]} town={null} state={actionData} />
}

export const ErrorBoundary = RouteError
