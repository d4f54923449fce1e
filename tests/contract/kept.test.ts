// No page of one visitor is kept for another. Every address of the site map is asked by people who bring all they might:
// cookies, headers, sessions. What others may be shown is the same for all of them, and everything else is kept by nobody.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Keeping } from '#app/core/request/keeping.ts'
import routes from '#app/routes.ts'
import { EXAMPLES } from '#tests/fixtures/example-addresses.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

type Address = { path: string; file: string; keeping: Keeping }

/** As the server reads the map. */
async function walk(entries: RouteConfigEntry[], said: Keeping = {}): Promise<Address[]> {
  const found: Address[] = []
  for (const { file, path, index, children } of entries) {
    const own: Keeping = /^layouts\/(?:kept|opened)/.test(file)
      ? (await import(/* @vite-ignore */ resolve('app', file))).keeping
      : {}
    const keeping = { ...said, ...own }
    if (children && path === undefined) found.push(...(await walk(children, keeping)))
    else found.push({ path: index ? '/' : `/${path}`, file: `app/${file}`, keeping })
  }
  return found
}

const CANARY = 'zq9canary'
const PLACE = (lat: string, lng: string) => `place=${lat}:${lng}:London:England:GB:`

/** What a guest may bring. Some of them make some pages their own. */
const COOKIES = {
  basket: 'mahalla_cart=sample-mug-green.7',
  code: 'mahalla_code=ZQ9CANARY',
  'broken session': 'sb-mahalla-auth=base64-e30',
  'forged session': `sb-mahalla-auth.0=base64-${CANARY}`,
  'my masjid': 'masjid=00000000-0000-4000-8000-000000000001',
  reader: 'quran=auto~1~beside~mushaf~7',
  affiliate: `mahalla-ref=${CANARY}.9999999999`,
  draft: `mahalla-draft=${CANARY.repeat(5)}`,
  wish: `wish=${encodeURIComponent(JSON.stringify({ action: '/saved', values: { name: CANARY } }))}`,
  'sign-in': `mahalla-sign-in=${CANARY}`,
  language: 'lang=ar',
  theme: 'theme=dark',
  junk: `${CANARY}="<script>${CANARY}</script>"; place=1:2; prayer=${CANARY}`,
}

const HEADERS: Record<string, string> = {
  'accept-language': 'ar',
  accept: 'application/json',
  authorization: `Bearer ${CANARY}`,
  apikey: CANARY,
  'cache-control': 'no-cache',
  'cf-connecting-ip': '203.0.113.9',
  'client-ip': '203.0.113.9',
  dnt: '1',
  forwarded: `for=203.0.113.9;host=${CANARY}.example;proto=https`,
  origin: `https://${CANARY}.example`,
  prefer: `return=${CANARY}`,
  purpose: 'prefetch',
  range: 'bytes=0-9',
  referer: `https://${CANARY}.example/secret?token=${CANARY}`,
  'save-data': 'on',
  'sec-fetch-site': 'same-origin',
  'user-agent': `Googlebot/2.1 (${CANARY})`,
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': `${CANARY}.example`,
  'x-forwarded-proto': 'https',
  'x-original-url': `/${CANARY}`,
  'x-react-router-spa-mode': 'yes',
}

const PERSONAL = 'private, no-store'

let site: RunningSite
let map: Address[]
let examples: Record<string, string>
const members: string[] = []

const asService = () => ({ apikey: site.serviceRoleKey, Authorization: `Bearer ${site.serviceRoleKey}` })

