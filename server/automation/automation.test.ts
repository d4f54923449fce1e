// The rules of automation: when it is quiet, when it is tried again, where a webhook may go, and who can tell that it is ours.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { newSiteKey, siteKeyOf } from '../backend/site-key.ts'
import { findTarget, isOpenAddress } from './address-guard.ts'
import { MOST_ATTEMPTS, nextAttempt } from './back-off.ts'
import type { Run } from './carry-out.ts'
import { quietUntil } from './quiet-time.ts'
import { secretOf, sign } from './signature.ts'
import { createWebhooks } from './webhooks.ts'
import { pathOf, titleOf } from './wording.ts'

const LONDON = { lat: 51.5, lng: -0.12, time_zone: 'Europe/London', country_code: 'GB', method: null, school: null }
const ALL = { quiet_prayer: true, quiet_night: true }
const NIGHT = { quiet_prayer: false, quiet_night: true }
const at = (text: string) => new Date(text)

describe('quiet', () => {
  test('at night, by the clocks of the place', () => {
    expect(quietUntil(at('2026-07-01T21:30:00Z'), LONDON, NIGHT)).toEqual(at('2026-07-02T07:00:00Z'))
    expect(quietUntil(at('2026-07-01T02:00:00Z'), LONDON, NIGHT)).toEqual(at('2026-07-01T07:00:00Z'))
    expect(quietUntil(at('2026-07-01T20:30:00Z'), LONDON, NIGHT)).toBeNull()
    expect(quietUntil(at('2026-07-01T07:00:00Z'), LONDON, NIGHT)).toBeNull()
    expect(quietUntil(at('2026-01-01T22:30:00Z'), { ...LONDON, time_zone: 'Asia/Jakarta' }, NIGHT)).toEqual(
      at('2026-01-02T01:00:00Z'),
    )
  })

  test('for a quarter of an hour after each adhan', () => {
    // Maghrib of that day in London is a little after 16:00.
    const evening = { quiet_prayer: true, quiet_night: false }
    const minutes = Array.from({ length: 120 }, (_, n) => new Date(at('2026-12-01T15:00:00Z').getTime() + n * 60_000))
    const quiet = minutes.filter((minute) => quietUntil(minute, LONDON, evening))
    expect(quiet).toHaveLength(15)
    const [first] = quiet
    const until = first && quietUntil(first, LONDON, evening)
    expect(until && quietUntil(until, LONDON, evening)).toBeNull()
    expect(quiet.map((minute) => quietUntil(minute, LONDON, evening)?.getTime())).toEqual(
      quiet.map(() => until?.getTime()),
    )
  })

  test('the night that ends in a prayer is followed by it', () => {
    // In the north of Norway in winter Fajr is after eight by the clocks of a zone that is ahead.
    for (let n = 0; n < 48; n++) {
      const until = quietUntil(new Date(at('2026-12-20T00:00:00Z').getTime() + n * 1_800_000), LONDON, ALL)
      if (until) expect(quietUntil(until, LONDON, ALL)).toBeNull()
    }
  })

  test('nothing is asked for, nothing waits; a place nobody knows has a night by universal time', () => {
    expect(quietUntil(at('2026-07-01T01:00:00Z'), LONDON, { quiet_prayer: false, quiet_night: false })).toBeNull()
    const nowhere = { ...LONDON, lat: null, lng: null, time_zone: null }
    expect(quietUntil(at('2026-07-01T23:00:00Z'), nowhere, ALL)).toEqual(at('2026-07-02T08:00:00Z'))
  })
})

test('tries again ever later, over more than a day, never at one moment, and not without end', () => {
  const start = at('2026-11-01T00:00:00Z')
  for (const chance of [0, 0.5, 1]) {
    let now = start
    const waits: number[] = []
    for (let attempt = 1; ; attempt++) {
      const next = nextAttempt(attempt, now, chance)
      if (!next) break
      waits.push(next.getTime() - now.getTime())
      now = next
    }
    expect(waits).toHaveLength(MOST_ATTEMPTS - 1)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000)
  }
  expect(nextAttempt(3, start, 0)).not.toEqual(nextAttempt(3, start, 1))
})

