// Posts a job.
import { redirect } from 'react-router'
import { isKnown } from '#app/core/places/place.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveJob } from '#app/features/jobs/commands.server.ts'
import { ownMeta } from '#app/features/jobs/find-job.server.ts'
import { JobForm } from '#app/features/jobs/job-form.tsx'
import { loadOwnPlaces } from '#app/features/jobs/queries.server.ts'
import { jobForm } from '#app/features/jobs/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { city, countryCode } = visit.place
  return {
    places: await loadOwnPlaces(visit.services),
    town: isKnown(visit.place) && countryCode ? { city, countryCode } : null,
    meta: ownMeta(visit, visit.t.jobs.form.new, visit.t.jobs.form.lead),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const posted = await args.request.formData().catch(() => null)
  const form = readForm(jobForm, posted)
  if (!form.ok) return refused(form)
  const values = readTyped(posted)
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const saved = await saveJob(services, form.value, values)
  return saved.ok ? redirect('/account/jobs?said=sent') : refused(saved)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewJob({ loaderData: { places, town }, actionData }: Route.ComponentProps) {
  return <JobForm job={null} places={places} town={town} state={actionData} />
}
