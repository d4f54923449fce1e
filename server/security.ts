// Headers every answer carries. Inline scripts are allowed one by one: by hash where the whole page is at hand,
// by nonce where it streams. Styles come from files only, so no `style` attribute may be rendered on the server.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const NOT_EXECUTED = /type="application\/(?:ld\+)?json"/

/** `'sha256-…'` of every inline script of a page. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (NOT_EXECUTED.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** Origins beyond our own that pages may talk to, and play sound from. */
export type Sources = { connect: string[]; media: string[] }

export function contentSecurityPolicy(scripts: string[], { connect, media }: Sources, dev: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // Vite injects style elements while developing; built pages have style files only.
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `connect-src 'self' ${[...connect, ...(dev ? ['ws:'] : [])].join(' ')}`.trim(),
    `media-src 'self' ${media.join(' ')}`.trim(),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    // The widget builder shows widgets. Nothing but those may be framed, whoever asks.
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

type Options = { sources: Sources; dev: boolean; https: boolean }

export const securityHeaders =
  ({ sources, dev, https }: Options): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    // Pages whose address holds a secret say no-referrer themselves.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(self)')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    // Widgets are there to be framed; their own policy says by whom.
    if (!c.req.path.startsWith('/embed/')) headers.set('X-Frame-Options', 'DENY')
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!headers.get('Content-Type')?.startsWith('text/html') || headers.has('Content-Security-Policy')) return
    const nonce = headers.get('x-csp-nonce')
    headers.delete('x-csp-nonce')
    if (nonce || dev) {
      const allowed = nonce ? [`'nonce-${nonce}'`] : []
      headers.set('Content-Security-Policy', contentSecurityPolicy(dev ? ["'unsafe-inline'"] : allowed, sources, dev))
      return
    }
    const html = await c.res.text()
    c.res = new Response(html, c.res)
    c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes(html), sources, dev))
  }
