import type { Context } from 'hono'
import { stillLife as draw } from '#app/core/media/art/still-life.ts'
import { parseStillLifePath } from '#app/core/media/art/still-life-url.ts'

/** GET /still-life/…: the drawn picture of a place of the showcase. Its address names all it depends on. */
export function stillLife(c: Context) {
  const wanted = parseStillLifePath(c.req.path)
  if (!wanted) return c.text('Not found', 404)
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Type', 'image/svg+xml; charset=utf-8')
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return c.body(draw(wanted))
}
