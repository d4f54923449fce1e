// The members of a group, and the ways in.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { renewKey, tendGroup } from '#app/features/groups/commands.server.ts'
import { PeoplePage } from '#app/features/groups/people-page.tsx'
import { loadGroup, loadPeople } from '#app/features/groups/queries.server.ts'
import { peopleForms } from '#app/features/groups/schema.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/members'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { slug } = args.params
  const people = await loadPeople(services, slug)
  if (!people) throw await missingPage(url, services)
  const key = people.is_host ? (await loadGroup(services, slug, null))?.invite_key : null
  return {
    group: people,
    isPrivate: people.is_private,
    isInvited: url.searchParams.has('invited'),
    inviteLink: key ? services.config.siteUrl + inLocale(href('/groups/join/:key', { key }), locale) : null,
    meta: pageMeta({
      url: href('/group/:slug/members', { slug }),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.groups.people.title,
      description: t.groups.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, peopleForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const outcome =
    intent === 'renew'
      ? await renewKey(services, slug)
      : await tendGroup(services, slug, value.handle, intent === 'invite' ? 'invite' : value.action)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${href('/group/:slug/members', { slug })}${intent === 'invite' ? '?invited' : ''}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function GroupMembers({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, isPrivate: _isPrivate, ...page } = loaderData
  return <PeoplePage {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