beforeAll(async () => {
  site = await startSite({ SEED: 'sample', PAYMENTS: 'manual' })
  map = await walk(routes)
  const service = asService()
  const accounts = await fetch(`${site.url}/rest/v1/business_accounts?select=id&limit=1`, { headers: service })
  const [account] = (await accounts.json()) as [{ id: string }]
  // The sample has none of its own: they come with the open data.
  const room = await fetch(`${site.url}/rest/v1/prayer_rooms`, {
    method: 'POST',
    headers: { ...service, 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: 'euston-station', name: 'Prayer room', latitude: 51.5281, longitude: -0.1337 }),
  })
  expect(room.status).toBe(201)
  examples = {
    ...EXAMPLES,
    '/business-profile/:id': `/business-profile/${account.id}`,
    '/prayer-room/:id': '/prayer-room/euston-station',
  }
  for (const name of ['amina', 'bilal']) {
    const email = `${name}@kept.example`
    await fetch(`${site.url}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { ...service, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Right-1-password', email_confirm: true }),
    })
    const entered = await postForm(`${site.url}/login`, { identifier: email, password: 'Right-1-password' })
    members.push(
      entered.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    )
  }
})

afterAll(() => site.stop())

type Answer = { status: number; caching: string; etag: string | null; referrer: string | null; text: string }

let asked = 0
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  asked++
  // Packing is no matter here, and a tenth of what a page costs.
  const plain = { 'accept-encoding': 'identity', ...headers }
  const answer = await fetch(site.url + path, { method, redirect: 'manual', headers: plain })
  return {
    status: answer.status,
    caching: answer.headers.get('cache-control') ?? 'nothing said',
    etag: answer.headers.get('etag'),
    referrer: answer.headers.get('referrer-policy'),
    text: await answer.text(),
  }
}

const isForMany = ({ keptFor, hasSecret }: Keeping) => keptFor !== undefined && !hasSecret
/** An address with real words; what has none, and what is a secret, asks for what is not there. */
const exampleOf = ({ path, keeping }: Address) =>
  (keeping.hasSecret ? null : examples[path]) ??
  path.replace(/:\w+/g, 'nothing-of-this-name').replace('*', 'no-such-page')
const add = (path: string, query: string) => path + (path.includes('?') ? '&' : '?') + query
const dataOf = (path: string) => {
  const [page = '', query] = path.split('?')
  return `${page === '/' ? '/_' : page}.data${query ? `?${query}` : ''}`
}
const makesOwn = (name: string, { keptFor, ownWith = [] }: Keeping) =>
  keptFor === 'neighbours' && (name.startsWith('sb-mahalla-auth') || ownWith.includes(name))
const nameOf = (cookie: string) => cookie.split(/[=.]/, 1)[0] ?? ''

/** When a page was made stands in some of them. */
const MOMENT = /\b\d{13}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** Two makings of one page, as two visitors cause them, each under an address that nobody asked for before. */
async function differsFor(path: string, one: Record<string, string>, other: Record<string, string>): Promise<boolean> {
  const make = async (headers: Record<string, string>) => {
    const mark = crypto.randomUUID()
    const { status, caching, text } = await ask(add(path, `w=${mark}`), headers)
    return JSON.stringify({ status, caching, text: text.replaceAll(mark, '').replaceAll(MOMENT, '') })
  }
  // A minute may pass between the two, and with it what is open.
  for (let turn = 0; turn < 3; turn++) if ((await make(one)) === (await make(other))) return false
  return true
}

/**
 * Each thing by itself, of those that make the page one's own; the others by eight, since what does not change a page
 * with seven more does not change it alone, and each of them by itself on every eighth page.
 */
const TOGETHER = 8
/** Of several that are of one kind, such as sessions, each page is asked with one, and the next with the next. */
function inTurn(cookies: readonly string[], page: number): string[] {
  const kinds = Map.groupBy(cookies, (cookie) => nameOf(cookie))
  return [...kinds.values()].flatMap((alike) => alike[page % alike.length] ?? [])
}
function bringing(page: number, isOwn: (cookie: string) => boolean): Record<string, string>[] {
  const cookies = Object.values(COOKIES)
  const shared = cookies.filter((cookie) => !isOwn(cookie))
  const headers = Object.entries(HEADERS)
  const alone = [...shared.map((cookie) => ({ cookie })), ...headers.map(([name, value]) => ({ [name]: value }))]
  const inParts = <T>(list: readonly T[]) =>
    Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, at) => list.slice(at * TOGETHER, (at + 1) * TOGETHER))
  return [
    ...[...inTurn(cookies.filter(isOwn), page), ...inTurn(members, page)].map((cookie) => ({ cookie })),
    ...inParts(shared).map((part) => ({ cookie: part.join('; ') })),
    ...inParts(headers).map((part) => Object.fromEntries(part)),
    ...alone.filter((_, at) => at % TOGETHER === page % TOGETHER),
  ]
}

test('what one visitor brings is in no page that another is shown', async () => {
  const kept = map.filter(({ keeping }) => isForMany(keeping))
  const wrong: string[] = []
  const counts = { routes: kept.length, public: 0, missing: [] as string[] }
  const look = async (address: Address) => {
    const { keeping } = address
    const path = exampleOf(address)
    const brought = Object.values(COOKIES)
      .filter((cookie) => !makesOwn(nameOf(cookie), keeping))
      .join('; ')
    const { 'sec-fetch-site': _here, ...headers } = HEADERS
    for (const asked of [path, dataOf(path)])
      if (await differsFor(asked, {}, { ...headers, cookie: brought })) wrong.push(`${asked} differs`)

    const plain = await ask(path)
    if (plain.status !== 200) counts.missing.push(`${path} ${plain.status}`)
    if (plain.caching.startsWith('public')) counts.public++
    if (plain.text.includes(CANARY)) wrong.push(`${path} holds what another brought`)
    // Files are made anew for each: what all of it together does not change, none of it does.
    if (!plain.etag) return
    for (const headers of bringing(kept.indexOf(address), (cookie) => makesOwn(nameOf(cookie), keeping))) {
      const own = 'cookie' in headers && makesOwn(nameOf(headers.cookie ?? ''), keeping)
      const seen = await ask(path, headers, own ? 'HEAD' : 'GET')
      const said = JSON.stringify(headers).slice(0, 60)
      if (own && seen.caching !== PERSONAL) wrong.push(`${path} with ${said}: one's own, yet ${seen.caching}`)
      if (!own && seen.caching.startsWith('public') && seen.etag !== plain.etag)
        wrong.push(`${path} with ${said}: another page, yet ${seen.caching}`)
    }
    // Neighbours share a page, and it says no more of where they are.
    if (keeping.keptFor !== 'neighbours') return
    const near = await ask(path, { cookie: PLACE('52.4137', '-1.5163') })
    const next = await ask(path, { cookie: PLACE('52.4139', '-1.5161') })
    if (near.caching !== 'private, no-cache' || near.etag !== next.etag) wrong.push(`${path} is not one for neighbours`)
    if (/(?<!\d)(?:52\.41[34]|1\.516)/.test(near.text)) wrong.push(`${path} says where exactly`)
  }
  const left = [...kept]
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await look(next)
  }
  await Promise.all([lane(), lane(), lane()])
  expect(wrong).toEqual([])
  expect(counts.missing).toEqual([])
  console.log(
    `${counts.routes} kept routes (${counts.public} public) × ${Object.keys(COOKIES).length} cookies, ` +
      `${Object.keys(HEADERS).length} headers, ${members.length} sessions: ${asked} requests, 0 differences`,
  )
})

