// Mosques: looking for them, who keeps what they tell, suggestions, the record of changes, followers and their letters.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Found = {
  pins: { id: string }[]
  rows: { id: string; name: string; distance: number }[]
  total: number
  is_corrected: boolean
}
type Page = {
  id: string
  slug: string
  phone: string | null
  moved: boolean
  is_kept: boolean
  facilities: Record<string, boolean>
  facts_known: Record<string, { said_as?: string; yes?: number; no?: number }>
  iqamah_rules: { prayer: string; kind: string; at_time: string | null; effective_from: string }[]
  announcements: { title: string }[]
}
type SaidPage = Page & { jumuah: { khutbah_at: string; said_as: string }[]; calculation_method: number | null }
type Change = { id: number; entity: string; action: string; actor_kind: string; can_undo: boolean }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'imam' | 'member' | 'other' | 'third' | 'staff', Person>

  beforeAll(async () => {
    site = await open()
    const names = ['imam', 'member', 'other', 'third', 'staff'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(name)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
  })
  afterAll(() => site?.close())

  let made = 0
  async function makeMosque(columns: Record<string, unknown> = {}, table = 'mosques'): Promise<string> {
    const name = `Masjid ${++made}`
    const source = table === 'mosque' ? { source: 'test', source_id: name } : {}
    const values = {
      name,
      city: 'Leeds',
      status: 'published',
      mosque_type: 'Masjid',
      facilities: {},
      is_sample: false,
      ...source,
      ...columns,
    }
    const names = Object.keys(values)
    await site.database.query(
      `insert into public.${table} (${names.join(', ')})
       select ${names.map((column) => `r.${column}`).join(', ')}
       from jsonb_populate_record(null::public.${table}, $1::text::jsonb) as r`,
      [JSON.stringify(values)],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      `select place_id from public.${table} where name = $1 order by created_at desc limit 1`,
      [values.name],
    )
    return row?.place_id ?? ''
  }
  const appoint = (place: string, person: Person) =>
    site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [place, person.id])
  const pageOf = async (place: string) => (await site.rpc('mosque_page', { id_or_slug: place }, 'anon')).body as Page
  const search = async (parameters: object) => (await site.rpc('search_mosques', parameters, 'anon')).body as Found

  describe('looking for mosques', () => {
    test('what is typed is contained in name, description, address or city', async () => {
      const place = await makeMosque({
        name: 'Masjid al-Huda Zebra',
        address: '12 Quagga Road',
        city: 'Okapistan',
        description: 'Beside the gnupark.',
      })
      for (const query of ['zebra', 'uagga', 'OKAPI', 'gnupark', 'zebra okapi'])
        expect(
          (await search({ query })).rows.map(({ id }) => id),
          query,
        ).toEqual([place])
      expect(await search({ query: 'zebra nowhere' })).toMatchObject({ total: 0, rows: [] })
      expect(await search({ query: '100%_' })).toMatchObject({ total: 0 })
    })

    test('names like it where nothing is spelt so', async () => {
      await makeMosque({ name: 'Xylophon Camii' })
      expect(await search({ query: 'xylofon camii' })).toMatchObject({ is_corrected: true, total: 1 })
    })

    test('nearest first, 20 at once, at most 200, and never fewer than one', async () => {
      const [near, far] = [
        await makeMosque({ name: 'Walrus near', latitude: 10.01, longitude: 10 }),
        await makeMosque({ name: 'Walrus far', latitude: 11, longitude: 10 }),
      ]
      const placeless = await makeMosque({ name: 'Walrus nowhere' })
      const found = await search({ query: 'walrus', lat: 10, lng: 10 })
      expect(found.rows.map(({ id }) => id)).toEqual([near, far, placeless])
      expect(found.rows[0]?.distance).toBeCloseTo(1.11, 1)
      await site.database.query(
        `insert into public.mosques (name, city) select 'Many ' || n, 'Manytown' from generate_series(1, 230) as n`,
      )
      expect((await search({ query: 'manytown' })).rows).toHaveLength(20)
      expect(await search({ query: 'manytown', max_results: 1000 })).toMatchObject({ total: 230 })
      expect((await search({ query: 'manytown', max_results: 1000 })).rows).toHaveLength(200)
      expect((await search({ query: 'manytown', max_results: -3 })).rows).toHaveLength(1)
    })

    test('without a place those that are kept here first, then by name', async () => {
      const [open, late, early] = [
        await makeMosque({ name: '24 Tapir', latitude: 20, longitude: 20 }, 'mosque'),
        await makeMosque({ name: 'Tapir Z', latitude: 21, longitude: 20 }),
        await makeMosque({ name: 'Tapir A', latitude: 22, longitude: 20 }),
      ]
      const found = async (where = {}) => (await search({ query: 'tapir', ...where })).rows.map(({ id }) => id)
      expect(await found()).toEqual([early, late, open])
      expect(await found({ lat: 20, lng: 20 })).toEqual([open, late, early])
      // So does the front page, where only a few are shown.
      const few = (await site.rpc('near_mosques', { max_results: 4 }, 'anon')).body as { source_table: string }[]
      expect(few.map(({ source_table }) => source_table)).toEqual(Array(4).fill('mosques'))
    })

    test('within a circle, and all of them for the map while the list has a page', async () => {
      const ids: string[] = []
      // 0, 11, 22 … kilometres to the north; one stands on the other side of the date line.
      for (let i = 0; i < 5; i++)
        ids.push(await makeMosque({ name: `Dugong ${i}`, latitude: -17 + i / 10, longitude: 179.99 }))
      const beyond = await makeMosque({ name: 'Dugong east', latitude: -17, longitude: -179.99 })
      const around = (radius_km: number | null, more = {}) =>
        search({ query: 'dugong', lat: -17, lng: 179.99, radius_km, ...more })
      expect((await around(12)).rows.map(({ id }) => id)).toEqual([ids[0], beyond, ids[1]])
      expect(await around(1)).toMatchObject({ total: 1 })
      expect(await around(null)).toMatchObject({ total: 6 })
      expect(await around(-5)).toMatchObject({ total: 6 })
      expect(await around(20_000)).toMatchObject({ total: 6 })
      const page = await around(30, { max_results: 2, skip_results: 2 })
      expect(page.rows.map(({ id }) => id)).toEqual([ids[1], ids[2]])
      expect(page.pins.map(({ id }) => id)).toEqual([ids[0], beyond, ids[1], ids[2]])
      expect(page).toMatchObject({ total: 4, is_more: false })
      expect(await search({ query: 'dugong', radius_km: 5 })).toMatchObject({ total: 6 })
    })

    test('by what they have: objects and lists of facilities alike, and Jumu’ah by its sessions', async () => {
      const asObject = await makeMosque({ name: 'Yak one', facilities: { wudu: true, parking: false } })
      const asList = await makeMosque({ name: 'Yak two', facilities: ['wudu', 'parking'] })
      const withJumuah = await makeMosque({ name: 'Yak three' })
      await site.database.query(`insert into public.jumuah_sessions (place_id, khutbah_at) values ($1, '12:15')`, [
        withJumuah,
      ])
      const ids = async (filters: string[]) => (await search({ query: 'yak', filters })).rows.map(({ id }) => id).sort()
      expect(await ids(['wudu'])).toEqual([asObject, asList].sort())
      expect(await ids(['wudu', 'parking'])).toEqual([asList])
      expect(await ids(['jumuah'])).toEqual([withJumuah])
      expect(await ids(['no_such_thing'])).toHaveLength(3)
    })
  })

  test('the spec’s updates of facilities and prayer times by id work for admins, and for nobody else', async () => {
    for (const table of ['mosques', 'mosque']) {
      const place = await makeMosque({}, table)
      await appoint(place, people.imam)
      const [row] = await site.database.query<{ id: string }>(`select id from public.${table} where place_id = $1`, [
        place,
      ])
      const patch = (body: object, as: Person) =>
        site.call(`/rest/v1/${table}?id=eq.${row?.id}`, {
          as,
          method: 'PATCH',
          body,
          headers: { Prefer: 'return=representation' },
        })
      const { status, body } = await patch({ facilities: { wudu: true }, prayer_times: { fajr: '05:30' } }, people.imam)
      expect([status, (body as unknown[]).length], table).toEqual([200, 1])
      expect((await pageOf(place)).facilities).toEqual({ wudu: true })
      expect((await pageOf(place)).facts_known.wudu).toMatchObject({ said_as: 'owner' })
      expect((await patch({ facilities: {} }, people.member)).body).toEqual([])
      expect((await patch({ name: 'Mine now' }, people.imam)).status).toBe(403)
    }
  })

  test('rules of iqamah: admins set them, all at once or none', async () => {
    const place = await makeMosque()
    await appoint(place, people.imam)
    const rules = [
      { prayer: 'asr', kind: 'fixed', at_time: '14:45' },
      { prayer: 'isha', kind: 'offset', minutes: 20, round_to: 5 },
    ]
    const set = (as: Person, list: object[]) =>
      site.rpc('set_iqamah', { place, effective_from: '2026-11-15', rules: list }, as)
    expect((await set(people.member, rules)).status).toBe(403)
    expect((await set(people.imam, rules)).body).toBe(2)
    const wrong = [
      { prayer: 'fajr', kind: 'none' },
      { prayer: 'asr', kind: 'fixed', at_time: '25:00' },
    ]
    expect((await set(people.imam, wrong)).status).toBe(400)
    expect((await pageOf(place)).iqamah_rules.map(({ prayer }) => prayer)).toEqual(['asr', 'isha'])
  })

  test('every change is on record and can be taken back, whatever it was', async () => {
    const place = await makeMosque({ facilities: { parking: true } })
    await appoint(place, people.imam)
    const history = async () => (await site.rpc('mosque_history', { place }, people.imam)).body as Change[]
    const undo = (entry: number, as = people.imam) => site.rpc('undo_mosque_change', { place, entry }, as)
    await site.rpc(
      'set_iqamah',
      { place, effective_from: '2026-11-15', rules: [{ prayer: 'asr', kind: 'fixed', at_time: '14:45' }] },
      people.imam,
    )
    await site.rpc(
      'set_iqamah',
      { place, effective_from: '2026-11-15', rules: [{ prayer: 'asr', kind: 'offset', minutes: 10 }] },
      people.imam,
    )
    await site.call(`/rest/v1/mosques?place_id=eq.${place}`, {
      as: people.imam,
      method: 'PATCH',
      body: { facilities: { parking: false } },
    })
    const [facilities, changed, added] = await history()
    expect([facilities, changed, added]).toMatchObject([
      { entity: 'mosques', action: 'update', actor_kind: 'you', can_undo: true },
      { entity: 'iqamah_rules', action: 'update' },
      { entity: 'iqamah_rules', action: 'insert' },
    ])
    expect((await undo(facilities?.id ?? 0, people.member)).status).toBe(403)
    expect((await undo(facilities?.id ?? 0)).body).toBe(true)
    expect((await pageOf(place)).facilities).toEqual({ parking: true })
    expect((await undo(changed?.id ?? 0)).body).toBe(true)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ kind: 'fixed', at_time: '14:45' }])
    expect((await undo(added?.id ?? 0)).body).toBe(true)
    expect((await pageOf(place)).iqamah_rules).toEqual([])
    const [removed] = await history()
    expect(removed).toMatchObject({ entity: 'iqamah_rules', action: 'delete' })
    expect((await undo(removed?.id ?? 0)).body).toBe(true)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ kind: 'fixed', at_time: '14:45' }])
    expect((await undo(removed?.id ?? 0)).body, 'there already').toBe(false)
    expect((await site.rpc('mosque_history', { place }, people.member)).status).toBe(403)
  })

  describe('suggestions', () => {
    const suggest = (place: string, changes: object, as: Person | 'anon' = people.member) =>
      site.rpc('suggest_change', { place, changes }, as)

    test('Jumu’ah and the method can be suggested; the page says whose word it is, and takes it back', async () => {
      const place = await makeMosque()
      const session = { khutbah_at: '13:00', prayer_at: '13:30' }
      expect((await suggest(place, { jumuah: [{ khutbah_at: '13:00', prayer_at: '12:00' }] })).status).toBe(400)
      expect((await suggest(place, { jumuah: [{ khutbah_at: 'noon' }] })).status).toBe(400)
      expect((await suggest(place, { method: 6 })).status).toBe(400)
      const { body: suggestion } = await suggest(place, { jumuah: [session], method: 3, school: 0 })
      const decide = (accept: boolean) =>
        site.rpc('decide_suggestion', { suggestion, decision: accept ? 'accept' : 'decline' }, people.staff)
      expect((await decide(true)).body).toBe(true)
      const page = async () => (await site.rpc('mosque_page', { id_or_slug: place }, 'anon')).body as SaidPage
      expect(await page()).toMatchObject({
        calculation_method: 3,
        asr_school: 0,
        jumuah: [{ ...session, said_as: 'member', said_at: expect.any(String) }],
      })
      // What the mosque's people write themselves is theirs, whatever they send.
      const own = { place_id: place, khutbah_at: '14:00', said_as: 'member' }
      await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
        place,
        people.imam.id,
      ])
      expect((await site.call('/rest/v1/jumuah_sessions', { method: 'POST', body: own, as: people.imam })).status).toBe(
        201,
      )
      expect((await page()).jumuah.map(({ said_as }) => said_as)).toEqual(['member', 'mosque'])
      await site.database.query(`select private.decide_place_change($1, 'rejected', null, null)`, [suggestion])
      expect(await page()).toMatchObject({ calculation_method: null, jumuah: [{ khutbah_at: '14:00' }] })
    })

    test('are carried out when staff approve, and set back when they change their mind', async () => {
      const place = await makeMosque({ phone: '1', facilities: { wudu: true } })
      expect((await suggest(place, { phone: '2' }, 'anon')).status).toBe(401)
      expect((await suggest(place, { name: 'Mine' })).status).toBe(400)
      expect((await suggest(place, { facilities: { pool: true } })).status).toBe(400)
      const changes = { phone: '2', facilities: { wudu: false, parking: true }, iqamah: { asr: '14:45' } }
      const { body: suggestion } = await suggest(place, changes)
      expect(await pageOf(place)).toMatchObject({ phone: '1', facilities: { wudu: true } })
      const [item] = await site.database.query<{ id: string }>(
        `select id from public.moderation_items where subject_kind = 'place_change' and subject_id = $1`,
        [suggestion],
      )
      const queue = (await site.rpc('moderation_queue', { kind: 'place_change' }, people.staff)).body as {
        items: { id: string; preview: { details: Record<string, string> } }[]
      }
      expect(queue.items.find(({ id }) => id === item?.id)?.preview.details).toMatchObject({
        phone: '1 → 2',
        facility_wudu: 'true → false',
        iqamah_asr: '– → 14:45',
      })
      const decide = (decision: string) => site.rpc('decide_moderation', { item_id: item?.id, decision }, people.staff)
      expect((await decide('approved')).status).toBe(200)
      const after = await pageOf(place)
      expect(after).toMatchObject({ phone: '2', facilities: { wudu: false, parking: true } })
      expect(after.iqamah_rules).toMatchObject([{ prayer: 'asr', at_time: '14:45' }])
      expect((await decide('open')).status).toBe(200)
      const back = await pageOf(place)
      expect(back).toMatchObject({ phone: '1', iqamah_rules: [] })
      expect(back.facilities).toEqual({ wudu: true })
    })

    test('may be decided by the mosque’s own people, on imported rows too', async () => {
      const place = await makeMosque({}, 'mosque')
      await appoint(place, people.imam)
      const { body: suggestion } = await suggest(place, { website: 'https://masjid.example' })
      const decide = (as: Person) => site.rpc('decide_suggestion', { suggestion, decision: 'accept' }, as)
      expect((await decide(people.other)).status).toBe(403)
      expect((await decide(people.imam)).body).toBe(true)
      expect((await decide(people.imam)).body).toBe(false)
      expect(await pageOf(place)).toMatchObject({ website: 'https://masjid.example' })
      const [item] = await site.database.query(
        `select status from public.moderation_items where subject_kind = 'place_change' and subject_id = $1`,
        [suggestion],
      )
      expect(item?.status).toBe('approved')
    })
  })

  test('whoever asks to keep a mosque’s page does so once staff appoint them', async () => {
    const place = await makeMosque()
    const ask = () =>
      site.rpc('request_mosque_admin', { place, claimed_role: 'imam', statement: 'I lead the prayers.' }, people.other)
    const { body: request } = await ask()
    expect((await ask()).body).toBe(request)
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_kind = 'mosque_admin' and subject_id = $1`,
      [request],
    )
    expect((await site.rpc('mosque_desk', { place }, people.other)).status).toBe(403)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect((await site.rpc('mosque_desk', { place }, people.other)).status).toBe(200)
    expect((await pageOf(place)).is_kept).toBe(true)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'rejected' }, people.staff)
    expect((await site.rpc('mosque_desk', { place }, people.other)).status).toBe(403)
    expect((await site.rpc('appoint_mosque_admin', { place, email: people.third.email }, people.imam)).status).toBe(403)
    expect((await site.rpc('appoint_mosque_admin', { place, email: people.third.email }, people.staff)).body).toBe(true)
    expect((await site.rpc('appoint_mosque_admin', { place, email: 'no@one.example' }, people.staff)).body).toBe(false)
  })

  test('“still true?” counts for mosques, three doubts call staff, and admins do not vote', async () => {
    const place = await makeMosque({ facilities: { wudu: true } })
    await appoint(place, people.imam)
    const answer = async (person: Person, yes: boolean) =>
      (await site.rpc('confirm_fact', { place, fact: 'wudu', answer: yes }, person)).status
    expect(await answer(people.imam, true)).toBe(403)
    expect(await answer(people.member, true)).toBe(204)
    expect((await pageOf(place)).facts_known.wudu).toMatchObject({ yes: 1 })
    for (const person of [people.member, people.other, people.third]) expect(await answer(person, false)).toBe(204)
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_kind = 'fact' and place_id = $1 and status = 'open'`,
      [place],
    )
    expect(
      (await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)).status,
    ).toBe(200)
    expect((await pageOf(place)).facilities).toEqual({})
  })

  describe('announcements', () => {
    const post = (place: string, title: string, as: Person) =>
      site.call('/rest/v1/mosque_announcements', {
        as,
        method: 'POST',
        body: { place_id: place, author_id: as.id, title },
        headers: { Prefer: 'return=representation' },
      })
    const letters = async () =>
      (await site.rpc('take_announcement_letters', { max_results: 2 }, 'service')).body as { to_address: string }[]

    test('of the mosque show at once, of others after staff have looked', async () => {
      const place = await makeMosque()
      await appoint(place, people.imam)
      expect((await post(place, 'Eid prayer at eight', people.imam)).status).toBe(201)
      expect((await post(place, 'Lost: a green scarf', people.member)).status).toBe(201)
      expect((await pageOf(place)).announcements.map(({ title }) => title)).toEqual(['Eid prayer at eight'])
      const [item] = await site.database.query<{ id: string }>(
        `select id from public.moderation_items where subject_kind = 'mosque_announcement' and place_id = $1`,
        [place],
      )
      await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
      expect((await pageOf(place)).announcements).toHaveLength(2)
    })

    test('go by mail to those who asked for it, each once, and can be stopped by the letter’s link', async () => {
      await site.database.query(`update public.mosque_announcements set told_at = now() where told_at is null`)
      const place = await makeMosque()
      await appoint(place, people.imam)
      const follow = (person: Person, wants_mail: boolean) =>
        site.call('/rest/v1/mosque_follows', {
          as: person,
          method: 'POST',
          body: { place_id: place, user_id: person.id, wants_mail },
        })
      for (const person of [people.member, people.other, people.third]) await follow(person, true)
      await follow(people.staff, false)
      await post(place, 'Janazah after Asr', people.imam)
      const told = [...(await letters()), ...(await letters()), ...(await letters())].map(
        ({ to_address }) => to_address,
      )
      expect(told.sort()).toEqual([people.member, people.other, people.third].map(({ email }) => email).sort())
      const [row] = await site.database.query<{ mail_token: string }>(
        'select mail_token from public.mosque_follows where user_id = $1 and place_id = $2',
        [people.member.id, place],
      )
      expect((await site.rpc('stop_mosque_mail', { token: row?.mail_token }, 'anon')).body).toBeTruthy()
      expect((await site.rpc('stop_mosque_mail', { token: crypto.randomUUID() }, 'anon')).body).toBeNull()
      await post(place, 'Tafsir tonight', people.imam)
      expect([...(await letters()), ...(await letters())]).toHaveLength(2)
    })
  })

  test('one mosque is theirs: choosing another takes its place, and merging mosques keeps it', async () => {
    const [first, second] = [await makeMosque({ name: 'Twin', city: 'Bath' }), await makeMosque()]
    const adopt = async (place?: string) => (await site.rpc('adopt_masjid', place ? { place } : {}, people.member)).body
    expect(await adopt()).toBeNull()
    expect(await adopt(first)).toBe(first)
    expect(await adopt(second)).toBe(second)
    expect(await adopt(crypto.randomUUID())).toBe(second)
    expect(await adopt(first)).toBe(first)
    await appoint(first, people.imam)
    await site.rpc(
      'set_iqamah',
      { place: first, effective_from: '2026-11-15', rules: [{ prayer: 'asr', kind: 'none' }] },
      people.imam,
    )
    // The same mosque under another name until now.
    const other = await makeMosque({ name: 'Twin house', city: 'Bath' })
    await site.database.query(`update public.mosques set name = 'Twin' where place_id = $1`, [other])
    const page = (await site.rpc('mosque_page', { id_or_slug: first }, 'anon')).body as Page
    expect(await adopt()).toBe(page.id)
    expect(page.iqamah_rules).toMatchObject([{ prayer: 'asr', kind: 'none' }])
  })
})
