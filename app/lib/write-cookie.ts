/** Sets a cookie of this site from the browser: the server reads it on the next request. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number) {
  // The asynchronous cookie store is not in every browser, and may finish only after the page is left.
  Object.assign(document, { cookie: `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax` })
}
