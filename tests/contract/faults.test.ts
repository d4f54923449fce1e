// PostgreSQL connections that die while people read and write: the site stays up, everyone is answered, nothing that was
// acknowledged is lost. Many more of each: `npm run bench -- faults`.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULTS, tryFault } from '#tests/fixtures/faults.ts'
import { signUpOnSite } from '#tests/fixtures/hostile/people.ts'
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

describe.runIf(postgresPrograms)('a PostgreSQL server that dies', () => {
  let server: OwnPostgres
  let site: RunningSite
  beforeAll(async () => {
    server = await startOwnPostgres()
    site = await startSite({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await site?.stop()
    await server?.remove()
  })

  test.each(FAULTS.flatMap((fault) => [fault, fault]))('%s', async (fault) => {
    const trial = await tryFault(fault, { site, server, databaseUrl: server.url })
    expect(trial).toMatchObject({ hasCrashed: false, unanswered: 0, lost: 0 })
    expect(trial.recoveryMs).not.toBeNaN()
  })

  test('what is written after is heard again', async () => {
    const words = `After the storm ${randomUUID().slice(0, 8)}`
    await (await fetch(site.url)).text()
    const { ok } = await fetch(`${site.url}/rest/v1/sponsors`, {
      method: 'POST',
      headers: {
        apikey: site.serviceRoleKey,
        Authorization: `Bearer ${site.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ name: words, logo_url: '/logos/sample.svg', tier: 'lead', active: true, agreed: true }),
    })
    expect(ok).toBe(true)
    await expect
      .poll(async () => (await (await fetch(site.url)).text()).includes(words), { timeout: 60_000 })
      .toBe(true)
  })

  test('while it is away visitors are told at once, and so is whoever watches', async () => {
    const member = await signUpOnSite(site, 'away')
    const account = {
      displayName: 'Amina',
      identifier: `amina-${randomUUID()}@example.com`,
      password: 'Right-1-password',
    }
    const registered = await postForm(`${site.url}/register`, account)
    const cookie = registered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const readSaved = () => fetch(`${site.url}/saved`, { redirect: 'manual', headers: { Cookie: cookie } })
    expect((await readSaved()).status).toBe(200)
    await server.stop('immediate')
    try {
      await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 60_000 }).toBe(503)
      const health = await fetch(`${site.url}/healthz`)
      expect(await health.json()).toEqual({ status: 'unavailable', reason: 'The database does not answer' })
      const rest = await fetch(`${site.url}/rest/v1/partners?select=id`, { headers: { apikey: site.anonKey } })
      expect(rest.status).toBe(503)
      expect(await rest.json()).toMatchObject({
        code: '08006',
        message: 'The connection to the database was lost. Please try again.',
      })
      // What cannot be looked for is not missing.
      for (const path of [
        '/business/anything',
        '/business/anything/reviews',
        '/mosque/anything',
        '/ar/mosque/anything',
      ])
        expect((await fetch(site.url + path)).status, path).toBe(503)
      // A sitemap that lists nothing would be believed, and kept for an hour.
      for (const path of [
        '/sitemap.xml',
        '/sitemap/pages.xml',
        '/sitemap/mosques.xml',
        '/sitemap/places.xml',
        '/mosques',
      ]) {
        const answer = await fetch(site.url + path)
        expect([answer.status, answer.headers.get('cache-control')], path).toEqual([
          503,
          expect.not.stringMatching(/public/),
        ])
      }
      // Business queries that fail show an empty list, as specified, which nobody keeps for others.
      for (const path of ['/fr', '/fr/businesses']) {
        const answer = await fetch(site.url + path)
        expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'private, no-store'])
      }
      const headers = { apikey: site.anonKey, 'Content-Type': 'application/json' }
      const asked: [path: string, init: RequestInit][] = [
        [
          'token?grant_type=password',
          { method: 'POST', body: '{"email":"a@b.example","password":"Sabr-and-Shukr-7"}' },
        ],
        ['token?grant_type=pkce', { method: 'POST', body: '{"auth_code":"a","code_verifier":"b"}' }],
        ['token?grant_type=refresh_token', { method: 'POST', body: `{"refresh_token":"${randomUUID()}"}` }],
        ['user', { headers: { ...headers, Authorization: `Bearer ${member.token}` } }],
        ['recover', { method: 'POST', body: '{"email":"a@b.example"}' }],
      ]
      for (const [path, init] of asked) {
        const answer = await fetch(`${site.url}/auth/v1/${path}`, { headers, ...init })
        expect([answer.status, await answer.json()], path).toMatchObject([503, { error_code: 'service_unavailable' }])
      }
      const file = await fetch(`${site.url}/storage/v1/object/public/photos/none.jpg`)
      expect(file.status).toBe(503)
      // Nobody can tell who is there: that is no reason to send a member to the sign-in page, or to call a password wrong.
      expect((await readSaved()).status).toBe(503)
      expect((await postForm(`${site.url}/login`, account)).status).toBe(503)
    } finally {
      await server.start()
    }
    await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 60_000 }).toBe(200)
  })
})
