// The groups of a course, for its teachers.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { newGroupForm } from '#app/features/courses/group-schema.ts'
import { addGroup, loadGroupDesk } from '#app/features/courses/groups.server.ts'
import { GroupsDesk } from '#app/features/courses/groups-desk.tsx'
import { zoneToOffer } from '#app/features/courses/rules.ts'
import { readForm } from '#app/lib/form.server.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/groups'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, place } = await readVisit(args)
  const { id } = args.params
  const desk = isUuid(id) ? await loadGroupDesk(services, id) : null
  if (!desk) throw await missingPage(url, services)
  const { deskTitle: title, lead } = t.courses.groups
  const zones = Intl.supportedValuesOf('timeZone')
  const ownZone = isKnown(place) ? timeZoneAt(place.lat, place.lng) : null
  return {
    desk,
    course: id,
    zones,
    zone: zoneToOffer(ownZone, desk.groups, zones),
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!isUuid(params.id)) throw await missingPage(url, services)
  const sent = await request.formData().catch(() => null)
  const form = readForm(newGroupForm, sent)
  if (!form.ok) return refused(form)
  const added = await addGroup(services, params.id, form.value, readTyped(sent))
  if (!added.ok) return refused(added)
  return redirect(`${href('/dashboard/courses/:id/groups/:group', { id: params.id, group: added.value })}?saved`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function CourseGroups({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <GroupsDesk {...page} refusal={actionData} />
}

export const ErrorBoundary = RouteError