test('whatever is not on the map as kept is kept by nobody', async () => {
  const own = map.filter(({ keeping }) => !isForMany(keeping))
  const wrong: string[] = []
  for (const [at, one] of own.entries()) {
    const path = exampleOf(one)
    const brought = Object.values(COOKIES).join('; ')
    for (const [address, cookie] of [
      ...['', brought, ...inTurn(members, at)].map((cookie) => [path, cookie] as const),
      ...[dataOf(path), add(path, 'lang=fr')].map((address) => [address, brought] as const),
    ]) {
      const { caching, status } = await ask(address, { cookie }, 'HEAD')
      if (caching !== PERSONAL) wrong.push(`${address} ${status}: ${caching}`)
    }
  }
  expect(wrong).toEqual([])
  expect(own.length).toBeGreaterThan(100)
})

test('what a secret link opens is no-store, and no other site learns the address: errors, data and forms too', async () => {
  const secret = map.filter(({ keeping }) => keeping.hasSecret)
  for (const { path: pattern } of secret) {
    const path = pattern.replace(/:\w+/g, CANARY)
    const answers = [
      await ask(path),
      await ask(add(path, `token=${CANARY}&token_hash=${CANARY}&code=${CANARY}`)),
      await ask(dataOf(path)),
      await ask(`/ar${path}`),
      await ask(path, { 'content-type': 'text/plain' }, 'POST'),
      await ask(add(path, 'lang=fr')),
    ]
    for (const { caching, referrer } of answers)
      expect([path, caching, referrer]).toEqual([path, PERSONAL, 'no-referrer'])
  }
  expect(secret.length).toBeGreaterThan(15)
})

