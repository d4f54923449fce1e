// The editor of one lesson. `new` adds one at the end.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import type { Services } from '#app/core/request/services.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveDraft } from '#app/features/courses/commands.server.ts'
import { KINDS } from '#app/features/courses/course.ts'
import { freshSlug, withLesson } from '#app/features/courses/document.ts'
import { hasFile } from '#app/features/courses/file-rules.ts'
import { keepCourseFile } from '#app/features/courses/files.server.ts'
import { LessonEditor } from '#app/features/courses/lesson-editor.tsx'
import { loadDraft } from '#app/features/courses/queries.server.ts'
import { writtenLessonForm } from '#app/features/courses/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/$lesson'

/** The draft and the lesson that is edited: null for a new one. */
async function findLesson(services: Services, url: URL, { id, lesson: slug }: Route.LoaderArgs['params']) {
  const draft = isUuid(id) ? await loadDraft(services, id) : null
  const lesson = draft?.content.lessons.find((one) => one.slug === slug) ?? null
  if (!draft || (!lesson && slug !== 'new')) throw await missingPage(url, services)
  return { draft, lesson }
}

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { draft, lesson } = await findLesson(services, url, args.params)
  const { editLesson, newLesson, lead } = t.courses.desk
  return {
    draft: { id: draft.id, saved_at: draft.saved_at },
    lesson,
    kind: KINDS.find((kind) => kind === url.searchParams.get('kind')) ?? lesson?.kind ?? 'text',
    freshSlug: freshSlug(draft.content),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: lesson ? editLesson : newLesson,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const posted = await request.formData().catch(() => null)
  const form = readForm(writtenLessonForm, posted)
  if (!form.ok) return refused(form)
  const { draft, lesson } = await findLesson(services, url, params)
  const values = readTyped(posted)
  const { seen, file, kept, ...written } = form.value
  const isTaken = draft.content.lessons.some(({ slug }) => slug === written.slug && slug !== lesson?.slug)
  if (isTaken) return refused(refuse('lessonTwice', { field: 'slug', values }))
  const stored = file && (await keepCourseFile(services, draft.id, { kind: written.kind, file, field: 'file' }, values))
  if (stored && !stored.ok) return refused(stored)
  const address = stored?.value ?? written.address ?? (hasFile(written.kind) ? kept : null)
  const content = withLesson(draft.content, { ...written, address }, lesson?.slug ?? null)
  const outcome = await saveDraft(services, content, { course: draft.id, seen }, values)
  return outcome.ok ? redirect(`${href('/dashboard/courses/:id', { id: draft.id })}?saved`) : refused(outcome)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function EditLesson({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <LessonEditor {...page} refusal={actionData} />
}

export const ErrorBoundary = RouteError
