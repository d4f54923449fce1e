// Looks an address up in the site map: its pattern, and for whom its page may be kept.
import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router'
import type { Keeping } from '#app/core/request/keeping.ts'
import { withoutLocale } from '#app/i18n/locales.ts'

type Routes = ServerBuild['routes']

const under = (routes: Routes, parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path } = route
    return [route.index ? { id, index: true } : { id, ...(path && { path }), children: under(routes, id) }]
  })

/** As the router reads it: a page that moves by script asks for `/jobs.data`, and at the front door for `/_.data`. */
const pageOf = (pathname: string) => withoutLocale(pathname).replace(/(?:(?<=\/)_)?\.data$/, '') || '/'

/** How the site map writes an address: `/business/:id`. Null for one it does not know. */
export function readPatterns(routes: Routes): (pathname: string) => string | null {
  const map = createStaticHandler(under(routes, undefined))
  return (pathname) => {
    const matches = map.match(pageOf(pathname))
    const parts = matches?.flatMap(({ route }) => route.path ?? []) ?? []
    // The page for what is not found takes every address.
    return !matches || parts.includes('*') ? null : `/${parts.join('/').replaceAll(/^\/+/g, '')}`
  }
}

/** The layouts around a page speak first, the page itself last. */
export function readKeeping(routes: Routes): (pathname: string) => Keeping {
  const map = createStaticHandler(under(routes, undefined))
  return (pathname) =>
    Object.assign(
      {},
      ...(map.match(pageOf(pathname)) ?? []).map(
        ({ route }) => (routes[route.id]?.module as { keeping?: Keeping } | undefined)?.keeping,
      ),
    )
}
