// GET /brand.css: the colours an operator laid over ours.
import type { Context } from 'hono'
import { type Brand, brandStyles } from '#app/core/brand/brand.ts'

type Branded = { brand: Brand }

// The address that pages name changes with what it holds.
const KEPT = 'public, max-age=31536000, immutable'

export const brandSheet = (config: Branded) => (c: Context) => {
  c.header('Cache-Control', KEPT)
  c.header('Content-Type', 'text/css; charset=utf-8')
  return c.body(brandStyles(config.brand))
}
