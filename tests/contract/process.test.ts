// The process as its operator meets it: start, health, stop, crash.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killOften } from '#tests/fixtures/kill.ts'
import { COMPILED, type RunningSite, startSite } from '#tests/fixtures/site.ts'

const root = resolve(import.meta.dirname, '../..')

// One site for all, in this order: the third ends it, the fourth starts it again, the fifth kills it and starts it once more.
let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

test('starts, reports health and keeps its secrets private', async () => {
  const health = await fetch(`${site.url}/healthz`)
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok' })
  expect(statSync(join(site.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('whoever offers another protocol is answered in this one', async () => {
  const { port } = new URL(site.url)
  const answer = await new Promise<string>((done) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
    )
    socket.once('data', (data) => {
      socket.destroy()
      done(String(data))
    })
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('its pages may open its own websocket, which hears a goodbye when it stops cleanly', async () => {
  const page = await fetch(site.url)
  await page.text()
  expect(page.headers.get('content-security-policy')).toMatch(
    new RegExp(`connect-src 'self' [^;]*${site.url.replace('http', 'ws')}`),
  )
  const address = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=`
  const refused = new WebSocket(`${address}wrong`)
  await new Promise((done) => refused.addEventListener('error', done))
  const socket = new WebSocket(address + site.anonKey)
  await new Promise((done) => socket.addEventListener('open', done))
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)))
  expect(await site.stop({ keepData: true })).toBe(0)
  expect(await closed).toBe(1001)
})

test('answers 503 while it starts', async () => {
  const again = startSite({ DATA_DIR: site.dataDir, PORT: new URL(site.url).port })
  const seen = new Set<number>()
  let running = true
  const { url } = site
  const asking = (async () => {
    while (running) {
      await fetch(`${url}/healthz`).then(
        ({ status }) => seen.add(status),
        () => {},
      )
      await new Promise((next) => setTimeout(next, 20))
    }
  })()
  site = await again
  running = false
  await asking
  expect([...seen].filter((status) => status !== 503 && status !== 200)).toEqual([])
  expect(seen).toContain(503)
})

test('keeps every acknowledged row and file through kill -9, four times', async () => {
  const killed = await killOften(site, 4)
  site = killed.site
  expect(killed).toMatchObject({ rowsLost: 0, filesLost: 0 })
  expect(Math.min(killed.rows, killed.files)).toBeGreaterThanOrEqual(8)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ SEED: 'lots' }, 'SEED must be sample or none'],
  [{ SUPABASE_ANON_KEY: 'x' }, 'Missing required environment variables: SUPABASE_URL is not defined.'],
  [{ SUPABASE_URL: 'ftp://x', SUPABASE_ANON_KEY: 'x', SUPABASE_SERVICE_ROLE_KEY: 'y' }, 'Invalid SUPABASE_URL format'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// or postgresql:// address'],
])('says what is wrong with %j and ends', (env, message) => {
  const result = spawnSync(join(root, 'node_modules/.bin/node'), ['build/server/index.js'], {
    cwd: root,
    env: { ...process.env, ...COMPILED, ...env },
    encoding: 'utf8',
  })
  expect(result.status).toBe(1)
  expect(result.stderr).toContain(message)
  expect(result.stderr).not.toContain('    at ')
})

test('says when the port is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => blocker.once('listening', ready))
  const { port } = blocker.address() as { port: number }
  const result = spawnSync(join(root, 'node_modules/.bin/node'), ['build/server/index.js'], {
    cwd: root,
    env: { ...process.env, ...COMPILED, PORT: String(port), NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  blocker.close()
  expect(result.status).toBe(1)
  expect(result.stderr).toContain(`Port ${port} is taken`)
})