describe('where a webhook may go', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'nonsense',
  ])('not to %s', (address) => expect(isOpenAddress(address)).toBe(false))
  test.each(['1.1.1.1', '172.32.0.1', '93.184.216.34', '2606:4700::1111'])('to %s', (address) =>
    expect(isOpenAddress(address)).toBe(true),
  )

  const target = (address: string, found: string[] = ['1.1.1.1'], isPrivateAllowed = false) =>
    findTarget(new URL(address), isPrivateAllowed, async () =>
      found.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })),
    )

  test('by name, by number in any spelling, by port and by scheme', async () => {
    expect(await target('https://shop.example/hook')).toEqual({ address: '1.1.1.1', family: 4 })
    expect(await target('https://shop.example:8443/hook')).toEqual({ address: '1.1.1.1', family: 4 })
    expect(await target('https://shop.example/', ['1.1.1.1', '10.0.0.1'])).toBe('private_address')
    for (const spelled of ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:7f00:1]'])
      expect(await target(`https://${spelled}/`), spelled).toBe('private_address')
    expect(await target('http://shop.example/')).toBe('not_https')
    expect(await target('https://me:word@shop.example/')).toBe('not_https')
    expect(await target('https://shop.example:25/')).toBe('port')
    expect(await target('https://nowhere.example/', [])).toBe('unknown_host')
    expect(await target('http://127.0.0.1:9/', [], true)).toEqual({ address: '127.0.0.1', family: 4 })
    expect(await target('ftp://127.0.0.1/', [], true)).toBe('not_https')
  })
})