/** They are shown to everyone: the codes of an affiliate, of a poster, and of a badge on somebody's site. */
const PUBLIC_CODES = ['/r/:code', '/go/:code', '/partners/verify/:code']

test('an address with a key in it is on the map as a secret', () => {
  const reads = /searchParams\.get\('(?:token|token_hash|code|key|secret|draft)'\)/
  const loose = map.filter(({ path, file, keeping }) => {
    const isKey = /:(?:token|code|key|secret)\b/.test(path) && !PUBLIC_CODES.includes(path)
    return !keeping.hasSecret && (isKey || reads.test(readFileSync(file, 'utf8')))
  })
  expect(loose.map(({ path }) => path)).toEqual([])
})

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('a guest’s basket is not shown to another, and the key of the checkout’s form is one visitor’s own', async () => {
  const cookie = COOKIES.basket
  for (const path of ['/merchstore', '/merchstore/sample-tea-mug', '/merchstore/cart']) {
    const full = await ask(path, { cookie })
    const empty = await ask(path)
    expect(full.caching, path).toBe(PERSONAL)
    expect(full.text === empty.text, path).toBe(false)
    expect((await ask(path, { cookie })).text === full.text, path).toBe(true)
  }
  // Samples are not sold where money is taken: this one becomes a thing of the store.
  await fetch(`${site.url}/rest/v1/store_products?slug=eq.sample-tea-mug`, {
    method: 'PATCH',
    headers: { ...asService(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ is_sample: false }),
  })
  const checkout = await Promise.all([1, 2].map(() => ask('/merchstore/checkout?delivery=pickup&pickup=', { cookie })))
  const [one = [], other = []] = checkout.map(({ text }) => [...new Set(text.match(UUID))])
  expect([one.filter((id) => !other.includes(id)).length, other.filter((id) => !one.includes(id)).length]).toEqual([
    1, 1,
  ])
  expect(checkout.map(({ caching }) => caching)).toEqual([PERSONAL, PERSONAL])
})

test('why one guest was asked to sign in is not told to the next', async () => {
  const sent = await postForm(`${site.url}/business/saffron-stone/reviews`, { intent: 'write', body: CANARY })
  const wish = sent.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const own = await ask('/login?next=%2Fwish', { cookie: wish })
  expect(own.caching).toBe(PERSONAL)
  expect((await ask('/login?next=%2Fwish')).text === own.text).toBe(false)
})

test('a broken session cookie is cleared, its bearer a guest, and the log stays quiet', async () => {
  const before = site.output().length
  for (const cookie of ['sb-mahalla-auth=base64-!!!', COOKIES['broken session'], COOKIES['forged session'], forged()])
    for (const path of ['/', '/jobs', '/business/saffron-stone']) {
      const answer = await fetch(site.url + path, { headers: { cookie } })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('cache-control')).toBe(PERSONAL)
      expect(answer.headers.getSetCookie().join()).toMatch(/^sb-mahalla-auth(\.0)?=; Max-Age=0/)
    }
  expect(site.output().slice(before)).not.toMatch(/\n\s+at |supabase\/ssr|AuthApiError/)
})

/** A token that nobody here signed, with years to go. */
function forged(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: crypto.randomUUID(), role: 'authenticated', aud: 'authenticated', exp: 4_000_000_000 }
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode({ signed: 'by nobody' })}`
  return `sb-mahalla-auth=base64-${encode({ access_token: token, refresh_token: 'r', expires_at: claims.exp })}`
}
