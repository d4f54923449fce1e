// Rules for robots: the addresses they may visit.

import { servicesContext } from '#app/core/request/services.ts'
import { robotsTxt } from '#app/core/seo/sitemap.ts'
import type { Route } from './+types/robots.txt'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsTxt(context.get(servicesContext).config.siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
