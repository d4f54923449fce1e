// Realtime through an unchanged supabase-js over real sockets; where it matters what exactly is said, frames by hand.
import { once } from 'node:events'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { signToken } from '#server/backend/json-web-token.ts'
import {
  type Asker,
  type Contract,
  contractPlaces,
  has,
  type Someone,
  withBoth,
  withDatabase,
  withSecret,
} from '#tests/fixtures/contract.ts'
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

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  let amina: Someone
  let bilal: Someone
  let NOTES: string
  let DIARY: string
  const clients: SupabaseClient[] = []
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    site = await open()
    amina = await site.signUp('amina')
    bilal = await site.signUp('bilal')
    NOTES = `notes_${site.run}`
    DIARY = `diary_${site.run}`
    if (!has.database) return
    await site.script(`
      create table public.${NOTES} (
        id bigint generated always as identity primary key,
        owner uuid, body text, stars int, tags text[], due timestamptz, extra jsonb, secret text
      );
      alter table public.${NOTES} enable row level security;
      revoke all on public.${NOTES} from anon, authenticated;
      grant select (id, owner, body, stars, tags, due, extra) on public.${NOTES} to anon, authenticated;
      grant select on public.${NOTES} to service_role;
      create policy "open notes are for everyone" on public.${NOTES} for select to anon, authenticated using (owner is null);
      create policy "people see their notes" on public.${NOTES} for select to authenticated
        using (owner = (select auth.uid()));
      call private.watch('public.${NOTES}', 'id');
      create table public.${DIARY} (id uuid primary key default gen_random_uuid(), body text);
      alter table public.${DIARY} enable row level security;
      grant select on public.${DIARY} to anon, authenticated;
      call private.watch('public.${DIARY}', 'id');
      create policy "members listen to rooms ${site.run}" on realtime.messages for select to authenticated
        using (realtime.topic() like 'room-${site.run}:%' and extension in ('broadcast', 'presence'));
      create policy "amina speaks in rooms ${site.run}" on realtime.messages for insert to authenticated
        with check (realtime.topic() like 'room-${site.run}:%' and (select auth.uid()) = '${amina.id}');
      create policy "members listen to speeches ${site.run}" on realtime.messages for select to authenticated
        using (realtime.topic() like 'speech-${site.run}:%' and extension = 'broadcast');
    `)
  })
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()))
    for (const socket of sockets.splice(0)) socket.terminate()
  })
  afterAll(async () => {
    if (has.database)
      await site?.script(`
        drop table public.${NOTES}, public.${DIARY};
        drop policy "members listen to rooms ${site.run}" on realtime.messages;
        drop policy "amina speaks in rooms ${site.run}" on realtime.messages;
        drop policy "members listen to speeches ${site.run}" on realtime.messages;
      `)
    await site?.close()
  })

  function client(as: Asker = 'anon', { vsn }: { vsn?: string } = {}) {
    const made = createClient(site.url, as === 'service' ? site.serviceKey : site.anonKey, {
      ...(typeof as === 'object'
        ? { accessToken: async () => as.token }
        : { auth: { persistSession: false, autoRefreshToken: false } }),
      ...(vsn && { realtime: { vsn } }),
    })
    clients.push(made)
    return made
  }

  async function socket() {
    const talk = await openSocket(site.url, site.anonKey)
    sockets.push(talk.opened)
    return talk
  }

  const note = async (values: Json) => {
    const [row] = await site.query<{ id: string }>(
      `insert into public.${NOTES} (owner, body, stars, tags, due, extra, secret)
       select owner, body, stars, tags, due, extra, secret
       from jsonb_populate_record(null::public.${NOTES}, $1::text::jsonb) returning id::text`,
      [JSON.stringify(values)],
    )
    return Number(row?.id)
  }

  describe('a connection', () => {
    const refusal = async (query: string) => {
      const refused = new WebSocket(socketUrl(site.url, query))
      refused.on('error', () => {})
      const [, response] = await once(refused, 'unexpected-response')
      let body = ''
      for await (const chunk of response) body += chunk
      return { status: response.statusCode, ...JSON.parse(body) }
    }

    test('needs a key', async () => {
      expect(await refusal('vsn=2.0.0')).toEqual({ status: 401, message: 'API key is required to connect to Realtime' })
      expect(() => createClient(site.url, '')).toThrow('supabaseKey is required.')
    })

    test('beats', async () => {
      const { say, find } = await socket()
      say(null, '7', 'phoenix', 'heartbeat', {})
      expect(await find('phx_reply', '7')).toEqual([null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }])
    })

    test('outlives frames that are none', async () => {
      const { opened, say, find, messages } = await socket()
      const nonsense = ['', 'not json', '{"topic":"phoenix"}', '[]', '["1","2","t"]', '[1,2,3,4,5]', 'null', '"x"']
      for (const text of nonsense) opened.send(text)
      for (const bytes of [[], [3], [3, 255, 255, 255, 255, 255, 1], [9, 9, 9], [0, 0, 0, 0], [4, 1, 1, 1, 1, 65]])
        opened.send(Buffer.from(bytes))
      opened.send(Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from('te{broken')]))
      say(null, '8', 'phoenix', 'heartbeat', {})
      await find('phx_reply', '8')
      expect(messages).toHaveLength(1)
    })

    test('is told of topics that are not there', async () => {
      const { say, find } = await socket()
      const unmatched = { status: 'error', response: { reason: 'unmatched topic' } }
      say('1', '1', 'rooms:1', 'phx_join', {})
      expect((await find('phx_reply', '1'))[4]).toEqual(unmatched)
      say('1', '2', 'realtime:x', 'broadcast', {})
      expect((await find('phx_reply', '2'))[4]).toEqual(unmatched)
      say('1', '3', 'realtime:x', 'phx_leave', {})
      expect((await find('phx_reply', '3'))[4]).toEqual({ status: 'ok', response: {} })
      say('1', '4', 'realtime:', 'phx_join', {})
      expect((await find('phx_reply', '4'))[4]).toEqual({
        status: 'error',
        response: { reason: 'TopicNameRequired: You must provide a topic name' },
      })
    })

    test('speaks version 1.0.0 too', async () => {
      const name = topic()
      const old = client('anon', { vsn: '1.0.0' })
      const recent = client()
      const heard: unknown[] = []
      const a = old.channel(name).on('broadcast', { event: 'x' }, ({ payload }) => heard.push(payload))
      const b = recent.channel(name).on('broadcast', { event: 'x' }, ({ payload }) => heard.push(payload))
      await subscribe(a)
      await subscribe(b)
      await b.send({ type: 'broadcast', event: 'x', payload: { from: 'b' } })
      await until(() => heard.length === 1)
      await a.send({ type: 'broadcast', event: 'x', payload: { from: 'a' } })
      await until(() => heard.length === 2)
      expect(heard).toEqual([{ from: 'b' }, { from: 'a' }])
    })
  })

  describe('a channel', () => {
    test('is joined and left', async () => {
      const supabase = client()
      const channel = supabase.channel(topic())
      expect(await subscribe(channel)).toMatchObject({ status: 'SUBSCRIBED' })
      expect(await supabase.removeChannel(channel)).toBe('ok')
      const { say, find, join } = await socket()
      expect(await join(`here-${site.run}`)).toEqual([
        '1',
        '1',
        `realtime:here-${site.run}`,
        'phx_reply',
        { status: 'ok', response: { postgres_changes: [] } },
      ])
      say('1', '2', `realtime:here-${site.run}`, 'phx_leave', {})
      expect((await find('phx_reply', '2'))[4]).toEqual({ status: 'ok', response: {} })
      expect(await find('phx_close')).toEqual(['1', '1', `realtime:here-${site.run}`, 'phx_close', {}])
    })

    test('joined twice is the second one', async () => {
      const { say, find, join, messages } = await socket()
      await join(`twice-${site.run}`)
      say('2', '2', `realtime:twice-${site.run}`, 'phx_join', { config: { broadcast: { self: true } } })
      await find('phx_close', '1')
      expect((await find('phx_reply', '2'))[4]).toMatchObject({ status: 'ok' })
      // Late news of the first one changes nothing.
      say('1', '3', `realtime:twice-${site.run}`, 'phx_leave', {})
      await find('phx_reply', '3')
      say('2', '4', `realtime:twice-${site.run}`, 'broadcast', { type: 'broadcast', event: 'still', payload: {} })
      await find('broadcast')
      expect(messages.filter((m) => m[3] === 'phx_close')).toHaveLength(1)
    })

    test('takes odd payloads for empty ones', async () => {
      for (const payload of [
        null,
        7,
        'x',
        [],
        { config: 7 },
        { config: { broadcast: [], presence: 'x', private: 'yes' } },
      ]) {
        const { say, find } = await socket()
        say('1', '1', `realtime:odd-${site.run}`, 'phx_join', payload)
        expect((await find('phx_reply', '1'))[4]).toMatchObject({ status: 'ok' })
      }
    })
  })

  describe('a broadcast', () => {
    test('reaches the others, and the sender only if asked', async () => {
      const name = topic()
      const heard: string[] = []
      const make = (who: string, self: boolean) =>
        client()
          .channel(name, { config: { broadcast: { self } } })
          .on('broadcast', { event: 'hi' }, ({ payload }) => heard.push(`${who} ${payload.text}`))
      const [a, b] = [make('a', false), make('b', true)]
      await subscribe(a)
      await subscribe(b)
      await a.send({ type: 'broadcast', event: 'hi', payload: { text: 'سلام' } })
      await until(() => heard.length === 1)
      await b.send({ type: 'broadcast', event: 'hi', payload: { text: '2' } })
      await until(() => heard.length === 3)
      expect(heard.toSorted()).toEqual(['a 2', 'b 2', 'b سلام'])
    })

    test('of bytes arrives as bytes', async () => {
      const name = topic()
      const heard: ArrayBuffer[] = []
      const a = client().channel(name)
      const b = client()
        .channel(name)
        .on('broadcast', { event: 'bytes' }, ({ payload }) => heard.push(payload as unknown as ArrayBuffer))
      await subscribe(a)
      await subscribe(b)
      await a.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([1, 2, 250]).buffer })
      await until(() => heard.length === 1)
      expect([...new Uint8Array(heard[0] as ArrayBuffer)]).toEqual([1, 2, 250])
    })

    test('is acknowledged when asked, and refused when too large', async () => {
      const channel = client().channel(topic(), { config: { broadcast: { ack: true } } })
      await subscribe(channel)
      expect(await channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('ok')
      expect(await channel.send({ type: 'broadcast', event: 'x', payload: { text: 'x'.repeat(300_000) } })).toBe(
        'error',
      )
    })

    test('goes over HTTP, one or several', async () => {
      const name = topic()
      const heard: unknown[] = []
      const channel = client()
        .channel(name)
        .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
      await subscribe(channel)
      const other = client().channel(name)
      expect(await other.httpSend('one', { n: 1 })).toEqual({ success: true })
      await until(() => heard.length === 1)
      await other.httpSend('bytes', new Uint8Array([7]).buffer)
      await until(() => heard.length === 2)
      const { status } = await site.call('/realtime/v1/api/broadcast', {
        as: 'anon',
        method: 'POST',
        body: {
          messages: [
            { topic: name, event: 'two', payload: { n: 2 } },
            { topic: name, event: 'three', payload: { n: 3 }, private: false },
          ],
        },
      })
      expect(status).toBe(202)
      await until(() => heard.length === 4)
      expect([heard[0], heard[2], heard[3]]).toEqual([
        ['one', { n: 1 }],
        ['two', { n: 2 }],
        ['three', { n: 3 }],
      ])
    })

    test('over HTTP is refused with what is wrong', async () => {
      const post = (body: unknown, headers?: Record<string, string>) =>
        site.call('/realtime/v1/api/broadcast', { as: 'anon', method: 'POST', body, ...(headers && { headers }) })
      expect(await post({})).toEqual({ status: 422, body: { errors: { messages: [`can't be blank`] } } })
      expect(
        await post({
          messages: [
            { topic: 't', event: 'e', payload: {} },
            { topic: 't', payload: 7 },
          ],
        }),
      ).toEqual({
        status: 422,
        body: { errors: { messages: [{}, { event: [`can't be blank`], payload: ['is invalid'] }] } },
      })
      expect(
        (await post({ messages: [{ topic: 't', event: 'e', payload: { x: 'x'.repeat(300_000) } }] })).body,
      ).toEqual({
        errors: { messages: [{ payload: ['Payload size exceeds tenant limit'] }] },
      })
      const messages = Array.from({ length: 1001 }, () => ({ topic: 't', event: 'e', payload: {} }))
      expect((await post({ messages })).status).toBe(429)
      expect(await post({ messages: [] }, { Authorization: 'Bearer nonsense' })).toEqual({
        status: 401,
        body: { message: 'Unauthorized' },
      })
      expect((await site.call('/realtime/v1/api/nothing', { as: 'anon', method: 'POST', body: {} })).status).toBe(404)
      expect((await site.call('/realtime/v1/websocket', { as: 'anon' })).status).toBe(426)
      const single = '/realtime/v1/api/broadcast/t/events/e'
      const one = (path: string, type: string, body = '{}') =>
        fetch(site.url + path, {
          method: 'POST',
          body,
          headers: { apikey: site.anonKey, 'Content-Type': type },
        })
      expect((await one(single, 'text/plain')).status).toBe(415)
      expect((await one(single, 'application/json', 'x')).status).toBe(422)
      expect((await one('/realtime/v1/api/broadcast/%zz/events/e', 'application/json')).status).toBe(404)
      expect((await one(`${single}?private=true`, 'application/json')).status).toBe(403)
      expect((await one(`${single}?persist=true`, 'application/json')).status).toBe(422)
    })
  })

  describe('presence', () => {
    test('shows who is there, who comes, changes and goes', async () => {
      const name = topic()
      const seen: string[] = []
      const watcher = client()
        .channel(name)
        .on('presence', { event: 'join' }, ({ key, newPresences }) => {
          seen.push(`+${key} ${newPresences[0]?.mood}`)
        })
        .on('presence', { event: 'leave' }, ({ key, leftPresences }) => {
          seen.push(`-${key} ${leftPresences[0]?.mood}`)
        })
      await subscribe(watcher)
      const supabase = client()
      const guest = supabase.channel(name, { config: { presence: { key: 'guest' } } })
      await subscribe(guest)
      expect(await guest.track({ mood: 'glad' })).toBe('ok')
      await until(() => seen.length === 1)
      expect(watcher.presenceState()).toMatchObject({ guest: [{ mood: 'glad' }] })
      // Whoever tracks also listens.
      await until(() => 'guest' in guest.presenceState())
      await guest.track({ mood: 'glad' })
      await guest.track({ mood: 'tired' })
      await until(() => seen.length === 3)
      expect(seen).toEqual(['+guest glad', '+guest tired', '-guest glad'])
      expect(watcher.presenceState().guest).toHaveLength(1)
      const late = client()
        .channel(name)
        .on('presence', { event: 'sync' }, () => {})
      await subscribe(late)
      await until(() => 'guest' in late.presenceState())
      expect(await guest.untrack()).toBe('ok')
      await until(() => seen.at(-1) === '-guest tired')
      await guest.track({ mood: 'back' })
      await until(() => seen.at(-1) === '+guest back')
      await supabase.realtime.disconnect()
      await until(() => seen.at(-1) === '-guest back')
      expect(watcher.presenceState()).toEqual({})
    })

    test('survives strange keys, and refuses strange payloads', async () => {
      const name = topic()
      const { join, say, find } = await socket()
      await join(name, { presence: { key: '__proto__', enabled: true } })
      expect((await find('presence_state'))[4]).toEqual({})
      const track = (ref: string, payload: unknown, event = 'track') =>
        say('1', ref, `realtime:${name}`, 'presence', { type: 'presence', event, payload })
      track('2', 7)
      expect((await find('phx_reply', '2'))[4]).toEqual({
        status: 'error',
        response: { reason: 'Presence track payload must be a map' },
      })
      track('3', {}, 'dance')
      expect((await find('phx_reply', '3'))[4]).toMatchObject({ status: 'error' })
      track('4', { constructor: 1 })
      expect((await find('phx_reply', '4'))[4]).toMatchObject({ status: 'ok' })
      const diff = (await find('presence_diff'))[4] as { joins: Json }
      expect(Object.keys(diff.joins)).toEqual(['__proto__'])
    })
  })

  withDatabase('changes', () => {
    test('of rows come with columns, types and the old key', async () => {
      const { told, changes } = await follow(client().channel(topic()), {
        event: '*',
        schema: 'public',
        table: NOTES,
      })
      expect(told).toMatchObject({ extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' })
      const id = await note({ body: 'one', stars: 4, tags: ['a', 'b'], due: '2026-03-01T10:00:00Z', extra: { a: 1 } })
      await until(() => changes.length === 1)
      expect(changes[0]).toMatchObject({
        schema: 'public',
        table: NOTES,
        eventType: 'INSERT',
        errors: null,
        new: { id, body: 'one', stars: 4, tags: ['a', 'b'], extra: { a: 1 }, owner: null },
        old: {},
      })
      // The role may not select this column.
      expect(changes[0]?.new).not.toHaveProperty('secret')
      expect(Number.isNaN(Date.parse(String(changes[0]?.commit_timestamp)))).toBe(false)
      await site.query(`update public.${NOTES} set stars = 5 where id = $1`, [id])
      await until(() => changes.length === 2)
      expect(changes[1]).toMatchObject({ eventType: 'UPDATE', new: { id, stars: 5 }, old: { id } })
      expect(Object.keys(changes[1]?.old as Json)).toEqual(['id'])
      await site.query(`delete from public.${NOTES} where id = $1`, [id])
      await until(() => changes.length === 3)
      expect(changes[2]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
      expect(Object.keys(changes[2]?.old as Json)).toEqual(['id'])
    })

    test('say on the wire what realtime-js reads', async () => {
      const { join, find } = await socket()
      const [, , , , reply] = await join(`wire-${site.run}`, {
        postgres_changes: [{ event: 'INSERT', schema: 'public', table: NOTES, filter: 'body=eq.wire' }],
      })
      const [entry] = (reply.response as { postgres_changes: Json[] }).postgres_changes
      expect(entry).toMatchObject({ event: 'INSERT', schema: 'public', table: NOTES, filter: 'body=eq.wire' })
      await find('system')
      const id = await note({ body: 'wire' })
      const [joinRef, ref, , , payload] = await find('postgres_changes')
      expect([joinRef, ref]).toEqual([null, null])
      expect(payload).toMatchObject({
        ids: [entry?.id],
        data: { type: 'INSERT', schema: 'public', table: NOTES, record: { id, body: 'wire' }, errors: null },
      })
      expect((payload.data as { columns: Json[] }).columns).toEqual(
        expect.arrayContaining([
          { name: 'id', type: 'int8' },
          { name: 'tags', type: '_text' },
          { name: 'due', type: 'timestamptz' },
        ]),
      )
    })

    test('reach only those whose policies let them see the row', async () => {
      const table = { event: '*', schema: 'public', table: NOTES }
      const seen: Record<string, Json[]> = { anon: [], amina: [], bilal: [], service: [] }
      await follow(client('anon').channel(`a-${site.run}`), table, seen.anon)
      await follow(client(amina).channel(`a-${site.run}`), table, seen.amina)
      await follow(client(bilal).channel(`a-${site.run}`), table, seen.bilal)
      await follow(client('service').channel(`a-${site.run}`), table, seen.service)
      const own = await note({ owner: amina.id, body: 'mine', secret: 'deep' })
      const open = await note({ body: 'ours' })
      await until(() => Object.values(seen).every((list) => list.some((change) => (change.new as Json).id === open)))
      const got = (who: string) => seen[who]?.map((change) => (change.new as Json).id)
      expect({ anon: got('anon'), amina: got('amina'), bilal: got('bilal'), service: got('service') }).toEqual({
        anon: [open],
        amina: [own, open],
        bilal: [open],
        service: [own, open],
      })
      expect(seen.service?.[0]?.new).toMatchObject({ secret: 'deep' })
      expect(seen.amina?.[0]?.new).not.toHaveProperty('secret')
      // What becomes visible by a change is seen from then on, what becomes invisible is not.
      await site.query(`update public.${NOTES} set owner = $1 where id = $2`, [bilal.id, own])
      await until(() => seen.bilal?.some((change) => (change.new as Json).id === own))
      await settle()
      expect(seen.amina).toHaveLength(2)
      expect(seen.anon).toHaveLength(1)
    })

    test('pass filters with the meaning PostgreSQL gives them', async () => {
      const filters: Record<string, boolean> = {
        'body=eq.fig': true,
        'body=neq.fig': false,
        'stars=lt.10': true,
        'stars=lte.3': true,
        'stars=gt.9': false,
        'stars=gte.3': true,
        'stars=in.(1,3)': true,
        'body=in.(date,"olive, green")': false,
        'body=like.f%': true,
        'body=ilike.F_G': true,
        'body=match.^f': true,
        'body=imatch.^X': false,
        'due=is.null': true,
        'stars=isdistinct.3': false,
        'stars=not.in.(1,2)': true,
        'body=not.like.f%': false,
        'stars=gt.1,body=eq.fig': true,
        'stars=gt.1,body=eq.date': false,
        'owner=eq.00000000-0000-0000-0000-000000000000': false,
      }
      const seen = new Set<string>()
      const channel = client().channel(topic())
      const ready = Promise.withResolvers<Json>()
      channel.on('system', {}, (payload: Json) => ready.resolve(payload))
      for (const filter of Object.keys(filters))
        channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: NOTES, filter }, () => {
          seen.add(filter)
        })
      await subscribe(channel)
      expect(await ready.promise).toMatchObject({ status: 'ok' })
      await note({ body: 'fig', stars: 3 })
      await until(() => seen.has('body=eq.fig'))
      expect([...seen].toSorted()).toEqual(
        Object.keys(filters)
          .filter((filter) => filters[filter])
          .toSorted(),
      )
    })

    test('with a filter that asks for nothing but null reach everyone', async () => {
      const table = { event: 'INSERT', schema: 'public', table: NOTES }
      const empty = await follow(client().channel(topic()), { ...table, filter: 'due=is.null' })
      await note({ body: 'only' })
      await until(() => empty.changes.length === 1)
      const all = await follow(client().channel(topic()), table)
      await note({ body: 'both' })
      await until(() => all.changes.length === 1 && empty.changes.length === 2)
    })

    test('with a filter that fails on a row reach everyone else', async () => {
      const table = { event: 'INSERT', schema: 'public', table: NOTES }
      // Good SQL whose cost, or whose error, shows with the row only.
      const broken = await follow(client().channel(topic()), { ...table, filter: 'body=match.(a|aa)+$' })
      const all = await follow(client().channel(topic()), table)
      await site.script(`alter table public.${NOTES} rename column body to text`)
      await site.query(`insert into public.${NOTES} (stars) values (1)`)
      await site.script(`alter table public.${NOTES} rename column text to body`)
      await note({ body: 'after' })
      await until(() => all.changes.some(({ new: row }) => (row as Json).body === 'after'))
      expect(broken.changes).toEqual([])
    })

    test('are of the tables that are published', async () => {
      const name = `letters_${site.run}`
      await site.script(`
        create table public.${name} (id int, part int, primary key (id, part));
        grant select on public.${name} to anon;
        alter publication supabase_realtime add table public.${name};
      `)
      try {
        const table = { event: '*', schema: 'public', table: name }
        const heard: Json[] = []
        await expect
          .poll(async () => (await follow(client().channel(topic()), table, heard)).told.status, { timeout: 60_000 })
          .toBe('ok')
        await site.query(`insert into public.${name} values (1, 2)`)
        await until(() => heard.length >= 1)
        const count = heard.length
        await site.script(`alter publication supabase_realtime drop table public.${name}`)
        await site.query(`insert into public.${name} values (2, 2)`)
        const notes = await follow(client().channel(topic()), { event: 'INSERT', schema: 'public', table: NOTES })
        await note({ body: 'later' })
        await until(() => notes.changes.length === 1)
        expect(heard).toHaveLength(count)
      } finally {
        await site.script(`drop table public.${name}`)
      }
    })

    test('of one kind, of chosen columns, of deleted keys', async () => {
      const inserts = await follow(client().channel(topic()), { event: 'INSERT', schema: 'public', table: NOTES })
      const chosen = await follow(client().channel(topic()), {
        event: '*',
        schema: 'public',
        table: NOTES,
        select: ['stars'],
      })
      const id = await note({ body: 'x', stars: 1 })
      const deletes = await follow(client().channel(topic()), {
        event: 'DELETE',
        schema: 'public',
        table: NOTES,
        filter: `id=eq.${id}`,
      })
      const others = await follow(client().channel(topic()), {
        event: 'DELETE',
        schema: 'public',
        table: NOTES,
        filter: 'body=eq.x',
      })
      await note({ body: 'y' })
      // A row that is gone before it was read again is not announced as new.
      await until(() => chosen.changes.length === 2)
      await site.query(`delete from public.${NOTES} where id >= $1`, [id])
      await until(() => chosen.changes.length === 4)
      expect(chosen.changes[0]?.new).toEqual({ id, stars: 1 })
      expect(inserts.changes.map(({ eventType }) => eventType)).toEqual(['INSERT', 'INSERT'])
      expect(deletes.changes.map((change) => change.old)).toEqual([{ id }])
      // A deleted row is its key: nothing else can be asked of it.
      expect(others.changes).toEqual([])
    })

    test('of a whole schema', async () => {
      const { changes } = await follow(client().channel(topic()), { event: '*', schema: 'public' })
      await note({ body: 'any' })
      await until(() => changes.some(({ table }) => table === NOTES))
    })

    test('cannot be had of tables that are closed, unknown or asked for wrongly', async () => {
      const ask = async (params: Json) => {
        const { join, find } = await socket()
        expect((await join(topic(), { postgres_changes: [params] }))[4]).toMatchObject({ status: 'ok' })
        return (await find('system'))[4]
      }
      const disabled = (text: string) => ({
        extension: 'postgres_changes',
        status: 'error',
        message: `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${text}`,
      })
      expect(await ask({ event: '*', schema: 'public', table: 'nothing' })).toMatchObject(
        disabled('[event: *, schema: public, table: nothing, filters: [], select: nil]'),
      )
      // No policy lets anyone select from it.
      expect(await ask({ event: '*', schema: 'public', table: DIARY })).toMatchObject(
        disabled(`[event: *, schema: public, table: ${DIARY}, filters: [], select: nil]`),
      )
      for (const table of ['outbox', 'audit_log'])
        expect(await ask({ schema: 'public', table })).toMatchObject({ status: 'error' })
      expect(await ask({ schema: 'auth', table: 'users' })).toMatchObject({ status: 'error' })
      const wrong: [Json, string][] = [
        [{ filter: 'secret=eq.deep' }, 'invalid column for filter secret'],
        [{ filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
        [{ filter: 'stars=eq.many' }, 'many'],
        [{ filter: 'stars=is.true' }, 'Exception'],
        [{ filter: 'body=match.(' }, 'Exception'],
        [{ filter: 'stars=foo.1' }, 'Error parsing `filter` params: ["foo","1"]'],
        [{ filter: 'undefined' }, 'Error parsing `filter` params: ["undefined"]'],
        [{ filter: 'stars=in.1,2' }, 'Error parsing `filter` params'],
        [{ filter: `"; drop table x; --"=eq.1` }, 'invalid column for filter'],
        [{ filter: `body=eq.'; drop table public.x; --` }, ''],
        [{ filter: 7 }, 'No subscription params provided'],
        [{ select: ['secret'] }, 'invalid column for select secret'],
        [{ select: 'body' }, 'Error parsing `select` params'],
      ]
      for (const [more, text] of wrong) {
        const told = await ask({ event: '*', schema: 'public', table: NOTES, ...more })
        expect(told, JSON.stringify(more)).toMatchObject(
          text === '' ? { status: 'ok' } : { status: 'error', message: expect.stringContaining(text) },
        )
      }
      expect((await ask({ event: '*' })).message).toContain('No subscription params provided')
    })

    test('can be waited for', async () => {
      const options = { config: { postgres_changes_options: { wait: true } } }
      const good = client()
        .channel(topic(), options)
        .on('postgres_changes', { event: '*', schema: 'public', table: NOTES }, () => {})
      expect(await subscribe(good)).toMatchObject({ status: 'SUBSCRIBED' })
      const bad = client()
        .channel(topic(), options)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'nothing' }, () => {})
      expect(await subscribe(bad)).toMatchObject({
        status: 'CHANNEL_ERROR',
        message: expect.stringContaining('RealtimeDisabledForConfiguration: Unable to subscribe'),
      })
    })
  })

  withDatabase('a private channel', () => {
    const secret = { config: { private: true, broadcast: { ack: true } } }

    test('is for those whom a policy lets listen', async () => {
      const name = `room-${site.run}:${topic()}`
      const refused = {
        status: 'CHANNEL_ERROR',
        message: `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      }
      expect(await subscribe(client('anon').channel(name, secret))).toEqual(refused)
      expect(await subscribe(client(amina).channel(`hall:1-${site.run}`, secret))).toMatchObject({
        status: 'CHANNEL_ERROR',
      })
      expect(await subscribe(client(bilal).channel(name, secret))).toMatchObject({ status: 'SUBSCRIBED' })
      expect(await subscribe(client('service').channel(name, secret))).toMatchObject({ status: 'SUBSCRIBED' })
      const [{ count } = { count: -1 }] = await site.query(
        'select count(*)::int as count from realtime.messages where topic = $1',
        [name],
      )
      expect(count).toBe(0)
    })

    test('hears those whom a policy lets speak, and nobody else', async () => {
      const name = `room-${site.run}:${topic()}`
      const heard: unknown[] = []
      const listener = client(bilal)
        .channel(name, secret)
        .on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
      const speaker = client(amina).channel(name, secret)
      await subscribe(listener)
      await subscribe(speaker)
      expect(await speaker.send({ type: 'broadcast', event: 'x', payload: { n: 1 } })).toBe('ok')
      expect(await listener.send({ type: 'broadcast', event: 'x', payload: { n: 'no' } }, { timeout: 500 })).toBe(
        'timed out',
      )
      expect(await listener.track({ x: 1 })).toBe('error')
      expect(await speaker.track({ x: 1 })).toBe('ok')
      // The public channel of the same name is another.
      const outside = client().channel(name)
      await subscribe(outside)
      await outside.send({ type: 'broadcast', event: 'x', payload: { n: 'no' } })
      await client().channel(name).httpSend('x', { n: 'no' })
      await expect(client(bilal).channel(name, secret).httpSend('x', { n: 'no' })).rejects.toThrow('Unauthorized')
      // Rows of several: what may not go is left out without a word.
      await site.call('/realtime/v1/api/broadcast', {
        as: bilal,
        method: 'POST',
        body: { messages: [{ topic: name, event: 'x', payload: { n: 'no' }, private: true }] },
      })
      await client(amina).channel(name, secret).httpSend('x', { n: 2 })
      await until(() => heard.length === 2)
      expect(heard).toEqual([{ n: 1 }, { n: 2 }])
    })

    test('shows presence only to those who may see it', async () => {
      const name = `speech-${site.run}:${topic()}`
      const supabase = client(bilal)
      const channel = supabase.channel(name, secret).on('presence', { event: 'sync' }, () => {})
      expect(await subscribe(channel)).toMatchObject({ status: 'SUBSCRIBED' })
      const service = client('service').channel(name, secret)
      await subscribe(service)
      await service.track({ on: true })
      await until(() => Object.keys(service.presenceState()).length === 1)
      await settle()
      expect(channel.presenceState()).toEqual({})
    })

    test('carries what the database sends, and repeats it to late comers', async () => {
      const name = `room-${site.run}:${topic()}`
      const heard: Json[] = []
      const channel = client(bilal)
        .channel(name, secret)
        .on('broadcast', { event: 'news' }, (message: Json) => heard.push(message))
      await subscribe(channel)
      await site.query(`select realtime.send('{"n": 1}', 'news', $1)`, [name])
      await site.query(`select realtime.send($2::text::jsonb, 'news', $1)`, [
        name,
        JSON.stringify({ text: 'x'.repeat(20_000) }),
      ])
      await until(() => heard.length === 2)
      expect(heard[0]).toMatchObject({ payload: { n: 1 }, meta: { id: expect.any(String) } })
      const again: Json[] = []
      const late = client(bilal)
        .channel(name, { config: { private: true, broadcast: { replay: { since: Date.now() - 60_000, limit: 1 } } } })
        .on('broadcast', { event: 'news' }, (message: Json) => again.push(message))
      await subscribe(late)
      await until(() => again.length === 1)
      expect(again[0]).toMatchObject({ meta: { replayed: true }, payload: { text: expect.any(String) } })
      const { join } = await socket()
      expect((await join(topic(), { broadcast: { replay: { since: 0 } } }))[4]).toMatchObject({
        response: { reason: 'UnableToReplayMessages: Replay is not allowed for public channels' },
      })
      await site.query('delete from realtime.messages where topic = $1', [name])
    })

    test('hears what members write, where they may speak; a refusal is a warning', async () => {
      const name = `room-${site.run}:${topic()}`
      const table = `logbook_${site.run}`
      await site.script(`
        create table public.${table} (id int primary key, body text);
        grant select, insert on public.${table} to authenticated;
        create function public.tell_${table}() returns trigger language plpgsql as $$
        begin
          perform realtime.broadcast_changes('${name}', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
          return null;
        end $$;
        create trigger tell after insert on public.${table} for each row execute function public.tell_${table}();
      `)
      try {
        const heard: Json[] = []
        const channel = client(bilal)
          .channel(name, secret)
          .on('broadcast', { event: 'INSERT' }, ({ payload }) => heard.push(payload))
        await subscribe(channel)
        const write = (as: Someone, id: number) =>
          site.script(`
            begin;
            select set_config('request.jwt.claims', '{"sub": "${as.id}", "role": "authenticated"}', true),
              set_config('request.jwt.claim.sub', '${as.id}', true), set_config('role', 'authenticated', true);
            insert into public.${table} values (${id}, 'salam');
            commit;
          `)
        await write(bilal, 1)
        await write(amina, 2)
        await until(() => heard.length === 1)
        expect(heard[0]).toMatchObject({
          operation: 'INSERT',
          table,
          record: { id: 2 },
          old_record: null,
          id: expect.any(String),
        })
        const rows = await site.query<{ id: number }>(`select id from public.${table} order by id`)
        expect(rows).toEqual([{ id: 1 }, { id: 2 }])
      } finally {
        await site.script(`drop table public.${table}; drop function public.tell_${table}()`)
      }
    })

    test('carries bytes that the database sends', async () => {
      const name = `room-${site.run}:${topic()}`
      const heard: ArrayBuffer[] = []
      const channel = client(bilal)
        .channel(name, secret)
        .on('broadcast', { event: 'bytes' }, ({ payload }) => heard.push(payload as unknown as ArrayBuffer))
      await subscribe(channel)
      await site.query(`select realtime.send_binary('\\x0102fa'::bytea, 'bytes', $1)`, [name])
      await until(() => heard.length === 1)
      expect([...new Uint8Array(heard[0] as ArrayBuffer)]).toEqual([1, 2, 250])
    })

    test('cannot be read or written through the table interface', async () => {
      for (const headers of [{ 'Accept-Profile': 'realtime' }, {}]) {
        const { status } = await site.call('/rest/v1/messages', { as: amina, headers })
        expect(status).toBeGreaterThanOrEqual(400)
      }
    })
  })

  withSecret('a token', () => {
    const token = (person: Someone, seconds: number) =>
      signToken({ sub: person.id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds }, site.jwtSecret)

    test('that runs out ends the channel', async () => {
      const { join, find, say } = await socket()
      await join(topic(), {}, { access_token: token(amina, 1) })
      const told = (await find('system'))[4]
      expect(told).toMatchObject({ extension: 'system', status: 'error' })
      expect(told.message).toMatch(/^Token has expired \d+ seconds ago$/)
      await find('phx_close')
      say(null, '9', 'phoenix', 'heartbeat', {})
      await find('phx_reply', '9')
    })

    test('that is no good refuses the join, or ends the channel', async () => {
      const late = await socket()
      expect((await late.join(topic(), {}, { access_token: token(amina, -5) }))[4]).toMatchObject({
        status: 'error',
        response: { reason: expect.stringMatching(/^InvalidJWTToken: Token has expired \d seconds ago$/) },
      })
      const name = topic()
      const { join, say, find, messages } = await socket()
      await join(name)
      for (const ignored of ['sb_publishable_x', null, undefined])
        say('1', null, `realtime:${name}`, 'access_token', { access_token: ignored })
      await settle()
      expect(messages).toHaveLength(1)
      say('1', null, `realtime:${name}`, 'access_token', { access_token: 'nonsense' })
      expect((await find('system'))[4]).toMatchObject({ message: 'The token provided is not a valid JWT' })
      await find('phx_close')
    })
  })

  withBoth('a token and what it may see', () => {
    const token = (person: Someone, seconds: number) =>
      signToken({ sub: person.id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds }, site.jwtSecret)

    test('that is refreshed on a live socket decides from then on', async () => {
      const table = { event: '*', schema: 'public', table: NOTES }
      const supabase = client('anon')
      const channel = supabase.channel(topic())
      const told: Json[] = []
      channel.on('system', {}, (payload: Json) => told.push(payload))
      const { changes } = await follow(channel, table)
      await note({ owner: amina.id, body: 'unseen' })
      await note({ body: 'for everyone' })
      await until(() => changes.length === 1)
      await supabase.realtime.setAuth(token(amina, 600))
      await until(() => told.length === 2)
      expect(told[1]).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' })
      const id = await note({ owner: amina.id, body: 'seen' })
      await until(() => changes.length === 2)
      expect(changes[1]).toMatchObject({ new: { id } })
    })

    test('that may not listen any more ends a private channel', async () => {
      const name = `room-${site.run}:${topic()}`
      const { join, say, find } = await socket()
      await join(name, { private: true }, { access_token: token(amina, 600) })
      const anonymous = signToken({ role: 'anon', exp: Math.floor(Date.now() / 1000) + 600 }, site.jwtSecret)
      say('1', null, `realtime:${name}`, 'access_token', { access_token: anonymous })
      expect((await find('system'))[4]).toMatchObject({
        message: `You do not have permissions to read from this Channel topic: ${name}`,
      })
      await find('phx_close')
    })
  })
})
