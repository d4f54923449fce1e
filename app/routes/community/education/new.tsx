// Writes an article, or announces a class (?kind=class).
import { loadPlaceChoice } from '#app/core/contributions/place-choice.server.ts'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveEducation } from '#app/features/education/commands.server.ts'
import { EducationForm } from '#app/features/education/education-form.tsx'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = await readVisit(args)
  const [page, { choice }] = await Promise.all([
    loadContributionForm(args, 'education'),
    loadPlaceChoice(services, { url, kept: null, kind: 'mosque' }),
  ])
  const kind: 'class' | 'article' = url.searchParams.get('kind') === 'class' ? 'class' : 'article'
  return { ...page, ...choice, kind }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'education', saveEducation)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewEducation({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <EducationForm {...page} details={null} state={actionData} />
}
