// The page that opens offline. Guests all get the same one: its contents lie on the device.

import { aliveAtOnce } from '#app/core/request/first-look.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { PocketPage } from '#app/features/pocket/pocket-page.tsx'
import type { Route } from './+types/pocket'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, lead } = t.pocket
  const { siteUrl } = services.config
  return { meta: pageMeta({ url: '/pocket', locale, siteUrl, title, description: lead, noindex: true }) }
}

export const handle = aliveAtOnce

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default PocketPage
