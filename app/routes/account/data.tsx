// The data the site holds about a member, to take away.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { DataPage } from '#app/features/account/data-page.tsx'
import { loadOwnData } from '#app/features/account/queries.server.ts'
import type { Route } from './+types/data'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, lead } = t.account.data
  const { siteUrl } = services.config
  return {
    own: await loadOwnData(services),
    meta: pageMeta({ url: '/account/data', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AccountData({ loaderData: { own } }: Route.ComponentProps) {
  return <DataPage own={own} />
}
