import type { HeadersArgs } from 'react-router'
import { FIXED, SHAREABLE } from '#app/lib/cache-control.ts'

/** The same for a page that reads no table: where the frame says that anyone may keep it, it may be kept longer. */
export function fixedPageHeaders(args: HeadersArgs): Headers {
  const headers = pageHeaders(args)
  if (!args.errorHeaders && headers.get('Cache-Control') === SHAREABLE) headers.set('Cache-Control', FIXED)
  return headers
}

/** The `headers` of a page route: what the frame around it says (caching), then what its own loader adds. */
export function pageHeaders({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  for (const [name, value] of errorHeaders ?? loaderHeaders) headers.set(name, value)
  return headers
}
