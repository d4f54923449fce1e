// One lesson. Marking it, answering its quiz and keeping a note are forms; a recording posts its place in the same way.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { plainText } from '#app/core/contributions/markdown.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit, type Visit } from '#app/core/visit/visit.server.ts'
import {
  answerQuiz,
  keepNote,
  keepPlace,
  markLesson,
  remark,
  withdrawRemark,
} from '#app/features/courses/commands.server.ts'
import { courseCrumbs } from '#app/features/courses/crumbs.ts'
import { LessonPage } from '#app/features/courses/lesson-page.tsx'
import { loadLesson } from '#app/features/courses/queries.server.ts'
import type { ComingPrayer } from '#app/features/courses/recording.tsx'
import { readAnswers } from '#app/features/courses/rules.ts'
import { lessonForms } from '#app/features/courses/schema.ts'
import { readIntentOf } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import type { Route } from './+types/$lesson'

/** A recording is paused at these, where the learner asks for it. None where nobody knows where they are. */
function comingPrayers({ hasPlace, place, now, choice }: Visit): ComingPrayer[] {
  if (!hasPlace) return []
  const here = { ...place, timeZone: timeZoneAt(place.lat, place.lng) }
  const first = nextPrayer(here, now, choice)
  const second = nextPrayer(here, new Date(first.at.getTime() + 1), choice)
  return [first, second].map(({ name, at }) => ({ name, at: at.getTime() }))
}

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const whole = await loadLesson(services, args.params.courseId, args.params.lesson)
  if (!whole) throw await missingPage(url, services)
  const { course, lesson } = whole
  const crumbs = courseCrumbs(locale, t, course, lesson)
  const isRecording = lesson.kind === 'video' || lesson.kind === 'audio'
  return {
    whole,
    crumbs,
    isSignedIn: (await findUser(services)) !== null,
    prayers: isRecording ? comingPrayers(visit) : [],
    isRetry: url.searchParams.has('again'),
    isNoted: url.searchParams.has('noted'),
    isPosted: url.searchParams.has('posted'),
    now: visit.now.toISOString(),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: `${lesson.title}: ${course.title}`,
      description: plainText(lesson.body, 200) || course.summary,
      type: 'article',
      breadcrumbs: crumbs,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const posted = await request.formData().catch(() => null)
  const form = readIntentOf(posted, lessonForms)
  if (!form.ok) return refused(form)
  const whole = await loadLesson(services, params.courseId, params.lesson)
  if (!whole) throw await missingPage(url, services)
  const { id, questions } = whole.lesson
  const { language } = whole.course
  const at = href('/courses/:courseId/:lesson', { courseId: params.courseId, lesson: params.lesson })
  const { intent, value, values } = form.value
  if (intent === 'answer') {
    const ticked = posted ? readAnswers(posted, questions.length) : []
    const outcome = await answerQuiz(services, id, ticked, values)
    return outcome.ok ? redirect(`${at}#result`) : refused({ ...outcome, ticked })
  }
  if (intent === 'note') {
    const outcome = await keepNote(services, id, value.note, values)
    return outcome.ok ? redirect(`${at}?noted#note`) : refused(outcome)
  }
  if (intent === 'place') {
    const outcome = await keepPlace(services, id, value.seconds)
    return outcome.ok ? null : refused(outcome)
  }
  if (intent === 'remark') {
    const outcome = await remark(services, id, value, language, values)
    return outcome.ok ? redirect(`${at}?posted#talk`) : refused(placeAt(outcome, 'text', values))
  }
  if (intent === 'unremark') {
    const outcome = await withdrawRemark(services, value.remark)
    return outcome.ok ? redirect(`${at}#talk`) : refused(outcome)
  }
  const outcome = await markLesson(services, id, intent === 'done')
  return outcome.ok ? redirect(at) : refused(outcome)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function LessonRoute({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <LessonPage {...page} refusal={actionData ?? undefined} />
}

export const ErrorBoundary = RouteError
