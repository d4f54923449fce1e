// One course: what it holds, where to begin, and what learners say.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { enrol, leave, reviewCourse, withdrawReview } from '#app/features/courses/commands.server.ts'
import { CoursePage } from '#app/features/courses/course-page.tsx'
import { courseCrumbs } from '#app/features/courses/crumbs.ts'
import { joinForms } from '#app/features/courses/group-schema.ts'
import { joinGroup, loadGroups } from '#app/features/courses/groups.server.ts'
import { courseJsonLd } from '#app/features/courses/json-ld.ts'
import { loadCourse } from '#app/features/courses/queries.server.ts'
import { nextToDo } from '#app/features/courses/rules.ts'
import { courseForms } from '#app/features/courses/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/$courseId'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, now } = await readVisit(args)
  const [course, groups] = await Promise.all([
    loadCourse(services, args.params.courseId),
    loadGroups(services, args.params.courseId),
  ])
  if (!course) throw await missingPage(url, services)
  const crumbs = courseCrumbs(locale, t, course)
  const { siteUrl } = services.config
  return {
    course,
    groups,
    crumbs,
    isSignedIn: (await findUser(services)) !== null,
    isPosted: url.searchParams.has('posted'),
    now: now.toISOString(),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl,
      title: course.title,
      description: course.summary,
      type: 'article',
      breadcrumbs: crumbs,
      jsonLd: courseJsonLd(course, groups, { siteUrl, locale, t }),
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const course = await loadCourse(services, params.courseId)
  if (!course) throw await missingPage(url, services)
  const form = await readIntent(request, { ...courseForms, ...joinForms })
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const at = href('/courses/:courseId', { courseId: course.slug })
  if (intent === 'review') {
    const outcome = await reviewCourse(services, course.id, value, values)
    return outcome.ok ? redirect(`${at}${outcome.value === 'published' ? '?posted' : ''}#said`) : refused(outcome)
  }
  if (intent === 'join' || intent === 'leaveGroup') {
    const outcome = await joinGroup(services, value.group, intent === 'leaveGroup')
    return outcome.ok ? redirect(`${at}#groups`) : refused({ ...outcome, values })
  }
  if (intent === 'start') {
    const outcome = await enrol(services, course.id)
    const first = nextToDo(course.contents)
    if (!outcome.ok) return refused(outcome)
    return redirect(first ? href('/courses/:courseId/:lesson', { courseId: course.slug, lesson: first.slug }) : at)
  }
  const outcome = await (intent === 'leave' ? leave(services, course.id) : withdrawReview(services, course.id))
  return outcome.ok ? redirect(at) : refused(outcome)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Course({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <CoursePage {...page} refusal={actionData && !actionData.ok ? actionData : undefined} />
}

export const ErrorBoundary = RouteError
