// The session of the site's own pages: where it is kept, how it is renewed, and that several requests at once renew it
// together.
import { beforeAll, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const PASSWORD = 'Right-1-password'
const FLAGS = /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/
let site: SharedSite
let lines: string[]
let email: string

/** What a browser keeps: names with values, without what has ended. */
function keep(cookies: Map<string, string>, response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }
  return cookies
}
const headerOf = (cookies: Map<string, string>) => [...cookies].map((pair) => pair.join('=')).join('; ')

type Session = { access_token: string; refresh_token: string; expires_at: number }
const isSession = (name: string) => /^sb-mahalla-auth(?:\.\d+)?$/.test(name)

function sessionIn(cookies: Map<string, string>): Session {
  const text = [...cookies]
    .filter(([name]) => isSession(name))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, value]) => value)
    .join('')
  return JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString())
}

/** The same session an hour later, in as few cookies as an old browser would have it. */
function anHourLater(cookies: Map<string, string>): Map<string, string> {
  const session = { ...sessionIn(cookies), expires_at: Math.floor(Date.now() / 1000) - 1 }
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const chunks = text.match(/.{1,3000}/g) ?? []
  return new Map(chunks.map((chunk, i) => [`sb-mahalla-auth.${i}`, chunk]))
}

const visit = (cookies: Map<string, string>, path = '/saved') =>
  fetch(site.url + path, { redirect: 'manual', headers: { cookie: headerOf(cookies) } })

async function register() {
  email = `maryam-${crypto.randomUUID()}@example.com`
  const response = await postForm(`${site.url}/register`, {
    displayName: 'Maryam',
    identifier: email,
    password: PASSWORD,
  })
  expect(response.status).toBe(302)
  lines = response.headers.getSetCookie()
  return keep(new Map(), response)
}

beforeAll(async () => {
  site = await sharedSite()
})

test('the cookie is for the server alone, and for a month', async () => {
  const cookies = await register()
  const ofSession = lines.filter((line) => isSession(line.split('=')[0] ?? ''))
  expect(ofSession.length).toBeGreaterThan(0)
  for (const line of ofSession) expect(line).toMatch(FLAGS)
  for (const line of lines) expect(line).toContain('HttpOnly')
  const page = await visit(cookies)
  expect(page.status).toBe(200)
  // A session that is not about to end is left as it is, and no page hands it to scripts.
  expect(page.headers.getSetCookie()).toEqual([])
  const { access_token, refresh_token } = sessionIn(cookies)
  const text = await page.text()
  expect(text.includes(access_token) || text.includes(refresh_token)).toBe(false)
})

test('a session that has run out is renewed by the server; one that scripts could read is theirs no more', async () => {
  const old = anHourLater(await register())
  const page = await visit(old)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  const set = page.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))
  for (const line of set) expect(line).toMatch(FLAGS)
  // Every chunk, also one whose text is the same as before.
  const renewed = keep(new Map(old), page)
  expect(set.map((line) => line.split('=')[0]).sort()).toEqual([...renewed.keys()].sort())
  expect(sessionIn(renewed).refresh_token).not.toBe(sessionIn(old).refresh_token)
  expect((await visit(renewed)).status).toBe(200)
})

test('many requests at once, and one whose answer got lost, renew it together', async () => {
  const old = anHourLater(await register())
  const pages = await Promise.all(Array.from({ length: 8 }, () => visit(old)))
  expect(pages.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const sessions = pages.map((page) => keep(new Map(old), page))
  expect(new Set(sessions.map((cookies) => sessionIn(cookies).refresh_token)).size).toBe(1)
  // The browser that never saw the answer still has the old one.
  expect((await visit(old)).status).toBe(200)
  for (const cookies of sessions) expect((await visit(cookies)).status).toBe(200)
  expect((await visit(anHourLater(sessions[0] ?? new Map()))).status).toBe(200)
})

test('signing out takes every part of it away, and so does a session that is no more', async () => {
  const cookies = await register()
  const out = await postForm(`${site.url}/logout`, {}, headerOf(cookies))
  expect([...keep(new Map(cookies), out).keys()].filter(isSession)).toEqual([])
  const gone = await visit(anHourLater(cookies))
  expect(gone.headers.get('location')).toBe('/login?next=%2Fsaved')
  expect([...keep(anHourLater(cookies), gone).keys()].filter(isSession)).toEqual([])
})

test('who has a second factor and did not show it is led to it by every form, and back to where they were', async () => {
  const cookies = await register()
  const headers = { apikey: site.anonKey, Authorization: `Bearer ${sessionIn(cookies).access_token}` }
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${site.url}/auth/v1/factors${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { id: string; totp: { secret: string } }
  }
  const { id, totp } = await ask('', { factor_type: 'totp' })
  const challenge = await ask(`/${id}/challenge`, {})
  const code = codeOf(fromBase32(totp.secret), stepAt(Date.now()))
  await ask(`/${id}/verify`, { challenge_id: challenge.id, code })
  const signedIn = await postForm(`${site.url}/login`, { identifier: email, password: PASSWORD })
  expect(signedIn.headers.get('location')).toBe('/login/second-step?next=%2F')
  const half = headerOf(keep(new Map(), signedIn))
  const forms: [string, Record<string, string>][] = [
    ['/business-transfer?token=x', { intent: 'accept' }],
    ['/account/security', { intent: 'remove', factor: id }],
    ['/business-profile', {}],
    ['/dashboard/vouches', {}],
  ]
  for (const [path, fields] of forms) {
    const answer = await postForm(site.url + path, fields, half)
    expect(answer.headers.get('location')).toBe(`/login/second-step?${new URLSearchParams({ next: path })}`)
  }
})
