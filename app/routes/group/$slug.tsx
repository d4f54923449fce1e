// One group.
import { data, href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { EventRow } from '#app/features/events/event-row.tsx'
import { readDays } from '#app/features/events/queries.server.ts'
import { calendarKey, clearFrom, wishInGroup, writeNote } from '#app/features/groups/commands.server.ts'
import { groupCrumbs } from '#app/features/groups/crumbs.ts'
import { GroupPage } from '#app/features/groups/group-page.tsx'
import { loadGroup } from '#app/features/groups/queries.server.ts'
import { pageForms } from '#app/features/groups/schema.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const [group, user] = await Promise.all([
    loadGroup(services, args.params.slug, url.searchParams.get('after')),
    findUser(services),
  ])
  if (!group) throw await missingPage(url, services)
  const address = href('/group/:slug', { slug: group.slug })
  const crumbs = groupCrumbs({ locale, t }, { name: group.name, path: address })
  return {
    group,
    crumbs,
    events: readDays(group.events),
    // What is private is counted nowhere, not even as a page that was seen.
    isPrivate: group.is_private,
    isSignedIn: user !== null,
    now: now.toISOString(),
    meta: pageMeta({
      url: address,
      locale,
      siteUrl: services.config.siteUrl,
      title: group.name,
      description: group.about.slice(0, 280),
      ...(!group.is_private && { breadcrumbs: crumbs }),
      noindex: group.is_private || group.state !== 'published' || group.is_sample,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { slug } = args.params
  const form = await readIntent(args.request, pageForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  if (intent === 'calendar' || intent === 'renew-calendar') {
    const key = await calendarKey(services, slug, intent === 'renew-calendar')
    if (!key.ok) return refused(key)
    const { locale } = await readVisit(args)
    const path = inLocale(href('/groups/calendar/:key.ics', { key: key.value }), locale)
    // The key is shown once, on the answer itself, and stands in no address of a page.
    return data({ ...done(), calendar: services.config.siteUrl + path }, { headers: { 'Cache-Control': 'no-store' } })
  }
  let outcome: Outcome<unknown>
  if (intent === 'join' || intent === 'leave') outcome = await wishInGroup(services, slug, { wish: intent })
  else if (intent === 'ask') outcome = await wishInGroup(services, slug, { wish: 'ask', words: value.words })
  else if (intent === 'note') outcome = await writeNote(services, slug, value.body, values)
  else outcome = await clearFrom(services, slug, value)
  if (!outcome.ok) return refused({ ...outcome, values: { ...values, ...outcome.values, intent } })
  return redirect(intent === 'leave' ? '/groups' : href('/group/:slug', { slug }))
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Group({
  loaderData: { meta: _meta, isPrivate: _isPrivate, events, ...page },
  actionData,
}: Route.ComponentProps) {
  return (
    <GroupPage
      {...page}
      events={
        <div className="contribution-list">
          {events.map((event) => (
            <EventRow key={event.id} event={event} headingLevel={3} />
          ))}
        </div>
      }
      calendar={actionData?.ok ? actionData.calendar : null}
      state={actionData && !actionData.ok ? actionData : undefined}
    />
  )
}

export const ErrorBoundary = RouteError
