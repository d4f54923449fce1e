// Telling a mosque's times, for members who are there and for its own people; one by one, or a whole timetable.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { tellMosque } from '#app/features/mosque-desk/tell-commands.server.ts'
import { TellPage } from '#app/features/mosque-desk/tell-page.tsx'
import { findTelling } from '#app/features/mosque-desk/tell-queries.server.ts'
import { changePhoto } from '#app/features/photos/commands.server.ts'
import { photoForms } from '#app/features/photos/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntentOf } from '#app/lib/form.server.ts'
import type { Route } from './+types/tell'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const found = await findTelling(visit, args.params.id)
  if (!found) throw await missingPage(args.url, services, 'mosque')
  return {
    data: found.data,
    said: args.url.searchParams.get('said'),
    photo: args.url.searchParams.get('photo'),
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
  const boards = readIntentOf(form, BOARD_FORMS)
  if (boards.ok) {
    const changed = await changePhoto(visit.services, head.id, boards.value)
    if (!changed.ok) return data({ photo: changed }, { status: changed.status })
    return redirect(`${head.path}/tell?photo=${changed.value}`)
  }
  const outcome = await tellMosque({ ...visit, place: head.id, timed, isKeeper }, form)
  if (!outcome.ok) return refused(outcome)
  const answer = outcome.value
  if (answer.kind === 'read') return answer
  const query = new URLSearchParams({ said: answer.kind === 'kept' ? answer.as : answer.agreed ? 'agreed' : 'told' })
  if (answer.photo) query.set('photo', answer.photo)
  return redirect(`${head.path}/tell?${query}`)
}

/** What may be done with a photo of the noticeboard: by who sent it, and by the mosque. */
const BOARD_FORMS = { accept: photoForms.accept, remove: photoForms.remove }

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Tell({ loaderData, actionData }: Route.ComponentProps) {
  const { data, said, photo } = loaderData
  const t = useT()
  const answer = actionData && 'kind' in actionData ? actionData : null
  const refusal = actionData && 'photo' in actionData ? actionData.photo : null
  const state = actionData && 'errors' in actionData ? actionData : null
  const notice = refusal
    ? {
        tone: 'warning' as const,
        text: summaryOf({ ...t.ui.refusals, ...t.photos.problems }, refusal)[0]?.message ?? '',
      }
    : state
      ? null
      : writeNotice(photo, t)
  return <TellPage data={data} said={said} answer={answer} state={state} notice={notice} />
}

/** What became of the photo, as the address says it after a form was sent. */
function writeNotice(photo: string | null, t: ReturnType<typeof useT>) {
  if (!photo) return null
  const { board } = t.timetable
  const { remove, accept } = t.photos.manage.done
  const done: Record<string, string> = { published: board.published, pending: board.pending, remove, accept }
  const problems: Record<string, string> = t.photos.problems
  if (Object.hasOwn(done, photo)) return { tone: 'success' as const, text: done[photo] ?? '' }
  return Object.hasOwn(problems, photo)
    ? { tone: 'warning' as const, text: board.refused(problems[photo] ?? '') }
    : null
}

export const ErrorBoundary = RouteError