describe('the receiver of docs/how-to/receive-a-webhook.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-receiver-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let isFromMahalla: (secret: string, header: string, body: string, now?: number) => boolean
  beforeAll(async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/receive-a-webhook.md'), 'utf8')
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
    const file = join(folder, 'receiver.mjs')
    writeFileSync(file, code)
    ;({ isFromMahalla } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      isFromMahalla: typeof isFromMahalla
    })
  })

  const key = siteKeyOf(newSiteKey())
  const secret = secretOf(key, 'rule', 1)
  const now = at('2026-11-17T10:00:00Z')
  const body = '{"id":"1"}'
  const received = (header: string, text = body, minutes = 0, by = secret) =>
    isFromMahalla(by, header, text, now.getTime() + minutes * 60_000)

  test('takes what is ours, also while secrets change', () => {
    expect(received(sign([secret], body, now))).toBe(true)
    const both = sign([secretOf(key, 'rule', 2), secret], body, now)
    expect(received(both)).toBe(true)
    expect(received(both, body, 0, secretOf(key, 'rule', 2))).toBe(true)
  })

  test('refuses what is forged, altered, stale, of another rule or of a secret that is gone', () => {
    const header = sign([secret], body, now)
    expect(received(header, '{"id":"2"}')).toBe(false)
    expect(received(header, body, 6)).toBe(false)
    expect(received(header, body, -6)).toBe(false)
    // The time alone cannot be moved along.
    expect(received(header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 360}`), body, 6)).toBe(false)
    expect(received(sign([secretOf(key, 'other', 1)], body, now))).toBe(false)
    expect(received(sign([secretOf(key, 'rule', 2)], body, now))).toBe(false)
    expect(received(sign([secretOf(siteKeyOf(newSiteKey()), 'rule', 1)], body, now))).toBe(false)
    for (const header of ['', 't=', 'v1=', `t=${now.getTime() / 1000},v1=`, `t=${now.getTime() / 1000},v1=00`, 'null'])
      expect(received(header), header).toBe(false)
  })

  test('a secret is the same each time, and long', () => {
    expect(secretOf(key, 'rule', 1)).toBe(secret)
    expect(secret).toMatch(/^mahalla_[\w-]{43}$/)
  })
})

test('tells everything in six languages, and leads to a page of this site', () => {
  const triggers = [
    'review_published',
    'place_saved',
    'place_followed',
    'listing_live',
    'claim_approved',
    'application_received',
    'message_received',
    'event_visited',
    'certificate_expiring',
    'hours_stale',
    'ramadan_near',
  ] as const
  const place = { ...LONDON, id: '', name: 'Noor Grill', city: 'London', path: '/business/noor-grill' } as Run['place']
  for (const recipient of ['me', 'person'] as const)
    for (const trigger of triggers) {
      if (recipient === 'person' && trigger !== 'place_followed' && trigger !== 'event_visited') continue
      const told = { trigger, recipient, place, data: { rating: 4, title: 'Baker', on: '2027-02-08' } }
      const titles = locales.map((locale) => titleOf(told, locale))
      expect(new Set(titles).size, trigger).toBe(locales.length)
      for (const title of titles) expect(title).toContain('Noor Grill')
      expect(pathOf(told)).toMatch(/^\/[a-z]/)
    }
})

test('a receiver leads us nowhere and holds us with nothing: redirects, endless bodies, the same event under one id', async () => {
  const got: { path: string; event: string; signature: string }[] = []
  const server = createServer((request, response) => {
    const { 'mahalla-event': event, 'mahalla-signature': signature } = request.headers
    got.push({ path: request.url ?? '', event: String(event), signature: String(signature) })
    if (request.url === '/moved') {
      response.writeHead(307, { Location: '/inside' }).end()
      return
    }
    // Never ends by itself.
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(more))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const open = createWebhooks({ siteKey: async () => siteKeyOf(newSiteKey()), isPrivateAllowed: true })
  const delivery = (path: string) => ({
    rule_id: crypto.randomUUID(),
    event_id: 'event-1',
    url: `http://127.0.0.1:${port}${path}`,
    secret_version: 1,
    has_former_secret: false,
    body: '{}',
  })
  const send = (path: string, at: number) => open.send(delivery(path), new Date(at))
  const logged = { request: '{}', answer: null, ms: expect.any(Number) }
  expect(await send('/moved', 0)).toEqual({ outcome: 'retry', detail: '307', exchange: { ...logged, status: 307 } })
  expect(await send('/endless', 60_000)).toEqual({
    outcome: 'done',
    detail: '200',
    exchange: { ...logged, status: 200 },
  })
  // Where answers may be read, their first words are, and no more.
  const reading = createWebhooks({
    siteKey: async () => siteKeyOf(newSiteKey()),
    isPrivateAllowed: true,
    mayRead: true,
  })
  const { exchange } = await reading.send(delivery('/endless'), new Date(120_000))
  expect(exchange?.answer).toBe('x'.repeat(1000))
  const rule = { id: crypto.randomUUID(), url: `http://127.0.0.1:${port}/moved`, version: 1 }
  const tried = await reading.tasks.tryWebhook(rule)
  expect(tried).toMatchObject({ outcome: 'retry', detail: '307', exchange: { status: 307 } })
  expect(JSON.parse(tried.exchange?.request ?? '')).toMatchObject({ type: 'test', place: null })
  got.pop()
  expect(got.map(({ path, event }) => [path, event])).toEqual([
    ['/moved', 'event-1'],
    ['/endless', 'event-1'],
    ['/endless', 'event-1'],
  ])
  expect(got.map(({ signature }) => signature.split(',')[0])).toEqual(['t=0', 't=60', 't=120'])
  // Where the operator allows no private network, not even the name is tried.
  const closed = createWebhooks({ siteKey: async () => siteKeyOf(newSiteKey()), isPrivateAllowed: false })
  expect(await closed.tasks.checkWebhook(`https://localhost:${port}/`)).toBe('private_address')
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
