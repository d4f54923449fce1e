// The file of an application, to whoever sent it and whoever keeps the post: always saved, never shown, kept by no cache.

import { isUuid } from '#app/core/moderation/kinds.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { loadApplicationFile } from '#app/features/jobs/queries.server.ts'
import type { Route } from './+types/file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = isUuid(params.id) ? await loadApplicationFile(context.get(servicesContext), params.id) : null
  if (!found) return new Response('No such file.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(found.file.stream(), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name.toWellFormed())}`,
      'Content-Length': String(found.file.size),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
