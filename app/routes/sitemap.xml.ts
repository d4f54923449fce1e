// The list of sitemap files.

import { servicesContext } from '#app/core/request/services.ts'
import { sitemapIndexXml } from '#app/core/seo/sitemap.ts'
import { listSitemaps } from '#app/features/sitemap/sitemap-pages.server.ts'
import type { Route } from './+types/sitemap.xml'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return new Response(sitemapIndexXml(services.config.siteUrl, await listSitemaps(services)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
