// Times told by people who are there: what two of them make, what one alone never makes, whose word stands, and the games
// that lead nowhere. And the letter that asks a mosque.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Rule = {
  prayer: string
  kind: string
  at_time: string | null
  minutes: number | null
  said_as: string
  agreed_by: number | null
}
type Page = {
  iqamah_rules: Rule[]
  jumuah: { khutbah_at: string; said_as: string; agreed_by: number | null }[]
  last_told: { prayer: string; at: string | null }[]
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'one' | 'two' | 'three' | 'fresh' | 'imam' | 'staff', Person>

  beforeAll(async () => {
    site = await open()
    const names = ['one', 'two', 'three', 'fresh', 'imam', 'staff'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(`told-${name}`)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
    for (const name of ['one', 'two', 'three', 'imam'] as const)
      await site.database.query(`update auth.users set created_at = now() - interval '30 days' where id = $1`, [
        people[name].id,
      ])
  })
  afterAll(() => site?.close())

  let made = 0
  async function makeMosque(columns: Record<string, unknown> = {}): Promise<string> {
    const values = { name: `Told ${++made}`, city: 'Leeds', latitude: 53.8, longitude: -1.5 + made / 1000, ...columns }
    const names = Object.keys(values)
    await site.database.query(
      `insert into public.mosques (${names.join(', ')})
       select ${names.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(null::public.mosques, $1::text::jsonb) as r`,
      [JSON.stringify(values)],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.mosques where name = $1',
      [values.name],
    )
    return row?.place_id ?? ''
  }
  const tell = (place: string, told: object, as: Person | 'anon', is_there: boolean | null = true) =>
    site.rpc('tell_times', { place, told, is_there }, as)
  const pageOf = async (place: string) => (await site.rpc('mosque_page', { id_or_slug: place }, 'anon')).body as Page
  /** What was told today was told in autumn. */
  const age = (place: string, days: number) =>
    site.database.query(
      `with aged as (update public.told_times set created_at = now() - $2 * interval '1 day' where place_id = $1)
       select 1`,
      [place, days],
    )

  describe('a photo of the noticeboard', () => {
    type Seen = { id: string; status: string; is_own: boolean; is_mine: boolean }
    const insert = (place: string, as: Person | 'anon', more = {}) =>
      site.call('/rest/v1/photos', {
        as,
        method: 'POST',
        body: { place_id: place, width: 1200, height: 900, is_timetable: true, ...more },
        headers: { Prefer: 'return=representation' },
      })
    async function send(place: string, as: Person): Promise<string> {
      const { status, body } = await insert(place, as)
      expect(status, JSON.stringify(body)).toBe(201)
      const [{ id } = { id: '' }] = body as { id: string }[]
      await site.database.query('select public.finish_photo($1)', [id])
      return id
    }
    const boardOf = async (place: string) => ((await pageOf(place)) as unknown as { board: Seen | null }).board
    const boardsAt = async (place: string, as: Person) =>
      ((await site.rpc('my_mosque', { place }, as)).body as { boards: Seen[] }).boards
    const stateOf = async (photo: string) =>
      (await site.database.query<{ status: string }>('select status from public.photos where id = $1', [photo]))[0]
        ?.status
    const keep = (place: string, person: Person) =>
      site.database.query('insert into public.mosque_admins (user_id, mosque_id) values ($1, $2)', [person.id, place])

    test('waits, seen by its sender, the mosque and staff; the mosque accepts it, then everyone sees it', async () => {
      const place = await makeMosque()
      await keep(place, people.imam)
      const photo = await send(place, people.one)
      expect(await boardOf(place)).toBeNull()
      expect(await boardsAt(place, people.one)).toMatchObject([{ id: photo, status: 'pending', is_mine: true }])
      expect(await boardsAt(place, people.two)).toEqual([])
      for (const person of [people.imam, people.staff])
        expect(await boardsAt(place, person)).toMatchObject([{ id: photo, status: 'pending', is_mine: false }])
      for (const person of [people.one, people.two])
        expect((await site.rpc('accept_timetable_photo', { photo }, person)).status).toBeGreaterThanOrEqual(400)
      expect((await site.rpc('accept_timetable_photo', { photo }, people.imam)).status).toBeLessThan(300)
      expect(await boardOf(place)).toMatchObject({ id: photo, status: 'published', is_own: false })
      // Nothing is left for the team, and no picture of the place was made of it.
      expect(
        await site.database.query('select status from public.moderation_items where subject_id = $1', [photo]),
      ).toEqual([{ status: 'withdrawn' }])
      expect((await site.rpc('place_photos', { place }, 'anon')).body).toMatchObject({ photos: [] })
      expect(
        await site.database.query('select id from public.photos where place_id = $1 and is_cover', [place]),
      ).toEqual([])
    })

    test('staff decide too; the newest that was accepted is shown, and a report may take it away', async () => {
      const place = await makeMosque()
      const [first, second] = [await send(place, people.one), await send(place, people.two)]
      const decide = async (photo: string, decision: string) => {
        const [item] = await site.database.query<{ id: string }>(
          `select id from public.moderation_items where subject_kind = 'photo' and subject_id = $1 order by opened_at desc limit 1`,
          [photo],
        )
        expect((await site.rpc('decide_moderation', { item_id: item?.id, decision }, people.staff)).status).toBe(200)
      }
      await decide(first, 'approved')
      expect((await boardOf(place))?.id).toBe(first)
      await decide(second, 'approved')
      expect((await boardOf(place))?.id).toBe(second)
      await site.call('/rest/v1/reports', {
        as: people.three,
        method: 'POST',
        body: { subject_kind: 'photo', subject_id: second, place_id: place, reason: 'privacy' },
      })
      await decide(second, 'rejected')
      expect((await boardOf(place))?.id).toBe(first)
    })

    test('the mosque’s own is shown at once; whoever sent one, and the mosque, take it away', async () => {
      const place = await makeMosque()
      await keep(place, people.imam)
      const own = await send(place, people.imam)
      expect(await boardOf(place)).toMatchObject({ id: own, is_own: true })
      expect((await site.rpc('remove_photo', { photo: own }, people.one)).status).toBeGreaterThanOrEqual(400)
      expect((await site.rpc('remove_photo', { photo: own }, people.imam)).status).toBeLessThan(300)
      const theirs = await send(place, people.one)
      expect((await site.rpc('remove_photo', { photo: theirs }, people.one)).status).toBeLessThan(300)
      expect(await boardOf(place)).toBeNull()
    })

    test('a second one takes the place of the first while that waits; ten a day are enough', async () => {
      const place = await makeMosque()
      const [first, second] = [await send(place, people.three), await send(place, people.three)]
      expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'pending'])
      for (let i = 0; i < 8; i++) await send(place, people.three)
      expect((await insert(place, people.three)).status).toBe(403)
    })

    test('is of a mosque, by a member, and nothing else besides', async () => {
      const place = await makeMosque()
      expect((await insert(place, 'anon')).status).toBeGreaterThanOrEqual(400)
      expect((await insert(crypto.randomUUID(), people.one)).status).toBeGreaterThanOrEqual(400)
      expect((await insert(place, people.one, { is_portrait: true, place_id: null })).status).toBeGreaterThanOrEqual(
        400,
      )
      expect((await insert(place, people.one, { status: 'published' })).status).toBe(403)
    })

    test('goes with the account of whoever sent it, even where other photos stay', async () => {
      const place = await makeMosque()
      const leaver = await site.signUp('told-leaver')
      const photo = await send(place, leaver)
      await site.rpc('ask_to_leave', { keeps: ['photos'] }, leaver)
      await site.database.query(`update public.profiles set leaves_at = now() - interval '1 second' where id = $1`, [
        leaver.id,
      ])
      await site.database.query('select public.carry_out_leaving($1)', [leaver.id])
      expect(await stateOf(photo)).toBeUndefined()
    })
  })

  test('one person alone shows nothing; a second makes it theirs, a third counts', async () => {
    const place = await makeMosque()
    expect((await tell(place, { fajr: { at: '06:15' }, maghrib: { after: 5 } }, people.one)).body).toEqual({
      fajr: 1,
      maghrib: 1,
    })
    expect((await pageOf(place)).iqamah_rules).toEqual([])
    // The same person again is the same person.
    await tell(place, { fajr: { at: '06:15' } }, people.one)
    expect((await pageOf(place)).iqamah_rules).toEqual([])

    expect((await tell(place, { fajr: { at: '06:15' }, maghrib: { after: 5 } }, people.two)).body).toEqual({
      fajr: 2,
      maghrib: 2,
    })
    expect((await pageOf(place)).iqamah_rules).toMatchObject([
      { prayer: 'fajr', kind: 'fixed', at_time: '06:15', said_as: 'member', agreed_by: 2 },
      { prayer: 'maghrib', kind: 'offset', minutes: 5, said_as: 'member', agreed_by: 2 },
    ])
    await tell(place, { fajr: { at: '06:15' } }, people.three)
    expect((await pageOf(place)).iqamah_rules[0]).toMatchObject({ agreed_by: 3 })
  })

  test('who does not agree changes nothing, until two of them say the new time', async () => {
    const place = await makeMosque()
    for (const person of [people.one, people.two]) await tell(place, { isha: { at: '20:00' } }, person)
    await tell(place, { isha: { at: '20:30' } }, people.three)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ at_time: '20:00' }])
    await tell(place, { isha: { at: '20:30' } }, people.one)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ at_time: '20:30', agreed_by: 2 }])
  })

  test("Jumu'ah: each session that two tell; one that moved is gone", async () => {
    const place = await makeMosque()
    const two = { jumuah: [{ at: '12:30' }, { at: '13:15', prayer_at: '13:45' }] }
    for (const person of [people.one, people.two]) await tell(place, two, person)
    expect((await pageOf(place)).jumuah).toMatchObject([
      { khutbah_at: '12:30', said_as: 'member', agreed_by: 2 },
      { khutbah_at: '13:15', prayer_at: '13:45' },
    ])
    for (const person of [people.one, people.two]) await tell(place, { jumuah: [{ at: '13:00' }] }, person)
    expect((await pageOf(place)).jumuah.map(({ khutbah_at }) => khutbah_at)).toEqual(['13:00'])
  })

  test('the word of a mosque stands: worshippers are heard by its people, and never speak for it', async () => {
    const place = await makeMosque()
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      place,
      people.imam.id,
    ])
    const set = await site.rpc(
      'set_iqamah',
      { place, effective_from: '2026-01-01', rules: [{ prayer: 'asr', kind: 'fixed', at_time: '15:30' }] },
      people.imam,
    )
    expect(set).toMatchObject({ body: 1 })
    for (const person of [people.one, people.two]) await tell(place, { asr: { at: '16:00' } }, person)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ at_time: '15:30', said_as: 'mosque', agreed_by: null }])
    const desk = (await site.rpc('mosque_desk', { place }, people.imam)).body as { suggestions: { changes: object }[] }
    expect(desk.suggestions.map(({ changes }) => changes)).toEqual([{ iqamah: { asr: '16:00' } }])
    // Told again, asked once.
    await tell(place, { asr: { at: '16:00' } }, people.three)
    const again = (await site.rpc('mosque_desk', { place }, people.imam)).body as { suggestions: object[] }
    expect(again.suggestions).toHaveLength(1)
    expect((await tell(place, { asr: { at: '16:00' } }, people.imam)).status).toBe(403)
  })

  test('nobody else learns who told what, and rows are not written past the function', async () => {
    const place = await makeMosque()
    await tell(place, { dhuhr: { at: '13:00' } }, people.one)
    const rows = (as: Person) => site.call(`/rest/v1/told_times?place_id=eq.${place}&select=user_id`, { as })
    expect((await rows(people.two)).body).toEqual([])
    expect((await rows(people.one)).body).toHaveLength(1)
    const row = { place_id: place, user_id: people.two.id, prayer: 'dhuhr', at_time: '13:00' }
    expect((await site.call('/rest/v1/told_times', { as: people.one, method: 'POST', body: row })).status).toBe(403)
    const rule = {
      place_id: place,
      prayer: 'dhuhr',
      kind: 'fixed',
      at_time: '13:00',
      effective_from: '2026-01-01',
      agreed_by: 9,
    }
    expect((await site.call('/rest/v1/iqamah_rules', { as: people.one, method: 'POST', body: rule })).status).toBe(403)
  })

  test.each([
    ['no time', { fajr: {} }],
    ['no clock', { fajr: { at: '25:00' } }],
    ['Fajr in the afternoon', { fajr: { at: '15:00' } }],
    ['Dhuhr in the morning', { dhuhr: { at: '08:00' } }],
    ['an hour and more after', { isha: { after: 61 } }],
    ['both', { isha: { at: '20:00', after: 5 } }],
    ['another prayer', { tahajjud: { at: '03:00' } }],
    ["four Jumu'ah", { jumuah: ['12:00', '12:30', '13:00', '13:30'].map((at) => ({ at })) }],
    ["Jumu'ah before its khutbah", { jumuah: [{ at: '13:00', prayer_at: '12:30' }] }],
    ["Jumu'ah by minutes", { jumuah: [{ after: 5 }] }],
    ['nothing', {}],
    ['a list', []],
  ])('%s is refused', async (_what, told) => {
    const place = await makeMosque()
    expect((await tell(place, told, people.one)).status).toBe(400)
    expect((await site.database.query('select 1 from public.told_times where place_id = $1', [place])).length).toBe(0)
  })

  test('without being there, without an account, or at no mosque', async () => {
    const place = await makeMosque()
    expect((await tell(place, { fajr: { at: '06:00' } }, people.one, false)).status).toBe(400)
    expect((await tell(place, { fajr: { at: '06:00' } }, people.one, null)).status).toBe(400)
    expect([401, 403]).toContain((await tell(place, { fajr: { at: '06:00' } }, 'anon')).status)
    expect((await tell(crypto.randomUUID(), { fajr: { at: '06:00' } }, people.one)).status).toBe(404)
  })

  test('an account of today makes nobody agree, and tomorrow its word counts', async () => {
    const place = await makeMosque()
    await tell(place, { asr: { at: '15:45' } }, people.fresh)
    await tell(place, { asr: { at: '15:45' } }, people.one)
    expect((await pageOf(place)).iqamah_rules).toEqual([])
    await site.database.query(`update auth.users set created_at = now() - interval '2 days' where id = $1`, [
      people.fresh.id,
    ])
    await tell(place, { asr: { at: '15:45' } }, people.one)
    expect((await pageOf(place)).iqamah_rules).toMatchObject([{ agreed_by: 2 }])
    await site.database.query('update auth.users set created_at = now() where id = $1', [people.fresh.id])
  })

  test('two accounts that agree at mosque after mosque are one', async () => {
    const shown: number[] = []
    for (let i = 0; i < 5; i++) {
      const place = await makeMosque()
      for (const name of ['one', 'three'] as const) await tell(place, { fajr: { at: `05:0${i}` } }, people[name])
      shown.push((await pageOf(place)).iqamah_rules.length)
    }
    expect(shown.at(-1)).toBe(0)
    await site.database.query('delete from public.told_times where user_id = any($1)', [
      [people.one.id, people.three.id],
    ])
  })

  test('nobody is at two ends of a country within minutes, or at every mosque of a day', async () => {
    const near = await makeMosque()
    const far = await makeMosque({ latitude: 51.5, longitude: 0 })
    await tell(near, { fajr: { at: '06:00' } }, people.two)
    expect(await tell(far, { fajr: { at: '06:00' } }, people.two)).toMatchObject({
      status: 423,
      body: { message: 'elsewhere' },
    })
    let last = 0
    for (let i = 0; i < 14; i++) last = (await tell(await makeMosque(), { fajr: { at: '06:00' } }, people.two)).status
    expect(last).toBe(429)
    await site.database.query('delete from public.told_times where user_id = $1', [people.two.id])
  })

  test('old words fade: no longer shown as a time, but as last told', async () => {
    const place = await makeMosque()
    for (const person of [people.one, people.two]) await tell(place, { isha: { at: '20:00' } }, person)
    await site.database.query('alter table public.iqamah_rules disable trigger touch_updated_at')
    await site.database.query(
      `update public.iqamah_rules set updated_at = now() - interval '121 days' where place_id = $1`,
      [place],
    )
    await site.database.query('alter table public.iqamah_rules enable trigger touch_updated_at')
    const page = await pageOf(place)
    expect(page.iqamah_rules).toEqual([])
    expect(page.last_told).toMatchObject([{ prayer: 'isha', at: '20:00' }])
    await age(place, 100)
    // One of them again, months later, is one.
    await tell(place, { isha: { at: '20:00' } }, people.one)
    expect((await pageOf(place)).iqamah_rules).toEqual([])
  })

  test('a timetable: its keepers lay it at once; it ends what held before and keeps what comes after', async () => {
    const place = await makeMosque()
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      place,
      people.imam.id,
    ])
    const fixed = (prayer: string, at_time: string, effective_from: string, effective_until: string | null = null) => ({
      prayer,
      kind: 'fixed',
      at_time,
      minutes: null,
      calendar: null,
      round_to: 0,
      adhan_before: null,
      effective_from,
      effective_until,
    })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const lay = (rules: object[], sessions: object[] = [], as = people.imam) =>
      site.rpc('set_timetable', { place, rules, sessions }, as)
    expect((await lay([fixed('isha', '20:00', day(-30)), fixed('isha', '21:30', day(100))])).body).toBe(2)
    expect((await lay([fixed('isha', '19:30', day(0), day(29))], [{ khutbah_at: '12:30' }])).body).toBe(1)
    const rows = await site.database.query<{
      at_time: string
      effective_from: unknown
      until: string | null
      said_as: string
    }>(
      `select at_time, effective_until::text as until, said_as from public.iqamah_rules where place_id = $1 order by effective_from`,
      [place],
    )
    expect(rows).toEqual([
      { at_time: '20:00', until: day(-1), said_as: 'mosque' },
      { at_time: '19:30', until: day(29), said_as: 'mosque' },
      { at_time: '21:30', until: null, said_as: 'mosque' },
    ])
    expect((await lay([fixed('isha', '19:30', day(0))], [], people.one)).status).toBe(403)
    for (const wrong of [
      [fixed('isha', '7pm', day(0))],
      [fixed('isha', '19:00', '2031-01-01')],
      [fixed('isha', '19:00', day(9), day(1))],
      [fixed('isha', '19:00', day(0)), fixed('isha', '19:30', day(0))],
      Array.from({ length: 61 }, (_, i) => fixed('isha', '19:00', day(i))),
      [],
    ])
      expect((await lay(wrong)).status).toBe(400)

    // A member's goes to the mosque's people, and can be taken back.
    const other = await makeMosque()
    const changes = {
      timetable: { rules: [fixed('asr', '15:00', day(0), day(29))], sessions: [{ khutbah_at: '13:00' }] },
    }
    const suggestion = (await site.rpc('suggest_change', { place: other, changes }, people.one)).body
    expect((await pageOf(other)).iqamah_rules).toEqual([])
    await site.rpc('decide_suggestion', { suggestion, decision: 'accept' }, people.staff)
    expect(await pageOf(other)).toMatchObject({
      iqamah_rules: [{ prayer: 'asr', said_as: 'member', agreed_by: null }],
      jumuah: [{ khutbah_at: '13:00', said_as: 'member' }],
    })
  })

  test('the letter of a season: one to an address, a tap to say right, a tap to end', async () => {
    const email = `office-${made}@masjid.example`
    const [first, second] = [await makeMosque({ email }), await makeMosque({ email })]
    for (const person of [people.one, people.two]) await tell(first, { isha: { at: '20:00' } }, person)
    type Letter = { to_address: string; token: string; mosque_slug: string; known: { iqamah: object } }
    const take = async () =>
      (await site.database.query<Letter>('select * from public.take_mosque_asks(100)')).filter(
        ({ to_address }) => to_address === email,
      )
    const letters = await take()
    expect(letters).toHaveLength(1)
    expect(await take()).toEqual([])
    const token = letters[0]?.token
    const asked = (
      await site.database.query<{ place_id: string }>('select place_id from public.mosque_asks where token = $1', [
        token,
      ])
    )[0]?.place_id
    const opened = (await site.rpc('mosque_ask', { token }, 'anon')).body
    expect(opened).toMatchObject({ is_answered: false, is_ended: false })
    expect(JSON.stringify(opened)).not.toContain(email)
    expect((await site.rpc('mosque_ask', { token: crypto.randomUUID() }, 'anon')).body).toBeNull()
    expect((await site.rpc('answer_mosque_ask', { token: crypto.randomUUID(), answer: 'right' }, 'anon')).body).toBe(
      false,
    )
    expect((await site.rpc('answer_mosque_ask', { token, answer: 'sell' }, 'anon')).body).toBe(false)
    expect((await site.rpc('answer_mosque_ask', { token, answer: 'right' }, 'anon')).body).toBe(true)
    if (asked === first)
      expect((await pageOf(first)).iqamah_rules).toMatchObject([
        { at_time: '20:00', said_as: 'mosque', agreed_by: null },
      ])
    expect((await site.rpc('answer_mosque_ask', { token, answer: 'end' }, 'anon')).body).toBe(true)
    await site.database.query(`update public.mosque_asks set season = '2026-1' where place_id = any($1)`, [
      [first, second],
    ])
    expect(await take()).toEqual([])
    expect((await site.rpc('take_mosque_asks', {}, people.staff)).status).toBe(403)
  })
})
