/**
 * Rendered for nobody in particular: fit for any cache in front of us, and kept by server/http/html-cache.ts. Never shown stale:
 * a browser would keep showing it to someone who has just said where they are, or signed in.
 */
export const SHAREABLE = 'public, max-age=0, s-maxage=30'
/** The same for pages that change with a new version of the site only. Browsers still ask, and are told 304. */
export const FIXED = 'public, max-age=0, s-maxage=3600'
/** Rendered for a neighbourhood: kept by server/http/html-cache.ts for whoever else is there, by browsers for one person only. */
export const NEARBY = 'private, no-cache'
export const PERSONAL = 'private, no-store'
