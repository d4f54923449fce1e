import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { currentVisit } from '../backend/database/visit.ts'
import { createSeenCookie, followOwnWrites } from './follow-own-writes.ts'
import type { RequestEnv } from './request-services.ts'

const seen = createSeenCookie('secret', false)
const cookieOf = (line: string) => line.split(';')[0] ?? ''

test('a position is believed when we wrote it, and no other', () => {
  const cookie = cookieOf(seen.write(0x1200000abcn))
  expect(seen.read(`a=b; ${cookie}; c=d`)).toBe(0x1200000abcn)
  expect(seen.read(cookie.replace('12-', '13-'))).toBe(0n)
  expect(createSeenCookie('another', false).read(cookie)).toBe(0n)
  for (const wrong of ['', 'mahalla-seen', 'mahalla-seen=', 'mahalla-seen=.', 'mahalla-seen=12-1.x'])
    expect(seen.read(wrong)).toBe(0n)
})

const site = { https: false, log: () => {} }

function appAt(position: bigint) {
  const app = new Hono<RequestEnv>()
  app.use('*', followOwnWrites(site, { position: async () => position, states: () => [], secret: 'secret' }))
  app.get('/wrote', (c) => {
    const visit = currentVisit()
    if (visit) visit.writes = true
    return c.text('')
  })
  app.get('/many', (c) => c.text('', 200, { 'Cache-Control': 'public, max-age=60' }))
  app.post('/many', (c) => c.text('', 200, { 'Cache-Control': 'public, max-age=60' }))
  app.all('*', (c) => {
    const visit = currentVisit()
    return c.json({ after: String(visit?.after), writes: visit?.writes })
  })
  return app
}

test('who writes is told how far the database was, and what they read next must know of it', async () => {
  const app = appAt(77n)
  const wrote = await app.request('/form', { method: 'POST' })
  expect(await wrote.json()).toEqual({ after: '0', writes: true })
  const cookie = cookieOf(wrote.headers.getSetCookie()[0] ?? '')
  const read = await app.request('/page', { headers: { cookie } })
  expect(await read.json()).toEqual({ after: '77', writes: false })
  expect(read.headers.getSetCookie()).toEqual([])
})

test('so is who wrote by reading, but never on what others may keep', async () => {
  const app = appAt(5n)
  expect((await app.request('/wrote')).headers.getSetCookie()).toHaveLength(1)
  expect((await app.request('/many')).headers.getSetCookie()).toEqual([])
  expect((await app.request('/many', { method: 'POST' })).headers.getSetCookie()).toEqual([])
})

test('programs that ask rest/v1 themselves are answered by the primary', async () => {
  const asked = await appAt(5n).request('/rest/v1/places')
  expect(await asked.json()).toMatchObject({ writes: true })
  expect(asked.headers.getSetCookie()).toEqual([])
})
