// Begins a group.
import { href, redirect } from 'react-router'
import { loadPlaceChoice } from '#app/core/contributions/place-choice.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveGroup } from '#app/features/groups/commands.server.ts'
import { GroupForm } from '#app/features/groups/group-form.tsx'
import { settingsForms } from '#app/features/groups/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/new'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, place, hasPlace } = await readVisit(args)
  const { choice } = await loadPlaceChoice(services, { url, kept: null })
  return {
    ...choice,
    town: hasPlace ? { city: place.city, countryCode: place.countryCode } : null,
    meta: pageMeta({
      url: '/groups/new',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.groups.form.newTitle,
      description: t.groups.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, { save: settingsForms.save })
  if (!form.ok) return refused(form)
  const { value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const saved = await saveGroup(services, value, null, values)
  return saved.ok ? redirect(href('/group/:slug', { slug: saved.value.slug })) : refused(saved)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewGroup({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <GroupForm {...page} group={null} isOwner state={actionData} />
}
