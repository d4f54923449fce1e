// The page about counting: what is counted on this site, how long it is stored and who sees it.
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { WhatWeCountPage } from '#app/features/what-we-count/what-we-count-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/what-we-count'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.whatWeCount
  return {
    isCounting: config.tracking,
    meta: pageMeta({ url: '/what-we-count', locale, siteUrl: config.siteUrl, title, description: lead }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function WhatWeCount({ loaderData: { isCounting } }: Route.ComponentProps) {
  return <WhatWeCountPage isCounting={isCounting} />
}
