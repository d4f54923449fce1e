// One sitemap file: pages, businesses, mosques or places; `?share=` or `?page=` where a kind fills several.

import { servicesContext } from '#app/core/request/services.ts'
import { sitemapXml } from '#app/core/seo/sitemap.ts'
import { isShare } from '#app/features/sitemap/shares.ts'
import { isSitemapType, listPages } from '#app/features/sitemap/sitemap-pages.server.ts'
import type { Route } from './+types/$type.xml'

const notFound = () => new Response('No such sitemap.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = Number(url.searchParams.get('page') ?? 1)
  const share = url.searchParams.get('share') ?? ''
  if (!isSitemapType(params.type) || !Number.isInteger(page) || page < 1 || page > 10_000) return notFound()
  if (!isShare(share)) return notFound()
  const services = context.get(servicesContext)
  const pages = await listPages(services, params.type, { page, share })
  if (pages.length === 0 && page > 1) return notFound()
  return new Response(sitemapXml(services.config.siteUrl, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
