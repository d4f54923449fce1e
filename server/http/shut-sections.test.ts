// Every section that can be switched off, walked: its addresses leave the map, its tables and functions leave the API.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isShut, SECTIONS_TO_SWITCH, type SwitchedSection, switchedSections } from '#app/core/sections/sections.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import routes from '#app/routes.ts'
import { namesOf, openBuild, refuseShut } from './shut-sections.ts'

type Entry = { id?: string; path?: string; children?: Entry[] }

function addresses(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return [...(path ? [here] : []), ...addresses(children ?? [], here)]
  })
}
const map = addresses(routes as Entry[])

/** The site map as the server has it: flat, each with what it lies in. */
function build(entries: readonly Entry[], parentId = 'root', above = 'r') {
  const flat: Record<string, { id: string; parentId?: string; path?: string }> = {}
  for (const [at, { path, children }] of entries.entries()) {
    const id = `${above}.${at}`
    flat[id] = { id, parentId, ...(path && { path }) }
    Object.assign(flat, build(children ?? [], id, id))
  }
  return flat
}

test.each(switchedSections)('%s: off, its pages are on no map, and nothing else left it', (id) => {
  const flat = { root: { id: 'root', path: '' }, ...build(routes as Entry[]) }
  const whole = { routes: flat, assets: { routes: flat } } as never
  const { routes: open, assets } = openBuild(whole, [id]) as unknown as {
    routes: Record<string, { path?: string }>
    assets: { routes: object }
  }
  expect(Object.keys(assets.routes)).toEqual(Object.keys(open))
  const gone = map.filter((address) => isShut([id], address))
  const isPage = SECTIONS_TO_SWITCH[id].paths.some((path) => !path.startsWith('/api/'))
  expect(gone.length > 0).toBe(isPage)
  expect(Object.keys(flat).length - Object.keys(open).length).toBe(gone.length)
  const { paths } = SECTIONS_TO_SWITCH[id]
  for (const address of gone)
    expect(
      paths.some((path) => address.startsWith(path)),
      address,
    ).toBe(true)
})

test('what somebody has paid for, and the way out of a newsletter, stay', () => {
  const off: SwitchedSection[] = ['store', 'newsletter', 'donate']
  for (const kept of [
    '/merchstore/orders/x',
    '/newsletter/unsubscribe',
    '/fr/newsletter/choices?x=1',
    '/donate/stop/x',
  ])
    expect(isShut(off, kept), kept).toBe(false)
  for (const gone of ['/merchstore', '/ar/merchstore/cart', '/newsletter', '/donate?x=1', '/merchstore.data'])
    expect(isShut(off, gone), gone).toBe(true)
  for (const other of ['/', '/donated', '/dashboard/staff/store']) expect(isShut(off, other), other).toBe(false)
})

test('the files of the schema that sections name are there, and offer something', () => {
  const known = readFileSync(join(projectRoot, 'supabase/config.toml'), 'utf8')
  for (const id of switchedSections)
    for (const schema of (SECTIONS_TO_SWITCH[id] as { schemas?: readonly string[] }).schemas ?? []) {
      expect(known).toContain(`schemas/${schema}.sql`)
      const { tables, functions } = namesOf([schema])
      expect(tables.size + functions.size, schema).toBeGreaterThan(0)
    }
})

test('tables, functions and addresses of the API are answered 404 while their section is off, and only then', async () => {
  const config = { sectionsOff: [] as SwitchedSection[] }
  const app = new Hono()
  app.use(refuseShut(config))
  app.all('*', (c) => c.text('here'))
  const statusOf = async (path: string) => (await app.request(path)).status
  const own = ['/rest/v1/jobs?select=id', '/rest/v1/rpc/jobs_list', '/api/chat', '/embed/prayer-times']
  const { functions } = namesOf(['jobs'])
  const [called = ''] = functions
  own[1] = `/rest/v1/rpc/${called}`
  for (const path of own) expect(await statusOf(path), path).toBe(200)
  config.sectionsOff = ['jobs', 'assistant', 'widgets']
  for (const path of own) expect(await statusOf(path), path).toBe(404)
  for (const path of ['/rest/v1/businesses', '/rest/v1/job_leases', '/api/suggestions', '/embedded'])
    expect(await statusOf(path), path).toBe(200)
  config.sectionsOff = []
  for (const path of own) expect(await statusOf(path), path).toBe(200)
})
