// One group of a course, for its teachers.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { GroupPage } from '#app/features/courses/group-page.tsx'
import { groupForms } from '#app/features/courses/group-schema.ts'
import { cancelGroup, loadGroupDesk, saveGroup, setDate } from '#app/features/courses/groups.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/$group'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { id, group: asked } = args.params
  const desk = isUuid(id) ? await loadGroupDesk(services, id) : null
  const group = desk?.groups.find((one) => one.id === asked)
  if (!desk || !group) throw await missingPage(url, services)
  const description = t.courses.groups.lead
  const { siteUrl } = services.config
  return {
    course: id,
    group,
    lessons: desk.lessons,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title: group.title, description, noindex: true }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id, group } = params
  if (!isUuid(id) || !isUuid(group)) throw await missingPage(url, services)
  const form = await readIntent(request, groupForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'save'
      ? await saveGroup(services, id, group, value, values)
      : intent === 'date'
        ? await setDate(services, value, values)
        : await cancelGroup(services, group)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${href('/dashboard/courses/:id/groups/:group', { id, group })}?saved`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function CourseGroup({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <GroupPage {...page} refusal={actionData} />
}

export const ErrorBoundary = RouteError
