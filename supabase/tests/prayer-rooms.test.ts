// Rooms to pray in: brought by an import and taken back with it, added by members, shown and corrected when two agree.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImporter } from '#server/imports/importer.ts'
import { createOpenData } from '#server/imports/open-data.ts'
import { PRAYER_ROOMS } from '#server/imports/open-data-sets.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Row = Record<string, unknown>

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'staff' | 'a' | 'b' | 'fresh', Person>
  let dataDir: string

  beforeAll(async () => {
    site = await open()
    const names = ['staff', 'a', 'b', 'fresh'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(name)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    dataDir = mkdtempSync(join(tmpdir(), 'mahalla-rooms-'))
  })
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true })
    return site?.close()
  })
  beforeEach(async () => {
    await site.database.script(`
      delete from public.imports; delete from public.prayer_rooms; delete from public.moderation_items; delete from public.notifications;
      delete from private.known_networks;
      update public.profiles set created_at = now() - interval '9 days';
      update auth.users set email_confirmed_at = now() - interval '9 days';`)
    await site.database.query('update public.profiles set created_at = now() where id = $1', [people.fresh.id])
  })

  const columns =
    'source_id,name,local_name,latitude,longitude,address,city,country_code,phone,website,wheelchair,kind,seen_on'
  const hospital = (name = 'The Sanctuary') =>
    `node/1,${name},,51.49516,-2.591575,"Gate 30, Level 1, Southmead Hospital, Bristol",Bristol,GB,,,yes,multi_faith,2026-08-20`
  const sisters = 'node/2,Ladies Prayer Room,,24.98177,55.09335,,Jebel Ali,AE,,,,musalla,2026-08-19'
  const nowhere = 'node/3,Prayer room,,,,,Leeds,GB,,,,musalla,2026-08-19'

  async function load(id: string, ...lines: string[]) {
    const set = { ...PRAYER_ROOMS, id, path: join(dataDir, `${id}.csv.gz`) }
    writeFileSync(set.path, gzipSync(`${columns}\n${lines.join('\n')}\n`))
    const importer = createImporter({ backend: site.backend, dataDir, log: () => {} })
    await createOpenData({ importer, set })()
    return importer
  }
  const find = async (args: Row = {}, as: Person | 'anon' = 'anon') =>
    (await site.rpc('find_prayer_rooms', args, as)).body as { rows: Row[]; total: number }
  const pageOf = async (slug: unknown, as: Person | 'anon' = 'anon') =>
    (await site.rpc('prayer_room_page', { id_or_slug: slug }, as)).body as Row | null
  const say = (room: unknown, field: string, value: unknown, as: Person | 'anon') =>
    site.rpc('say_of_prayer_room', { room, field, value }, as)
  const add = (room: Row, as: Person | 'anon') =>
    site.rpc(
      'add_prayer_room',
      {
        room: {
          name: 'Quiet room',
          host_kind: 'airport',
          host_name: 'Heathrow Airport',
          latitude: 51.4706,
          longitude: -0.4619,
          ...room,
        },
      },
      as,
    )
  const FIRST = '11111111-0000-4000-8000-000000000001'
  const SECOND = '11111111-0000-4000-8000-000000000002'

  test('an import brings rooms with their source’s own words, and tells house and place inside from the address', async () => {
    await load(FIRST, hospital(), sisters, nowhere)
    const { rows, total } = await find({ lat: 51.5, lng: -2.59 })
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({
      name: 'The Sanctuary',
      kind: 'multi_faith',
      host_kind: 'hospital',
      host_name: 'Southmead Hospital',
      inside: 'Gate 30, Level 1',
      for_whom: null,
      wudu: null,
    })
    expect((await find({ filters: ['sisters'] })).rows.map(({ name }) => name)).toEqual(['Ladies Prayer Room'])
    expect((await find({ query: 'southmead', hosts: ['hospital'] })).total).toBe(1)
    expect(await pageOf(rows[0]?.slug)).toMatchObject({
      source: 'osm',
      seen_on: '2026-08-20',
      wheelchair: true,
      said: {},
    })
  })

  test('what a later file says anew counts, what it repeats leaves a correction alone, and undoing leads back', async () => {
    await load(FIRST, hospital(), sisters)
    const [room] = (await find({ query: 'sanctuary' })).rows
    await say(room?.id, 'host_name', 'Southmead', people.staff)
    const importer = await load(SECOND, hospital('The Quiet Sanctuary'), sisters)
    expect(await pageOf(room?.slug)).toMatchObject({ name: 'The Quiet Sanctuary', host_name: 'Southmead' })
    const undo = async (id: string) => {
      expect((await site.rpc('undo_import', { import_id: id }, people.staff)).status).toBeLessThan(300)
      await importer.advance(id)
    }
    await undo(SECOND)
    expect(await pageOf(room?.slug)).toMatchObject({ name: 'The Sanctuary', host_name: 'Southmead' })
    await undo(FIRST)
    // Somebody has spoken about the one: it is hidden; the other is gone.
    const left = await site.database.query('select name, status from public.prayer_rooms')
    expect(left).toEqual([{ name: 'The Sanctuary', status: 'hidden' }])
    expect((await find()).total).toBe(0)
  })

  test('a room somebody added is shown once another person has been there', async () => {
    expect((await add({}, 'anon')).status).toBe(401)
    const { body: slug } = await add({ wudu: true }, people.a)
    expect(slug).toBe('quiet-room-heathrow-airport')
    expect((await add({ wudu: true }, people.a)).body).toBe(slug)
    expect([await pageOf(slug), (await find()).total]).toEqual([null, 0])
    const seen = await pageOf(slug, people.b)
    expect(seen).toMatchObject({ status: 'waiting', is_own: false, said: { wudu: { as: 'member' } } })
    expect((await find({ state: 'waiting' }, people.b)).total).toBe(1)
    expect((await say(seen?.id, 'there', true, people.a)).body).toBe('waits')
    expect((await say(seen?.id, 'there', true, people.fresh)).body).toBe('waits')
    expect((await say(seen?.id, 'there', true, people.b)).body).toBe('shown')
    expect(await pageOf(slug)).toMatchObject({ status: 'published', wudu: true })
    expect((await find({ query: 'heathrow' })).total).toBe(1)
    const open = await site.database.query(`select from public.moderation_items where status = 'open'`)
    expect(open).toEqual([])
    const told = await site.database.query('select kind from public.notifications where user_id = $1', [people.a.id])
    expect(told).toEqual([{ kind: 'suggestion_taken' }])
  })

  test('two who agree change a fact; one alone, a new account and two of one person do not', async () => {
    await load(FIRST, hospital())
    const [room] = (await find()).rows
    expect((await say(room?.id, 'wudu', true, people.a)).body).toBe('waits')
    expect((await say(room?.id, 'wudu', true, people.fresh)).body).toBe('waits')
    expect(await pageOf(room?.slug)).toMatchObject({ wudu: null })
    await site.database.query(
      `insert into private.known_networks (user_id, network) select u, '192.0.2.0/24' from unnest(array[$1, $2]::uuid[]) as u`,
      [people.a.id, people.b.id],
    )
    expect((await say(room?.id, 'wudu', true, people.b)).body).toBe('waits')
    await site.database.script('delete from private.known_networks; delete from public.prayer_room_words')
    await say(room?.id, 'wudu', true, people.a)
    expect((await say(room?.id, 'wudu', true, people.b)).body).toBe('shown')
    expect(await pageOf(room?.slug)).toMatchObject({ wudu: true, said: { wudu: { as: 'members' } } })
    expect((await find({ filters: ['wudu'] })).total).toBe(1)
  })

  test('hours are times, always, or those of the house; what is none of it is refused', async () => {
    await load(FIRST, hospital())
    const [room] = (await find()).rows
    const hours = { mon: [['09:00', '17:00']] }
    expect((await say(room?.id, 'hours', hours, people.staff)).body).toBe('shown')
    expect(await pageOf(room?.slug)).toMatchObject({ opens: 'hours', hours })
    expect((await say(room?.id, 'hours', 'with_host', people.staff)).body).toBe('shown')
    expect(await pageOf(room?.slug)).toMatchObject({ opens: 'with_host', hours: null })
    for (const [field, value] of [
      ['hours', {}],
      ['hours', 'sometimes'],
      ['for_whom', 'nobody'],
      ['how_to_find', 'Look at https://example.com'],
      ['latitude', 1],
    ] as const)
      expect((await say(room?.id, field, value, people.a)).status).toBe(400)
    expect((await say(room?.id, 'hours', 'with_host', people.a)).body).toMatchObject({ message: 'nothing_new' })
    expect((await add({ latitude: 0, longitude: 0 }, people.a)).status).toBe(400)
    expect((await add({ host_kind: 'castle' }, people.a)).status).toBe(400)
  })

  test('that a room is gone only the team decides, and takes it back when it was mistaken', async () => {
    await load(FIRST, hospital())
    const [room] = (await find()).rows
    for (const person of [people.a, people.b]) expect((await say(room?.id, 'there', false, person)).body).toBe('waits')
    expect((await find()).total).toBe(1)
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_kind = 'prayer_room_word' and status = 'open' order by opened_at limit 1`,
    )
    const decide = (decision: string) =>
      site.rpc('decide_moderation', { item_id: item?.id, decision, note: null }, people.staff)
    expect((await decide('approved')).status).toBe(200)
    expect((await find()).total).toBe(0)
    expect((await decide('rejected')).status).toBe(200)
    expect((await find()).total).toBe(1)
  })

  test('a room three members report is hidden until the team has looked', async () => {
    await load(FIRST, hospital())
    const [room] = (await find()).rows
    await site.database.query('select private.hide_prayer_room($1)', [room?.id])
    expect((await find()).total).toBe(0)
    await site.database.query(`select private.decide_prayer_room($1, 'approved', null, null)`, [room?.id])
    expect((await find()).total).toBe(1)
  })
})
