// Realtime where it takes our own process to see it: limits set low, several nodes, what reads what, and where ours
// differs from upstream on purpose (docs/decisions/030). What any Supabase does is in realtime.test.ts.
import { once } from 'node:events'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { signToken } from '#server/backend/json-web-token.ts'
import { backendKinds, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import {
  follow,
  type Json,
  openSocket,
  settle,
  socketUrl,
  subscribe,
  topic,
  until,
} from '#tests/fixtures/realtime-talk.ts'

describe.each(backendKinds)('on $name', ({ name, open }) => {
  let site: TestBackend
  const clients: SupabaseClient[] = []
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    site = await open({
      realtimeLimits: {
        bufferedBytes: 256 * 1024,
        presencePerSecond: 8,
        channelsPerConnection: 5,
        connectionsPerAddress: 30,
      },
    })
    await site.database.script(`
      create table public.notes (
        id bigint generated always as identity primary key,
        owner uuid, body text, stars int, tags text[], due timestamptz, extra jsonb, secret text
      );
      alter table public.notes enable row level security;
      revoke all on public.notes from anon, authenticated;
      grant select (id, owner, body, stars, tags, due, extra) on public.notes to anon, authenticated;
      grant select on public.notes to service_role;
      create policy "open notes are for everyone" on public.notes for select to anon, authenticated using (owner is null);
      create policy "people see their notes" on public.notes for select to authenticated
        using (owner = (select auth.uid()));
      call private.watch('public.notes', 'id');
    `)
  })
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()))
    for (const socket of sockets.splice(0)) socket.terminate()
  })
  afterAll(() => site?.close())

  function client(
    as: Person | 'anon' | 'service' = 'anon',
    { vsn, url = site.url }: { vsn?: string; url?: string } = {},
  ) {
    const made = createClient(url, as === 'service' ? site.backend.serviceRoleKey : site.backend.anonKey, {
      ...(typeof as === 'object'
        ? { accessToken: async () => as.token }
        : { auth: { persistSession: false, autoRefreshToken: false } }),
      ...(vsn && { realtime: { vsn } }),
    })
    clients.push(made)
    return made
  }

  async function socket({ vsn = '2.0.0', key = site.backend.anonKey, url = site.url } = {}) {
    const talk = await openSocket(url, key, vsn)
    sockets.push(talk.opened)
    return talk
  }

  const note = async (values: Json) => {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.notes (owner, body, stars, tags, due, extra, secret)
       select owner, body, stars, tags, due, extra, secret
       from jsonb_populate_record(null::public.notes, $1::text::jsonb) returning id::text`,
      [JSON.stringify(values)],
    )
    return Number(row?.id)
  }

  const refusal = async (query: string) => {
    const refused = new WebSocket(socketUrl(site.url, query))
    refused.on('error', () => {})
    const [, response] = await once(refused, 'unexpected-response')
    let body = ''
    for await (const chunk of response) body += chunk
    return { status: response.statusCode, ...JSON.parse(body) }
  }

  test('is refused with a key that is none, foreign, expired or without algorithm', async () => {
    const token = (claims: Json, secret = site.backend.secrets.jwtSecret) => signToken(claims, secret)
    const soon = Math.floor(Date.now() / 1000) + 600
    const expected: [string, string][] = [
      ['sb_publishable_other', 'MalformedJWT: The token provided is not a valid JWT'],
      [token({ role: 'anon', exp: soon }, 'foreign'), 'JwtSignatureError: Failed to validate JWT signature'],
      [token({ role: 'anon', exp: soon - 660 }), 'InvalidJWTToken: Token has expired 60 seconds ago'],
      [token({ role: 'anon' }), 'InvalidJWTToken: Fields `role` and `exp` are required in JWT'],
      [token({ exp: soon }), 'InvalidJWTToken: Fields `role` and `exp` are required in JWT'],
      [token({ role: 'postgres', exp: soon }), 'Unauthorized: The role of this token is not known'],
      [
        `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(
          `{"role":"service_role","exp":${soon}}`,
        ).toString('base64url')}.x`,
        'JwtSignerError: Failed to generate JWT signer, check your JWT secret or JWKS configuration',
      ],
    ]
    for (const [key, message] of expected)
      expect((await refusal(`apikey=${key}&vsn=2.0.0`)).message.replace(/6[01] seconds/, '60 seconds')).toBe(message)
    expect(await refusal(`apikey=${site.backend.anonKey}&vsn=9.0.0`)).toMatchObject({ status: 400 })
  })

  test('is closed for a frame beyond all measure', async () => {
    const { opened } = await socket()
    opened.send('x'.repeat(1024 * 1024 + 1))
    expect((await once(opened, 'close'))[0]).toBe(1009)
  })

  test('keeps so many channels and no more', async () => {
    const { say, find } = await socket()
    for (const n of ['1', '2', '3', '4', '5', '6']) say(n, n, `realtime:${topic()}`, 'phx_join', { config: {} })
    expect((await find('phx_reply', '5'))[4]).toMatchObject({ status: 'ok' })
    expect((await find('phx_reply', '6'))[4]).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
  })

  test('joins and sends so fast and no faster', async () => {
    const { say, find, opened, join } = await socket()
    const name = topic()
    await join(name)
    for (let n = 0; n < 1100; n++) say('1', null, `realtime:${name}`, 'broadcast', { event: 'x' })
    expect((await find('system'))[4]).toMatchObject({ status: 'error', message: 'Too many messages per second' })
    await find('phx_close', '1')
    const closed = once(opened, 'close')
    for (let n = 10; n < 1110; n++) say(`${n}`, `${n}`, 'realtime:again', 'phx_join', {})
    expect((await closed)[0]).toBe(1008)
  })

  test('that does not read is dropped, and the others hear everything', async () => {
    const name = topic()
    const slow = await socket()
    await slow.join(name)
    slow.opened.pause()
    const listener = client()
    let heard = 0
    const channel = listener.channel(name).on('broadcast', { event: 'big' }, () => heard++)
    await subscribe(channel)
    const before = site.backend.realtime.connections()
    const payload = { text: 'x'.repeat(200_000) }
    let sent = 0
    // What the system's own buffers take is not counted.
    while (site.backend.realtime.connections() === before && sent < 400) {
      await channel.httpSend('big', payload).catch(() => settle())
      sent++
      await until(() => heard >= sent - 1)
    }
    expect(site.backend.realtime.connections()).toBe(before - 1)
  })

  test('is refused where its address has too many, and taken again when one goes', async () => {
    const from = (localAddress: string) => {
      const url = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${site.backend.anonKey}`
      const opened = new WebSocket(url, { localAddress })
      sockets.push(opened)
      return Promise.race([
        once(opened, 'open').then(() => opened),
        once(opened, 'unexpected-response').then(([, answer]) => Number(answer.statusCode)),
      ])
    }
    const [first] = await Promise.all(Array.from({ length: 30 }, () => from('127.0.0.7')))
    expect(await from('127.0.0.7')).toBe(429)
    expect(await from('127.0.0.8')).toBeInstanceOf(WebSocket)
    const before = site.backend.realtime.connections()
    if (first instanceof WebSocket) first.close()
    await until(() => site.backend.realtime.connections() < before)
    expect(await from('127.0.0.7')).toBeInstanceOf(WebSocket)
  })

  test('has its own pace', async () => {
    const name = topic()
    const { join, say, find } = await socket()
    await join(name)
    for (let n = 0; n < 90; n++) say('1', `p${n}`, `realtime:${name}`, 'presence', { event: 'track', payload: { n } })
    expect((await find('system'))[4]).toMatchObject({
      status: 'error',
      message: 'Client presence rate limit exceeded',
    })
    await find('phx_close')
  })

  test('of many rows at once are announced as such', async () => {
    const channel = client().channel(topic())
    const told: Json[] = []
    channel.on('system', {}, (payload: Json) => told.push(payload))
    await follow(channel, { event: '*', schema: 'public', table: 'notes' })
    await site.database.query(`insert into public.notes (body) select 'bulk' from generate_series(1, 150)`)
    await until(() => told.length === 2)
    expect(told[1]).toMatchObject({ status: 'error', message: expect.stringContaining('public.notes') })
  })

  test('of a row too long come without its long values', async () => {
    const { changes } = await follow(client().channel(topic()), { event: '*', schema: 'public', table: 'notes' })
    await note({ body: 'x'.repeat(1_100_000), stars: 2 })
    await until(() => changes.length === 1)
    expect(changes[0]).toMatchObject({ errors: ['Error 413: Payload Too Large'], new: { stars: 2 } })
    expect(changes[0]?.new).not.toHaveProperty('body')
  })

  test('subscribers with the same rights and filter share one trial of it and one read', async () => {
    const table = { event: 'INSERT', schema: 'public', table: 'notes', filter: 'body=eq.shared' }
    const lists = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => (await follow(client().channel(`shared-${n}`), table)).changes),
    )
    const transaction = vi.spyOn(site.database, 'transaction')
    await note({ body: 'shared' })
    await until(() => lists.every((list) => list.length === 1))
    expect(transaction).toHaveBeenCalledTimes(2)
    transaction.mockRestore()
  })

  // PGlite has one process only.
  if (name === 'PostgreSQL')
    test('two nodes are one', async () => {
      const other = (await site.openAnother?.()) as TestBackend
      try {
        const room = topic()
        const heard: unknown[] = []
        const here = client().channel(room, { config: { presence: { key: 'here' } } })
        here
          .on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
          .on('presence', { event: 'sync' }, () => {})
        await subscribe(here)
        await here.track({ at: 'first' })
        const awayClient = client('anon', { url: other.url })
        const away = awayClient.channel(room, { config: { presence: { key: 'away' } } })
        const { changes } = await follow(
          away.on('presence', { event: 'sync' }, () => {}),
          {
            event: 'INSERT',
            schema: 'public',
            table: 'notes',
          },
        )
        // Those who came before the second node are known to it.
        await until(() => 'here' in away.presenceState())
        await away.track({ at: 'second' })
        await until(() => 'away' in here.presenceState())
        await away.send({ type: 'broadcast', event: 'x', payload: { n: 1 } })
        await away.send({ type: 'broadcast', event: 'x', payload: { n: 1 } })
        // Longer than a notice can be, with letters of several bytes.
        const long = 'سلام'.repeat(10_000)
        await away.send({ type: 'broadcast', event: 'x', payload: { long } })
        await client('anon', { url: other.url }).channel(room).httpSend('x', { n: 3 })
        await until(() => heard.length === 4)
        expect(heard).toEqual([{ n: 1 }, { n: 1 }, { long }, { n: 3 }])
        await note({ body: 'for all nodes' })
        await until(() => changes.length === 1)
        await awayClient.realtime.disconnect()
        await until(() => !('away' in here.presenceState()))
        const staying = client('anon', { url: other.url }).channel(room, { config: { presence: { key: 'stays' } } })
        await subscribe(staying)
        await staying.track({})
        await until(() => 'stays' in here.presenceState())
      } finally {
        await other.close()
      }
    })

  test('the end of the service is a goodbye', async () => {
    const last = await open()
    const { opened } = await socket({ url: last.url, key: last.backend.anonKey })
    const closed = once(opened, 'close')
    await last.close()
    expect((await closed)[0]).toBe(1001)
  })
})
