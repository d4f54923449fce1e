// Headers every answer carries. Inline scripts are allowed one by one, and only those the page's own rendering has marked:
// by hash where the page was written whole, by nonce where it streams. What a page contains beside them is never looked at,
// so nothing that got into it is allowed. Styles come from files only: no `style` attribute may be rendered on the server.
import type { MiddlewareHandler } from 'hono'
import { VIDEO_PLAYERS } from '#app/core/media/video-host.ts'
import { SCRIPTS_HEADER } from '#app/core/request/own-scripts.server.ts'

const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/

/** The hashes a page was sent with. */
export const allowedScripts = (headers: Headers) =>
  (headers.get(SCRIPTS_HEADER) ?? '').split(' ').filter((hash) => HASH.test(hash))

/** Origins beyond our own that pages may talk to, play sound from, and lead to from a form. */
export type Sources = { connect: string[]; media: string[]; forms: string[] }

export function contentSecurityPolicy(scripts: string[], { connect, media, forms }: Sources, dev: boolean): string {
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
    // The widget builder shows widgets, and a lesson a film of a known host once somebody presses play.
    `frame-src 'self' ${VIDEO_PLAYERS.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self' ${forms.join(' ')}`.trim(),
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
    const nonce = headers.get('x-csp-nonce')
    const hashes = allowedScripts(headers)
    headers.delete('x-csp-nonce')
    headers.delete(SCRIPTS_HEADER)
    if (!headers.get('Content-Type')?.startsWith('text/html') || headers.has('Content-Security-Policy')) return
    const scripts = dev ? ["'unsafe-inline'"] : nonce ? [`'nonce-${nonce}'`] : hashes
    headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, sources, dev))
  }
