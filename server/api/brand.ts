// Serves the operator's own look: their colours as a style sheet, and their logo.
import type { Context } from 'hono'
import { brandStyles } from '#app/core/brand/brand.ts'
import type { Brand } from '#app/core/brand/brand-shape.ts'

// The address that pages name changes with what it holds.
const KEPT = 'public, max-age=31536000, immutable'

/** GET /brand.css */
export const brandSheet = (config: { brand: Brand }) => (c: Context) => {
  c.header('Cache-Control', KEPT)
  c.header('Content-Type', 'text/css; charset=utf-8')
  return c.body(brandStyles(config.brand))
}

/** GET /brand-mark */
export const brandMark = (mark: { current: string | null }) => (c: Context) => {
  const [, type, text] = /^data:(image\/(?:png|webp));base64,(.+)$/.exec(mark.current ?? '') ?? []
  if (!type || !text) return c.text('Not found', 404)
  c.header('Cache-Control', KEPT)
  c.header('Content-Type', type)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  return c.body(Buffer.from(text, 'base64'))
}
