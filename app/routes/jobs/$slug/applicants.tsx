// The applicants for a post, for those who keep the post.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { ApplicantsPage } from '#app/features/jobs/applicants-page.tsx'
import { answerApplication } from '#app/features/jobs/commands.server.ts'
import { findOwnJob, ownMeta } from '#app/features/jobs/find-job.server.ts'
import { loadApplicants } from '#app/features/jobs/queries.server.ts'
import { answerForm } from '#app/features/jobs/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/applicants'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, t } = visit
  const job = await findOwnJob(visit, args.params.slug)
  const applicants = await loadApplicants(services, job.id)
  if (!applicants) throw await missingPage(url, services)
  const said = url.searchParams.get('said') === 'saved'
  return { job, applicants, said, meta: ownMeta(visit, t.jobs.applicants.title(job.title), t.jobs.applicants.lead) }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const form = await parseForm(answerForm, args.request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const answered = await answerApplication(services, form.value.application, form.value.answer)
  if (!answered.ok) return refused(answered)
  return redirect(`${href('/jobs/:slug/applicants', { slug: args.params.slug })}?said=saved`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Applicants({ loaderData: { job, applicants, said }, actionData }: Route.ComponentProps) {
  return <ApplicantsPage job={job} applicants={applicants} said={said} state={actionData} />
}

export const ErrorBoundary = RouteError
