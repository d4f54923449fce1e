import type { HeadersArgs } from 'react-router'

/** The `headers` of a page route: what the layouts around it say, then what its own loader adds. */
export function pageHeaders({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  for (const [name, value] of errorHeaders ?? loaderHeaders) headers.set(name, value)
  return headers
}
