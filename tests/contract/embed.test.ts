// Promises to sites that embed our widgets: headers, caching, refusals, and that no name can do harm.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newSiteKey, type SiteKeyJwk, siteKeyOf } from '#server/backend/site-key.ts'
import { badgeTasks } from '#server/embed/badge-code.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'
import { readStrictCalendar } from '#tests/fixtures/strict-calendar.ts'

const HOSTILE = `Ali's <script>alert(1)</script> & "Sons"`
const LONDON = 'lat=51.507&lng=-0.128'
let site: SharedSite
let business: string
let mosque: string

async function insert(table: string, row: object): Promise<string> {
  const answer = await fetch(`${site.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(row),
  })
  const [inserted] = (await answer.json()) as { id: string }[]
  if (!inserted) throw new Error(`Nothing was inserted into ${table}`)
  return inserted.id
}

beforeAll(async () => {
  site = await sharedSite()
  business = await insert('businesses', {
    name: HOSTILE,
    status: 'published',
    business_category: 'restaurants',
    city: 'London',
    country_code: 'GB',
    halal_level: 1,
  })
  mosque = await insert('mosques', {
    name: HOSTILE,
    status: 'published',
    city: 'London',
    country_code: 'GB',
    latitude: 51.5176,
    longitude: -0.0656,
  })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}/embed/${path}`, { headers })

const frames = () => [
  `prayer-times?${LONDON}`,
  'hijri',
  `mosque/${mosque}`,
  `jumuah/${mosque}`,
  `business/${business}`,
  `reviews/${business}`,
  `halal/${business}`,
]

test('frames may stand on any site, set no cookie, run no inline script and are kept briefly', async () => {
  for (const path of frames()) {
    const answer = await get(path, { cookie: 'place=x; sb-mahalla-auth=y; lang=ar' })
    const body = await answer.text()
    expect(answer.status, path).toBe(200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain('frame-ancestors *')
    expect(policy, path).not.toContain('unsafe')
    expect(answer.headers.get('x-frame-options'), path).toBeNull()
    expect(answer.headers.get('set-cookie'), path).toBeNull()
    expect(answer.headers.get('cache-control'), path).toMatch(/^public, max-age=60/)
    expect(answer.headers.get('vary') ?? '', path).not.toMatch(/cookie/i)
    expect(body, path).toContain('<html lang="en" dir="ltr"')
    expect(body.match(/<script[^>]*>/g), path).toEqual(['<script src="/embed/frame.js" defer>'])
    expect(body, path).not.toMatch(/ style=| on\w+="/)
    expect(body, path).toContain('rel="noopener"')
  }
})

test('every other page still refuses to be framed', async () => {
  for (const path of ['/', '/widgets', '/zakaat', '/embedded']) {
    const answer = await fetch(site.url + path)
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY')
    expect(answer.headers.get('content-security-policy'), path).toContain(`frame-ancestors 'none'`)
  }
})

test('what has not changed is not sent again', async () => {
  for (const path of [`halal/${business}`, `halal/${business}.svg`, `business/${business}.json`]) {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag, path).toMatch(/^W\/"/)
    const second = await get(path, { 'if-none-match': `"other", ${etag}` })
    expect(second.status, path).toBe(304)
    expect(await second.text(), path).toBe('')
    expect((await get(path, { 'if-none-match': '"other"' })).status, path).toBe(200)
  }
})

test('data and pictures are open to every origin, and a picture can run nothing', async () => {
  for (const path of [`prayer-times.json?${LONDON}`, `mosque/${mosque}.json`, `reviews/${business}.svg`, 'hijri.svg']) {
    const answer = await get(path, { origin: 'https://foreign.example' })
    expect(answer.headers.get('access-control-allow-origin'), path).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
    if (path.includes('.svg')) expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a name full of markup stays a name', async () => {
  for (const path of [...frames().slice(2), `halal/${business}.svg`, `reviews/${business}.svg`]) {
    const body = await (await get(path)).text()
    expect(body, path).not.toContain('<script>alert')
    expect(body, path).toContain('&#60;script&#62;alert(1)')
  }
  const shown = await (await get(`prayer-times?${LONDON}&name=${encodeURIComponent(HOSTILE)}`)).text()
  expect(shown).not.toContain('<script>alert')
  const { name } = (await (await get(`business/${business}.json`)).json()) as { name: string }
  expect(name).toBe(HOSTILE)
})

test('prayer times as data', async () => {
  const data = (await (await get(`prayer-times.json?${LONDON}&method=4&school=0`)).json()) as Record<string, unknown>
  expect(data).toMatchObject({ widget: 'prayer-times', place: { timeZone: 'Europe/London' }, method: { id: 4 } })
  expect(Object.keys(data.times as object)).toEqual(['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'])
})

test('a mosque that told nothing has no athan and no iqamah, and its country’s method is named', async () => {
  const untold = await insert('mosques', {
    name: 'Untold',
    status: 'published',
    city: 'Makkah',
    country_code: 'SA',
    latitude: 21.4225,
    longitude: 39.8262,
  })
  const data = (await (await get(`mosque/${untold}.json`)).json()) as {
    method: object
    times: Record<string, { begins: string; adhan: string | null; iqamah: string | null; said: object | null }>
    jumuah: unknown[]
  }
  expect(data.method).toMatchObject({ id: 4, from: 'country' })
  expect(data.jumuah).toEqual([])
  for (const time of Object.values(data.times))
    expect(time).toEqual({ begins: expect.stringMatching(/^\d\d:\d\d$/), adhan: null, iqamah: null, said: null })
  expect(await (await get(`mosque/${untold}`)).text()).toContain(
    'Calculated with the Umm al-Qura method, usual in Saudi Arabia',
  )
  const calendar = await (await get(`mosque/${untold}.ics`)).text()
  expect(calendar).not.toMatch(/iqamah/i)
  expect(await (await get(`jumuah/${untold}`)).text()).toContain('has not shared its Jumu')
})

test('calendars', async () => {
  const place = await fetch(`${site.url}/rest/v1/mosques?select=place_id&id=eq.${mosque}`, {
    headers: { apikey: site.serviceRoleKey, Authorization: `Bearer ${site.serviceRoleKey}` },
  })
  const [{ place_id }] = (await place.json()) as [{ place_id: string }]
  await insert('jumuah_sessions', { place_id, khutbah_at: '13:00', prayer_at: '13:20' })
  for (const path of [`prayer-times.ics?${LONDON}`, `mosque/${mosque}.ics`, `jumuah/${mosque}.ics`]) {
    const answer = await get(path)
    expect(answer.headers.get('content-type'), path).toMatch(/^text\/calendar/)
    expect(readStrictCalendar(await answer.text()).length, path).toBeGreaterThan(0)
  }
})

test('six languages, two of them from the right', async () => {
  for (const [lang, dir] of Object.entries({ ar: 'rtl', ur: 'rtl', fr: 'ltr', tr: 'ltr', id: 'ltr' })) {
    const body = await (await get(`mosque/${mosque}?lang=${lang}`)).text()
    expect(body).toContain(`<html lang="${lang}" dir="${dir}"`)
    expect(body).toContain(`/${lang}/mosque/`)
  }
})

test.each([
  'mosque/nothing-of-this-name',
  'mosque/00000000-0000-4000-8000-000000000000',
  `reviews/${'x'.repeat(300)}`,
  'mosque',
  'hijri/x',
  'unknown',
  'business/x/y',
  'constructor',
])('%s is a small card that says so', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await answer.text()).toContain('Nothing is here any more')
})

test.each(['business/%00', 'business/%E0%A4%A'])('%s is no address', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test.each([
  ['prayer-times', 'lat is required; lng is required'],
  ['prayer-times?lat=91&lng=0', 'lat must be a number from -90 to 90'],
  [`prayer-times?${LONDON}&method=99`, 'method must be one of'],
  [`prayer-times?${LONDON}&offset=9`, 'offset must be a number from -2 to 2'],
  [`prayer-times?${LONDON}&name=${'x'.repeat(81)}`, 'name can have at most 80 characters'],
  ['hijri?lang=xx', 'lang must be one of'],
  ['hijri?theme=<script>', 'theme must be one of'],
  ['hijri?size=huge', 'size must be one of'],
])('%s is refused with words', async (path, message) => {
  const answer = await get(path)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(message)
  const [name = '', query = ''] = path.split('?')
  const data = await get(`${name}.json?${query}`)
  expect(data.status).toBe(400)
  expect(((await data.json()) as { error: string }).error).toContain(message)
})

test('the script that inserts widgets is small', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/embed/widget.js'))
  expect(file.byteLength).toBeLessThanOrEqual(2048)
})

test('the script and the style are there', async () => {
  for (const file of ['widget.js', 'frame.js', 'frame.css']) expect((await get(file)).status, file).toBe(200)
})

test('a partner’s badge says what holds today, in six languages, and a copied code that was changed is none of ours', async () => {
  const headers = {
    apikey: site.serviceRoleKey,
    Authorization: `Bearer ${site.serviceRoleKey}`,
    'Content-Type': 'application/json',
  }
  const send = (path: string, method: string, body: object) =>
    fetch(`${site.url}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) })
  const partner = await insert('partners', {
    name: HOSTILE,
    website_url: 'https://www.noor.example',
    status: 'approved',
  })
  const key = siteKeyOf((await (await send('rpc/badge_key', 'POST', { candidate: newSiteKey() })).json()) as SiteKeyJwk)
  const code = await badgeTasks(async () => key).signBadge({ partner, no: 1 })
  const state = async (of = code) => ((await (await get(`partner/${of}.json`)).json()) as { state: string }).state
  const checked = async (of = code) => (await fetch(`${site.url}/partners/verify/${of}`)).text()

  expect(await state()).toBe('valid')
  expect(await checked()).toContain('This badge is genuine')
  for (const lang of ['en', 'ar', 'ur', 'fr', 'tr', 'id']) {
    const picture = await get(`partner/${code}.svg?lang=${lang}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await picture.text()).not.toContain('<script')
  }
  const changed = code.slice(0, 5) + (code[5] === 'A' ? 'B' : 'A') + code.slice(6)
  for (const forged of [changed, code.slice(0, -1), partner]) {
    expect(await state(forged), forged).toBe('forged')
    expect(await checked(forged)).toContain('This is not a badge of ours')
  }
  await send(`partners?id=eq.${partner}`, 'PATCH', { expires_on: '2020-01-01' })
  await expect.poll(() => state()).toBe('expired')
  await send(`partners?id=eq.${partner}`, 'PATCH', { status: 'revoked' })
  await expect.poll(() => state()).toBe('revoked')
  await expect.poll(() => checked()).toContain('This badge was withdrawn')
})
