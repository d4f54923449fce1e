// Groups: those one is in, and the public ones.
import { findUser } from '#app/core/auth/session.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { groupCrumbs } from '#app/features/groups/crumbs.ts'
import { KINDS } from '#app/features/groups/group.ts'
import { GroupsPage } from '#app/features/groups/groups-page.tsx'
import { loadGroups, loadMyGroups } from '#app/features/groups/queries.server.ts'
import { text } from '#app/lib/address-filter.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/groups'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const crumbs = groupCrumbs({ locale, t })
  const words = text('q').read(url.searchParams)
  const kind = wordIn(KINDS, url.searchParams.get('kind'))
  const after = url.searchParams.get('after')
  const user = await findUser(services)
  const [list, own] = await Promise.all([
    loadGroups(services, { words, kind, after }),
    user ? loadMyGroups(services) : [],
  ])
  return {
    list,
    own,
    words,
    kind,
    crumbs,
    meta: pageMeta({
      url: '/groups',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.groups.title,
      description: t.groups.description,
      breadcrumbs: crumbs,
      noindex: words !== '' || kind !== null || after !== null,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Groups({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <GroupsPage {...page} />
}
