// Takes out the sections that an operator switched off: their pages leave the site map itself, so that their addresses are
// answered like unknown ones, and their tables and functions leave the API.
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { isMountShut, isShut, type SwitchedSection, shutSchemas } from '#app/core/sections/sections.ts'
import { readSubjects } from '../backend/database/subjects.ts'

type Routes = Readonly<
  Record<string, { id: string; parentId?: string | undefined; path?: string | undefined } | undefined>
>
type Off = readonly SwitchedSection[]

/** `/jobs/:slug`, put together of a route and what it lies in. */
function addressOf(routes: Routes, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? addressOf(routes, route.parentId) : ''
  return route.path ? `${above}/${route.path}` : above
}

/** The site map of the server, and the one browsers are told of, without what is off. */
export function openBuild<Build extends Pick<ServerBuild, 'routes' | 'assets'>>(build: Build, off: Off): Build {
  if (off.length === 0) return build
  const open = <R extends Routes>(routes: R) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isShut(off, addressOf(routes, id) || '/'))) as R
  return { ...build, routes: open(build.routes), assets: { ...build.assets, routes: open(build.assets.routes) } }
}

/** The names the API offers out of files of the schema: tables, and functions that are called. */
export function namesOf(schemas: readonly string[]): { tables: Set<string>; functions: Set<string> } {
  const sql = readSubjects()
    .filter(({ name }) => schemas.includes(name))
    .map((subject) => subject.sql)
    .join('\n')
  const named = (pattern: RegExp) => new Set(Array.from(sql.matchAll(pattern), ([, name = '']) => name))
  return {
    tables: named(/^create (?:table|view|materialized view) public\.(\w+)/gm),
    functions: named(/^create function public\.(\w+)/gm),
  }
}

const ASKED = /^\/rest\/v1\/(rpc\/)?([^/?]+)\/?$/

export function refuseShut(config: { sectionsOff: Off }): MiddlewareHandler {
  let made: { off: Off; names: ReturnType<typeof namesOf> } | null = null
  return async (c, next) => {
    const off = config.sectionsOff
    if (off.length === 0) return next()
    const { path } = c.req
    if (isMountShut(off, path)) return c.json({ error: 'This part of the site is switched off.' }, 404)
    const [, isCall, name = ''] = ASKED.exec(path) ?? []
    if (name === '') return next()
    if (made?.off !== off) made = { off, names: namesOf(shutSchemas(off)) }
    const isOff = isCall ? made.names.functions.has(name) : made.names.tables.has(name)
    if (!isOff) return next()
    const message = 'This part of the site is switched off.'
    return c.json({ code: 'PGRST205', message, details: null, hint: null }, 404)
  }
}
