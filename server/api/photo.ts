// GET /photos/{id}/{width}.{webp|jpg}: a photo's file, if its policy lets the visitor see it. Published ones may be kept
// by everyone for an hour: that is how long one that was taken down may linger elsewhere.
import type { Context } from 'hono'
import { parsePhotoPath } from '#app/core/media/photo-url.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import { type RequestEnv, type Site, servicesFor } from '../http/request-services.ts'
import { readStored, sayIfAway } from './stored-file.ts'

const PUBLISHED = 'public, max-age=3600, stale-while-revalidate=86400'

export const photo = (site: Site) =>
  sayIfAway(async (c: Context<RequestEnv>) => {
    const asked = parsePhotoPath(c.req.path)
    if (!asked) return c.text('Not found', 404)
    const path = `${asked.id}/${asked.file}`
    let file = await readStored(site.anonymous, 'photos', path)
    let cacheControl = PUBLISHED
    let finish = (response: Response) => response
    if (!file) {
      const visitor = servicesFor(site, c)
      if (!visitor.services.mayHaveSession) return c.text('Not found', 404)
      file = await readStored(visitor.services.db(), 'photos', path)
      cacheControl = PERSONAL
      finish = visitor.finish
    }
    if (!file) return c.text('Not found', 404)
    const headers = {
      'Cache-Control': cacheControl,
      'Content-Type': asked.file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${asked.id}-${asked.file}"`,
    }
    if (c.req.header('if-none-match') === headers.ETag) return finish(new Response(null, { status: 304, headers }))
    return finish(new Response(file, { headers: { ...headers, 'Content-Length': String(file.size) } }))
  })
