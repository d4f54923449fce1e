// The editor of one course. `new` starts one.
import { href, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { publishCourse, restoreCourse, saveDraft } from '#app/features/courses/commands.server.ts'
import { CourseEditor, SAID } from '#app/features/courses/course-editor.tsx'
import { moveLesson, withoutLesson } from '#app/features/courses/document.ts'
import { keepCourseFile } from '#app/features/courses/files.server.ts'
import { loadDesk, loadDraft } from '#app/features/courses/queries.server.ts'
import { deskForms } from '#app/features/courses/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { holdsRole } from '#app/lib/roles.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { id } = args.params
  const draft = isUuid(id) ? await loadDraft(services, id) : null
  if (!draft && id !== 'new') throw await missingPage(url, services)
  const user = args.context.get(userContext)
  const { edit, new: title, lead } = t.courses.desk
  return {
    draft,
    places: (await loadDesk(services)).places,
    isStaff: holdsRole(user.roles, 'staff'),
    name: user.displayName,
    said: SAID.find((word) => url.searchParams.has(word)) ?? null,
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: draft ? edit : title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, deskForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const draft = isUuid(params.id) ? await loadDraft(services, params.id) : null
  if (intent === 'save') {
    const { seen, picture: file, drop_picture: isDropped, ...head } = value
    const stored =
      file && draft && (await keepCourseFile(services, draft.id, { kind: 'picture', file, field: 'picture' }, values))
    if (stored && !stored.ok) return refused(stored)
    const picture = stored?.value ?? (isDropped ? null : (draft?.content.picture ?? null))
    const content = { ...head, picture, lessons: draft?.content.lessons ?? [] }
    const outcome = await saveDraft(services, content, draft ? { course: draft.id, seen } : {}, values)
    if (!outcome.ok) return refused(outcome)
    const { id } = outcome.value as { id: string }
    return redirect(`${href('/dashboard/courses/:id', { id })}?saved`)
  }
  if (!draft) throw await missingPage(url, services)
  const at = href('/dashboard/courses/:id', { id: draft.id })
  if (intent === 'publish') {
    const outcome = await publishCourse(services, draft.id)
    return outcome.ok ? redirect(`${at}?${outcome.value}`) : refused(outcome)
  }
  if (intent === 'restore') {
    const outcome = await restoreCourse(services, draft.id, value.number)
    return outcome.ok ? redirect(`${at}?restored`) : refused(outcome)
  }
  const { lesson, seen } = value
  const content =
    intent === 'remove'
      ? withoutLesson(draft.content, lesson)
      : moveLesson(draft.content, lesson, intent === 'up' ? -1 : 1)
  const outcome = await saveDraft(services, content, { course: draft.id, seen }, values)
  return outcome.ok ? redirect(`${at}?saved`) : refused(outcome)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function EditCourse({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <CourseEditor {...page} refusal={actionData} />
}

export const ErrorBoundary = RouteError
