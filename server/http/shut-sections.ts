// What an operator has switched off is not there: its pages leave the site map itself, so that their addresses are answered
// like any that never was, and its tables and functions leave the API.
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { isMountShut, isShut, type SwitchedSection, shutSchemas } from '#app/core/sections/sections.ts'
import { readSubjects } from '../backend/database/subjects.ts'

type Routes = ServerBuild['routes']
type Off = readonly SwitchedSection[]

/** `/jobs/:slug`, put together of a route and what it lies in. */
function addressOf(routes: Routes, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? addressOf(routes, route.parentId) : ''
  return route.path ? `${above}/${route.path}` : above
}

export function openRoutes(routes: Routes, off: Off): Routes {
  if (off.length === 0) return routes
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isShut(off, addressOf(routes, id) || '/')))
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
