// Applies for a job.
import { href, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { ApplyPage } from '#app/features/jobs/apply-page.tsx'
import { applyForJob } from '#app/features/jobs/commands.server.ts'
import { ownMeta } from '#app/features/jobs/find-job.server.ts'
import { isWhole, loadJob, loadSentBefore } from '#app/features/jobs/queries.server.ts'
import { applyForm } from '#app/features/jobs/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/apply'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, t, now } = visit
  const job = await loadJob(services, args.params.slug, now)
  if (!job) throw await missingPage(url, services)
  // The page of the job says why one cannot apply here.
  const canApply = isWhole(job) && !job.is_over && !job.is_mine && !job.is_sample && job.apply_to === null
  if (!canApply || (job.application !== null && job.application.state !== 'withdrawn'))
    throw redirect(href('/jobs/:slug', { slug: job.slug }))
  const { displayName, email } = args.context.get(userContext)
  const title = t.jobs.apply.title(job.title)
  return {
    job,
    name: displayName,
    email,
    before: await loadSentBefore(services),
    meta: ownMeta(visit, title, t.jobs.lead),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, url, now } = await readVisit(args)
  const job = await loadJob(services, args.params.slug, now)
  if (!job) throw await missingPage(url, services)
  const posted = await args.request.formData().catch(() => null)
  const form = readForm(applyForm, posted)
  if (!form.ok) return refused(form)
  const values = readTyped(posted)
  if (!isWhole(job)) return refused(refuse('jobOver', { values }))
  if (!services.allow('application')) return refused(refuse('tooMany', { values }))
  const sent = await applyForJob(services, job, form.value, values)
  return sent.ok ? redirect('/account/applications?said=applied') : refused(sent)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Apply({ loaderData: { job, name, email, before }, actionData }: Route.ComponentProps) {
  return <ApplyPage job={job} name={name} email={email} before={before} state={actionData} />
}

export const ErrorBoundary = RouteError
