const HERE = 'http://here.invalid'

/** The `next=` return path: only paths of this site are accepted, everything else becomes the fallback. */
export function safeNextPath(value: string | null | undefined, fallback = '/'): string {
  if (!value || value.length > 2000 || !value.startsWith('/') || hasForbiddenCharacters(value)) return fallback
  const url = URL.parse(value, HERE)
  // `//host` and `/\host` are read as other hosts by browsers; parsing shows it.
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}

/** Another page on the way to `next`: whoever has to reset a password first still gets where they were going. */
export const onTheWayTo = (next: string, path: string) =>
  next === '/' ? path : `${path}?${new URLSearchParams({ next })}`

/** Control characters and backslashes: browsers drop the first and turn the second into slashes. */
function hasForbiddenCharacters(value: string): boolean {
  return [...value].some((character) => character === '\\' || character < ' ' || character === '\u007f')
}
