// A group's settings, for its hosts.
import { href, redirect } from 'react-router'
import { loadPlaceChoice } from '#app/core/contributions/place-choice.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { deleteGroup, saveGroup } from '#app/features/groups/commands.server.ts'
import { GroupForm } from '#app/features/groups/group-form.tsx'
import { loadGroup } from '#app/features/groups/queries.server.ts'
import { settingsForms } from '#app/features/groups/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/settings'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const group = await loadGroup(services, args.params.slug, null)
  if (!group?.is_host) throw await missingPage(url, services)
  const { choice } = await loadPlaceChoice(services, { url, kept: group.place?.id ?? null })
  return {
    ...choice,
    group,
    isPrivate: group.is_private,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({
      url: href('/group/:slug/settings', { slug: group.slug }),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.groups.form.editTitle,
      description: t.groups.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, settingsForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  if (intent === 'delete') {
    const gone = await deleteGroup(services, slug)
    return gone.ok ? redirect('/groups') : refused(gone)
  }
  const saved = await saveGroup(services, value, slug, values)
  return saved.ok ? redirect(`${href('/group/:slug/settings', { slug: saved.value.slug })}?saved`) : refused(saved)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function GroupSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, isPrivate: _isPrivate, group, ...page } = loaderData
  return <GroupForm {...page} group={group} isOwner={group.is_owner} town={null} state={actionData} />
}

export const ErrorBoundary = RouteError
