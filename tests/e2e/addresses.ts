// Every address of the site map once, and whether a guard stands before it.
import siteMap from '../../app/routes.ts'

type Entry = { path?: string | undefined; index?: boolean | undefined; file: string; children?: Entry[] | undefined }
type Address = { path: string; isGuarded: boolean }

/** Every other guard stands behind this one. */
const GUARD = 'layouts/member.ts'

function walk(entries: readonly Entry[], base: string, isGuarded: boolean): Address[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const own = index ? base || '/' : path ? `${base}/${path}` : base
    if (children) return walk(children, own, isGuarded || file === GUARD)
    return index || path ? [{ path: own, isGuarded }] : []
  })
}

export const addresses = [
  ...new Map(walk(siteMap as Entry[], '', false).map((address) => [address.path, address])).values(),
]
