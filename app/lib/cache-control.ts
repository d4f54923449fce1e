/** Rendered for nobody in particular: fit for any cache in front of us, and kept by server/html-cache.ts. */
export const SHAREABLE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
export const PERSONAL = 'private, no-store'
