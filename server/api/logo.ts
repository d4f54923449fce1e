import type { Context } from 'hono'
import { drawSampleLogo, parseLogoPath } from '#app/core/media/art/sample-logo.ts'

/** GET /logos/{slug}.svg: the drawn mark of a sample partner or sponsor. */
export function logo(c: Context) {
  const slug = parseLogoPath(c.req.path)
  if (!slug) return c.text('Not found', 404)
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Type', 'image/svg+xml; charset=utf-8')
  return c.body(drawSampleLogo(slug))
}
