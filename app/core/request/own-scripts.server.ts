// The inline scripts of a finished page that are ours: those that carry its nonce. A script that came in with somebody's
// words cannot know it, and is never allowed, however it got there.
import { createHash } from 'node:crypto'

/** Tells server/http/security.ts, which takes it off, what the policy of a page allows. */
export const SCRIPTS_HEADER = 'x-csp-scripts'

/** The page without its nonce, so that it can be kept and sent again, and `'sha256-…'` of each script that had it. */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  // React writes < and > in attributes as entities: a tag ends where the first > stands.
  const own = new RegExp(`<script(?=[^<>]*${mark.replace(/[+/]/g, '\\$&')})(?![^<>]* src=)[^<>]*>([^]*?)</script>`, 'g')
  const hashes = new Set<string>()
  for (const [, code = ''] of html.matchAll(own))
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}
