// rest/v1 against those who mean harm: each gets a clear 4xx, soon, and the next visitor notices nothing.
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces } from '#tests/fixtures/contract.ts'

const repeat = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n))
const nest = (depth: number, around: (inner: string) => string, inner: string) => {
  let text = inner
  for (let level = 0; level < depth; level++) text = around(text)
  return text
}
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe.each(contractPlaces)('hostile requests to rest on $name', ({ name, open }) => {
  let site: Contract

  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())
  afterEach(async () => {
    // Whatever was sent, the next question and the next refusal are answered as ever.
    expect((await site.ask('/rest/v1/help_topics?select=id&limit=1')).status).toBe(200)
    const refused = await site.ask('/rest/v1/help_topics?select=id::nothing')
    expect(((await refused.json()) as { code: string }).code).toBe('42704')
  })

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    site.ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })

  test.each<[string, string]>([
    ['or within or, a thousand deep', `help_topics?or=(${nest(1000, (x) => `or(${x})`, 'id.eq.1')})`],
    ['and within and, many with two', `help_topics?and=(${nest(500, (x) => `and(${x},id.eq.2)`, 'id.eq.1')})`],
    ['brackets, escaped', `help_topics?or=${'%28or'.repeat(500)}`],
    ['brackets that are never closed', `help_topics?or=${'('.repeat(5000)}`],
    ['embedding in a circle', `partners?select=${nest(60, (x) => `partner_contacts(partners(${x}))`, 'id')}`],
    ['embedding of nothing, deep', `partners?select=${'a('.repeat(2000)}${')'.repeat(2000)}`],
    ['a path into JSON, deep', `businesses?select=hours${'->a'.repeat(2000)}`],
    ['a path into JSON in a filter', `businesses?select=id&hours${'->a'.repeat(2000)}=eq.1`],
    ['a pattern that is none', `help_topics?answer=match.${encodeURIComponent('((((')}`],
    ['a pattern too large', `help_topics?answer=match.${encodeURIComponent('((((a{1,255}){1,255}){1,255}){1,255})')}`],
    ['a limit below nothing', 'help_topics?limit=-1'],
    ['an offset past all numbers', 'help_topics?offset=99999999999999999999'],
    ['a null byte', 'help_topics?id=eq.%00'],
    ['a null byte as a column', 'help_topics?select=%00'],
    ['SQL as a column', 'help_topics?select=id;drop table help_topics'],
    ['SQL as an order', 'help_topics?order=id;drop table help_topics'],
    ['SQL as a cast', 'help_topics?select=id::text;drop'],
    ['a quote that ends nothing', 'help_topics?select="id"" from x"'],
    ['the prototype as a column', 'help_topics?select=__proto__'],
    ['the prototype as a table', '__proto__?select=*'],
    ['a method of objects as a function', 'rpc/constructor'],
    ['a search that is none', `help_topics?answer=fts.${encodeURIComponent('& | !')}`],
    ['a search in no language', 'help_topics?answer=fts(nothing).x'],
    ['an array that is none', 'help_topics?position=eq(any).1'],
  ])('%s', async (_name, path) => {
    const answer = await site.ask(`/rest/v1/${path}`)
    const text = await answer.text()
    expect(answer.status, text.slice(0, 200)).toBeGreaterThanOrEqual(400)
    expect(answer.status, text.slice(0, 200)).toBeLessThan(500)
    expect(JSON.parse(text)).toHaveProperty('code')
    expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
  })

  test.each<[string, string]>([
    ['a thousand conditions', `help_topics?select=id&or=(${repeat(1000, (n) => `id.eq.${n}`).join(',')})`],
    ['a thousand filters', `help_topics?select=id&${repeat(1000, () => 'id=neq.a').join('&')}`],
    ['a list of two thousand', `help_topics?select=id&id=in.(${repeat(2000, (n) => `a${n}`).join(',')})`],
    ['a thousand orders', `help_topics?select=id&order=${repeat(1000, () => 'id').join(',')}`],
    [
      'a pattern that goes back and forth',
      `help_topics?select=id&answer=match.${encodeURIComponent('(a|a)*'.repeat(50))}`,
    ],
    ['likes without end', `help_topics?select=id&answer=like.${'*a'.repeat(2000)}`],
    ['a limit past all numbers', 'help_topics?select=id&limit=99999999999999999999'],
    ['bytes that are no text', 'help_topics?select=id&id=eq.%ff%fe'],
  ])('%s is answered', async (_name, path) => {
    const answer = await site.ask(`/rest/v1/${path}`)
    expect(answer.status, (await answer.text()).slice(0, 200)).toBeLessThan(500)
  })

  /** What anybody may read, and where it leads. */
  const there = (inner: string) => `partner_contacts(partners(${inner}))`
  test.each<[string, string]>([
    ['there and back', 'fact_statements?select=*,places(id,fact_statements(*))&limit=1'],
    [
      'six times there and back',
      `fact_statements?select=*,${nest(6, (x) => `places(id,fact_statements(*,${x}))`, 'place_id')}&limit=1`,
    ],
    ['deep, one each', `partners?select=${nest(3, there, 'id')}`],
    ['side by side', `partners?select=id,${repeat(13, (n) => `a${n}:partner_contacts(contact_name)`).join(',')}`],
  ])('embed bombs: %s', async (_name, path) => {
    const answer = await site.ask(`/rest/v1/${path}`)
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: '54000' }])
  })

  /** Each is right for some type and wrong for most. */
  const VALUES = [
    '5',
    '{}',
    '[]',
    '{"length":-4}',
    'true',
    'x',
    '{1,2',
    '"',
    '99999999999999999999',
    '2026-13-45',
    "'",
    '\\',
  ]

  type Described = { properties: Record<string, object> }
  type Overview = {
    definitions: Record<string, Described>
    paths: Record<string, { post?: { parameters: { schema: Described }[] } }>
  }

  /** Questions with a wrong value for every column and every argument there is, in turn. */
  async function wrongQuestions(count: number): Promise<[path: string, init: RequestInit][]> {
    const service = { apikey: site.serviceKey, 'Content-Type': 'application/json', Prefer: 'tx=rollback' }
    const overview = (await (await site.ask('/rest/v1/', { headers: service })).json()) as Overview
    const columns = Object.entries(overview.definitions).flatMap(([table, { properties }]) =>
      Object.keys(properties).map((column) => [table, column] as const),
    )
    const calls = Object.entries(overview.paths).flatMap(([path, { post }]) =>
      path.startsWith('/rpc/') ? [[path, Object.keys(post?.parameters[0]?.schema.properties ?? {})] as const] : [],
    )
    return Array.from({ length: count }, (_, n) => {
      const value = VALUES[n % VALUES.length] ?? ''
      const [table, column] = columns[Math.floor((n / count) * columns.length)] ?? ['', '']
      const json = JSON.stringify({ [column]: /^[[{]/.test(value) ? [[value]] : value })
      const filter = `${table}?select=${column}&limit=1&${column}=`
      switch (n % 4) {
        case 0:
          return [`${filter}eq.${encodeURIComponent(value)}`, {}]
        case 1:
          return [`${filter}cs.${encodeURIComponent(value)}`, { headers: service }]
        case 2:
          // No row has such a key: whatever the value is, nothing is written.
          return [`${table}?${column}=is.null&limit=1`, { method: 'PATCH', headers: service, body: json }]
        default: {
          const [path, names] = calls[Math.floor((n / count) * calls.length)] ?? ['/rpc/x', []]
          const given = Object.fromEntries(names.map((name, m) => [name, VALUES[(n + m) % VALUES.length]]))
          return [
            path.slice(1),
            { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(given) },
          ]
        }
      }
    })
  }

  const AT_ONCE = 25

  test('malformed values of every type harm nobody else', async () => {
    // Both databases read values alike, and the embedded one takes three times as long.
    const wrong = await wrongQuestions(name === 'PGlite' ? 500 : 2000)
    const id = `hostile-${site.run}`
    await site.service.from('help_topics').insert({ id, locale: 'en', question: 'Q?', answer: 'A.', published: true })
    const plain = `/rest/v1/help_topics?select=id&id=eq.${id}`
    const expected = JSON.stringify([{ id }])
    const failed: string[] = []
    for (let from = 0; from < wrong.length; from += AT_ONCE)
      await Promise.all(
        wrong.slice(from, from + AT_ONCE).flatMap(([path, init]) => [
          site.ask(`/rest/v1/${path}`, init).then(async (answer) => {
            const text = await answer.text()
            if (answer.status >= 500) failed.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${text}`)
          }),
          site.ask(plain).then(async (answer) => {
            const text = await answer.text()
            if (answer.status !== 200 || text !== expected) failed.push(`a plain question: ${answer.status} ${text}`)
          }),
        ]),
      )
    await site.service.from('help_topics').delete().eq('id', id)
    expect(failed).toEqual([])
  })

  test.each<[string, string]>([
    ['a percent sign without its number', 'help_topics?id=eq.%zz'],
    ['a percent sign in the name of a table', '%ED%A0%80'],
    ['half a sign', 'help_topics?id=eq.%ED%A0%80'],
    ['a quote that is never closed', 'help_topics?select="'],
    ['a method of objects as a filter', 'help_topics?toString=eq.1'],
    ['the prototype as a filter', 'help_topics?__proto__=eq.1'],
    ['the prototype with nothing', 'help_topics?__proto__=x'],
    ['a null byte as an order', 'help_topics?order=%00'],
    ['a null byte as an order of a call', 'rpc/partner_badge?badge_id=00000000-0000-4000-8000-000000000001&order=%00'],
    ['more behind a cast', 'help_topics?select=id::text collate "C"'],
    ['a cast that looks something up', 'help_topics?select=id::regclass'],
  ])('error texts are ours: %s', async (_name, path) => {
    const answer = await site.ask(`/rest/v1/${path}`)
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500)
    expect(text).not.toMatch(/TypeError|URIError|RangeError|SyntaxError|is not a function|undefined/)
  })

  test('an address without end is refused before it is read', async () => {
    const answer = await site.ask(`/rest/v1/help_topics?id=in.(${'a,'.repeat(50_000)})`)
    await answer.body?.cancel()
    expect([414, 431]).toContain(answer.status)
  })

  test('ranges that are none', async () => {
    for (const [range, most] of [
      ['9-2', 416],
      ['0-99999999999999999999', 206],
      ['x', 206],
    ] as const) {
      const answer = await site.ask('/rest/v1/help_topics?select=id', { headers: { Range: range } })
      await answer.body?.cancel()
      expect(answer.status, range).toBeLessThanOrEqual(most)
    }
  })

  test('no more than a thousand rows come at once', async () => {
    const answer = await site.ask('/rest/v1/help_topics?select=id&limit=1000000')
    expect(((await answer.json()) as unknown[]).length).toBeLessThanOrEqual(1000)
  })

  test('bodies that are none, and too much of one', async () => {
    const rows = (count: number) => JSON.stringify(repeat(count, () => '').map(() => ({ url: '/', title: 'x' })))
    for (const [name, body, status] of [
      ['cut off', '{"url": ', 400],
      ['no object', '7', 400],
      ['a null byte', '{"url": "/a\\u0000b"}', 400],
      ['the prototype', '{"__proto__": {"role": "service_role"}}', 400],
      ['too many rows', rows(20_000), 413],
    ] as const) {
      const answer = await post('/rest/v1/page_analytics', body)
      expect(answer.status, `${name}: ${(await answer.text()).slice(0, 200)}`).toBe(status)
    }
    const deep = await post('/rest/v1/rpc/partner_badge', `{"badge_id": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
    expect([400, 413], await deep.text()).toContain(deep.status)
    const xml = await post('/rest/v1/page_analytics', '<a/>', { 'Content-Type': 'application/xml' })
    expect(xml.status).toBeGreaterThanOrEqual(400)
    expect(xml.status).toBeLessThan(500)
  })

  test('more rows than one request holds are refused, for the service role too', async () => {
    const rows = repeat(10_001, (n) => `{"source": "osm", "source_id": "${n}", "licence": "x", "name": "x"}`)
    const answer = await post('/rest/v1/business', `[${rows}]`, {
      apikey: site.serviceKey,
      Authorization: `Bearer ${site.serviceKey}`,
    })
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: '54000' }])
  })

  const claims = () => ({ role: 'service_role', sub: crypto.randomUUID(), exp: Math.floor(Date.now() / 1000) + 600 })
  const signed = (header: object, secret: string, body: object = claims()) => {
    const text = `${base64(header)}.${base64(body)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  test.each<[string, () => string]>([
    ['that is no token', () => 'nonsense'],
    ['that is not signed', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims())}.`],
    ['that says it is not signed, but is', () => signed({ alg: 'none', typ: 'JWT' }, 'x')],
    ['of another secret', () => signed({ alg: 'HS256', typ: 'JWT' }, 'another secret')],
    ['signed with the public key of everyone', () => signed({ alg: 'HS256', typ: 'JWT' }, site.anonKey)],
    ['of another kind of key', () => signed({ alg: 'RS256', typ: 'JWT' }, 'x')],
    [
      'that brings its own key',
      () => signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' }, kid: '../../dev/null' }, ''),
    ],
    ['without an end', () => signed({ alg: 'HS256' }, 'x', { role: 'service_role' })],
  ])('a token %s opens nothing', async (_name, token) => {
    const headers = { Authorization: `Bearer ${token()}` }
    const rest = await site.ask('/rest/v1/outbox?select=id', { headers })
    await rest.body?.cancel()
    expect(rest.status).toBe(401)
    const storage = await site.ask('/storage/v1/bucket', { headers })
    const answer = await storage.text()
    expect(storage.status, answer).toBeGreaterThanOrEqual(400)
    expect(storage.status, answer).toBeLessThan(500)
    const broadcast = await post('/realtime/v1/api/broadcast', '{"messages": []}', headers)
    expect(broadcast.status, await broadcast.text()).toBe(401)
  })

  test('no address in storage climbs out of its bucket', async () => {
    for (const path of [
      'object/public/../../../etc/passwd',
      'object/public/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      'object/public/photos/..%2f..%2f..%2fsecrets.json',
      'object/authenticated/photos/%00',
      'object/sign/photos/..%5c..%5csecrets.json?token=x',
    ]) {
      const answer = await site.ask(`/storage/v1/${path}`)
      const text = await answer.text()
      expect(answer.status, `${path}: ${text}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${path}: ${text}`).toBeLessThan(500)
      expect(text).not.toContain('root:x:0')
    }
  })
})
