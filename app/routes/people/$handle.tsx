// A member's page; muting, blocking and reporting them.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { readListFilter } from '#app/core/contributions/list-filter.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { followPerson, reportPerson, setBlock } from '#app/features/people/commands.server.ts'
import { PersonPage } from '#app/features/people/person-page.tsx'
import { loadPerson } from '#app/features/people/queries.server.ts'
import { blockForms } from '#app/features/people/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$handle'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const [person, user] = await Promise.all([
    loadPerson(services, args.params.handle, readListFilter(url.searchParams).after),
    findUser(services),
  ])
  if (!person) throw await missingPage(url, services)
  if ('moved_to' in person) throw redirect(`/people/${person.moved_to}`, 301)
  if (args.params.handle !== person.handle) throw redirect(`/people/${person.handle}`, 301)
  const path = `/people/${person.handle}`
  return {
    person,
    path,
    isSignedIn: user !== null,
    now: now.toISOString(),
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: path,
      locale,
      siteUrl: services.config.siteUrl,
      title: person.name,
      description: t.people.description(person.name),
      // People find one another here; search engines need not.
      noindex: true,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const form = await readIntent(args.request, blockForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent } = form.value
  const { handle } = args.params
  if (intent === 'report') {
    const reported = await reportPerson(services, handle)
    return reported.ok ? redirect(`/people/${handle}?said=reported`) : refused(reported)
  }
  if (intent === 'follow' || intent === 'unfollow') {
    const followed = await followPerson(services, handle, intent === 'follow')
    return followed.ok ? redirect(`/people/${handle}`) : refused(followed)
  }
  const kept = await setBlock(services, handle, intent === 'release' ? null : intent)
  return kept.ok ? redirect(`/people/${handle}`) : refused(kept)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PersonRoute({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  const t = useT()
  return <PersonPage {...page} wrong={errorAt(t.ui.refusals, actionData, 'form')} />
}

export const ErrorBoundary = RouteError
