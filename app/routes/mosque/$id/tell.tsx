// Telling a mosque's times, for members who are there and for its own people; one by one, or a whole timetable.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { tellMosque } from '#app/features/mosque-desk/tell-commands.server.ts'
import { TellPage } from '#app/features/mosque-desk/tell-page.tsx'
import { findTelling } from '#app/features/mosque-desk/tell-queries.server.ts'
import type { Route } from './+types/tell'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const found = await findTelling(visit, args.params.id)
  if (!found) throw await missingPage(args.url, services, 'mosque')
  return {
    data: found.data,
    said: args.url.searchParams.get('said'),
    meta: pageMeta({
      url: `${found.head.path}/tell`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.timetable.title(found.head.name),
      description: t.timetable.lead,
      noindex: true,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const found = await findTelling(visit, args.params.id)
  if (!found) throw await missingPage(args.url, visit.services, 'mosque')
  const { head, timed, isKeeper } = found
  const form = await args.request.formData().catch(() => null)
  const outcome = await tellMosque({ ...visit, place: head.id, timed, isKeeper }, form)
  if (!outcome.ok) return refused(outcome)
  const answer = outcome.value
  if (answer.kind === 'read') return answer
  return redirect(`${head.path}/tell?said=${answer.kind === 'kept' ? answer.as : answer.agreed ? 'agreed' : 'told'}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Tell({ loaderData, actionData }: Route.ComponentProps) {
  const { data, said } = loaderData
  const answer = actionData && 'kind' in actionData ? actionData : null
  const state = actionData && !('kind' in actionData) ? actionData : null
  return <TellPage data={data} said={said} answer={answer} state={state} />
}

export const ErrorBoundary = RouteError
