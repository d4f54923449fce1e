// Changes one’s own article or class.
import { loadPlaceChoice } from '#app/core/contributions/place-choice.server.ts'
import { actOnContributionForm, loadContributionForm } from '#app/core/contributions/section-pages.server.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveEducation } from '#app/features/education/commands.server.ts'
import { EducationForm } from '#app/features/education/education-form.tsx'
import { loadDetails, readFacts } from '#app/features/education/queries.server.ts'
import type { Route } from './+types/edit'

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = await readVisit(args)
  const page = await loadContributionForm(args, 'education')
  const [details, { choice }] = await Promise.all([
    page.own && loadDetails(services, page.own.id),
    loadPlaceChoice(services, { url, kept: page.own?.place_id ?? null, kind: 'mosque' }),
  ])
  const own = page.own && readFacts(page.own)
  return {
    ...page,
    ...choice,
    // The words hold all of it; here only the text is theirs.
    own: own && { ...own, body: details?.text ?? '' },
    details,
    kind: own?.facts.kind ?? 'article',
  }
}
export const action = (args: Route.ActionArgs) => actOnContributionForm(args, 'education', saveEducation)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EditEducation({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <EducationForm {...page} state={actionData} />
}
