import type { Context } from 'hono'
import { drawCover } from '#app/core/media/art/cover.ts'
import { parseCoverPath } from '#app/core/media/art/cover-url.ts'

/** GET /cover/…: a record's generated cover. The address names everything it depends on, so it never changes. */
export function cover(c: Context) {
  const wanted = parseCoverPath(c.req.path)
  if (!wanted) return c.text('Not found', 404)
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Type', 'image/svg+xml; charset=utf-8')
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return c.body(drawCover(wanted))
}
