// The address for reports of security holes, as RFC 9116 has it.
import { servicesContext } from '#app/core/request/services.ts'
import { securityTxt } from '#app/features/sitemap/security-txt.ts'
import type { Route } from './+types/security.txt'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(securityTxt(context.get(servicesContext).config.siteUrl, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
