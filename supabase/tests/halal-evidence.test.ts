// The halal levels of places: the levels of the specification with fixed dates, how they fall by themselves,
// and who may say what.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FACTS } from '#app/core/listings/facts.ts'
import { FACILITIES } from '#app/core/mosques/read-mosque.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'owner' | 'staff' | 'colleague' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f', Person>

  beforeAll(async () => {
    site = await open()
    const names = ['owner', 'staff', 'colleague', 'a', 'b', 'c', 'd', 'e', 'f'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(name)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
    await site.grantRole(people.colleague, 'staff')
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [people.owner.id])
  })
  afterAll(() => site?.close())

  /** A paper of theirs, as the intake keeps it. */
  async function scanOf({ id }: Person): Promise<string> {
    const [scan] = await site.database.query<{ name: string }>(
      `insert into storage.objects (bucket_id, name, owner_id)
       values ('evidence-documents', gen_random_uuid() || '.pdf', $1) returning name`,
      [id],
    )
    return `evidence-documents/${scan?.name}`
  }

  let made = 0
  async function makeBusiness(columns: { halalLevel?: number } = {}): Promise<string> {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses (name, city, status, owner_id, business_account_id, halal_level, business_category)
       select $1, 'Leeds', 'published', $2, a.id, $3, 'restaurants' from public.business_accounts as a returning id`,
      [`Grill ${++made}`, people.owner.id, columns.halalLevel ?? null],
    )
    const [place] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [row?.id],
    )
    return place?.place_id ?? ''
  }

  type Said = {
    kind: string
    by?: Person
    as?: string
    at: string
    status?: string
    issued?: string
    expires?: string
    decided?: string
  }
  const say = (place: string, { kind, by, as = 'member', at, status = 'accepted', ...dates }: Said) =>
    site.database.query(
      `insert into public.halal_evidence
         (place_id, kind, said_by, said_as, status, created_at, issued_on, expires_on, decided_at, certifier_name)
       values ($1, $2, $3, $4, $5, $6::text::timestamptz, $7::text::date, $8::text::date, $9::text::timestamptz,
         case when $2 = 'certificate' then 'A board' end)`,
      [place, kind, by?.id ?? null, as, status, at, dates.issued ?? null, dates.expires ?? null, dates.decided ?? null],
    )
  const confirm = async (place: string, at: string, ...who: Person[]) => {
    for (const by of who) await say(place, { kind: 'confirmation', by, at })
  }
  const dispute = async (place: string, at: string, status: string, ...who: Person[]) => {
    for (const by of who)
      await say(place, { kind: 'dispute', by, at, status, ...(status === 'accepted' && { decided: at }) })
  }
  async function levelOn(place: string, day: string): Promise<unknown> {
    const [row] = await site.database.query('select private.halal_level_of($1, $2::text::date) as level', [place, day])
    return row?.level
  }
  async function shownLevel(place: string): Promise<unknown> {
    const [row] = await site.database.query('select halal_level from public.business_unified where id = $1', [place])
    return row?.halal_level
  }

  test('0: nobody has said anything', async () => {
    expect(await levelOn(await makeBusiness(), '2026-11-15')).toBe(0)
  })

  test('1: the owner says so', async () => {
    const place = await makeBusiness({ halalLevel: 1 })
    expect(await shownLevel(place)).toBe(1)
    const [row] = await site.database.query(
      `select said_as, status from public.halal_evidence where place_id = $1 and kind = 'declaration'`,
      [place],
    )
    expect(row).toEqual({ said_as: 'owner', status: 'accepted' })
  })

  test('2: three different people within 180 days, not two, not one of them twice', async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b)
    await confirm(place, '2026-06-02T10:00:00Z', people.b)
    expect(await levelOn(place, '2026-06-10')).toBe(0)
    await confirm(place, '2026-06-03T10:00:00Z', people.c)
    expect(await levelOn(place, '2026-06-10')).toBe(2)
  })

  test('2 lasts until the 180th day after the third-last confirmation', async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-01-01T10:00:00Z', people.a)
    await confirm(place, '2026-02-01T10:00:00Z', people.b, people.c)
    expect(await levelOn(place, '2026-06-30')).toBe(2)
    expect(await levelOn(place, '2026-07-01')).toBe(0)
  })

  test("2: an owner's own word does not count", async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b, people.owner)
    expect(await levelOn(place, '2026-06-02')).toBe(0)
  })

  test('2: a majority that disputes it takes it away, as many do not; each last word counts', async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b, people.c, people.d)
    await dispute(place, '2026-06-02T10:00:00Z', 'pending', people.e, people.f, people.staff)
    expect(await levelOn(place, '2026-06-03')).toBe(2)
    await dispute(place, '2026-06-03T10:00:00Z', 'pending', people.d)
    expect(await levelOn(place, '2026-06-03')).toBe(0)
  })

  test('2: a dispute that staff rejected does not count', async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b, people.c)
    await dispute(place, '2026-06-02T10:00:00Z', 'rejected', people.d, people.e, people.f, people.staff)
    expect(await levelOn(place, '2026-06-03')).toBe(2)
  })

  test('an upheld dispute takes away what was said before it, and new proof counts again', async () => {
    const place = await makeBusiness()
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b, people.c)
    const certificate = { kind: 'certificate', as: 'owner', issued: '2026-05-01', expires: '2027-05-01' }
    await say(place, { ...certificate, at: '2026-05-02T10:00:00Z', decided: '2026-05-03T10:00:00Z' })
    expect(await levelOn(place, '2026-06-03')).toBe(3)
    await dispute(place, '2026-06-04T10:00:00Z', 'accepted', people.d)
    expect(await levelOn(place, '2026-06-05')).toBe(0)
    await say(place, { ...certificate, at: '2026-06-20T10:00:00Z', decided: '2026-06-21T10:00:00Z' })
    expect(await levelOn(place, '2026-06-22')).toBe(3)
  })

  test('3: a checked certificate until the day it expires, then 1 again', async () => {
    const place = await makeBusiness()
    const certificate = { kind: 'certificate', as: 'owner', issued: '2026-04-30', expires: '2027-04-30' }
    await say(place, { ...certificate, at: '2026-05-01T10:00:00Z', status: 'pending' })
    expect(await levelOn(place, '2026-06-01')).toBe(0)
    await say(place, { ...certificate, at: '2026-05-01T10:00:00Z', decided: '2026-05-02T10:00:00Z' })
    expect(await levelOn(place, '2027-04-30')).toBe(3)
    expect(await levelOn(place, '2027-05-01')).toBe(1)
  })

  test('an expired certificate leaves what the community still confirms', async () => {
    const place = await makeBusiness()
    await say(place, {
      kind: 'certificate',
      as: 'owner',
      issued: '2026-01-01',
      expires: '2026-06-30',
      at: '2026-01-02T10:00:00Z',
      decided: '2026-01-03T10:00:00Z',
    })
    await confirm(place, '2026-06-01T10:00:00Z', people.a, people.b, people.c)
    expect(await levelOn(place, '2026-06-30')).toBe(3)
    expect(await levelOn(place, '2026-07-01')).toBe(2)
    expect(await levelOn(place, '2026-11-29')).toBe(1)
  })

  test('4: a visit by staff for twelve months', async () => {
    const place = await makeBusiness()
    await say(place, {
      kind: 'visit',
      as: 'staff',
      issued: '2026-03-10',
      expires: '2027-03-10',
      at: '2026-03-10T10:00:00Z',
      decided: '2026-03-10T10:00:00Z',
    })
    expect(await levelOn(place, '2026-03-09')).toBe(0)
    expect(await levelOn(place, '2027-03-10')).toBe(4)
    expect(await levelOn(place, '2027-03-11')).toBe(0)
  })

  test('the daily work marks what has run out and lets the shown level fall', async () => {
    const place = await makeBusiness({ halalLevel: 1 })
    await site.database.query(
      `insert into public.halal_evidence
         (place_id, kind, said_as, certifier_name, status, issued_on, expires_on, decided_at)
       values ($1, 'certificate', 'owner', 'A board', 'accepted', private.today() - 300, private.today() + 10, now())`,
      [place],
    )
    expect(await shownLevel(place)).toBe(3)
    const refused = await site.rpc('refresh_halal_levels', {}, people.staff)
    expect(refused.status).toBe(403)
    await site.database.query('select public.refresh_halal_levels(private.today() + 11)')
    expect(await shownLevel(place)).toBe(1)
    const { body } = await site.rpc('business_page', { id_or_slug: place }, 'anon')
    expect(body).toMatchObject({ halal_level: 1 })
    const [row] = await site.database.query(
      `select status from public.halal_evidence where place_id = $1 and kind = 'certificate'`,
      [place],
    )
    expect(row?.status).toBe('expired')
  })

  test('owners are reminded 30 and 7 days before a certificate expires, once each', async () => {
    const place = await makeBusiness()
    const [{ slug } = { slug: '' }] = await site.database.query<{ slug: string }>(
      'select slug from public.business_unified where id = $1',
      [place],
    )
    const due = async () =>
      (
        (await site.rpc('due_certificate_reminders', {}, 'service')).body as {
          evidence_id: string
          days: number
          slug: string
        }[]
      ).filter((reminder) => reminder.slug === slug)
    const setExpiry = (days: number) =>
      site.database.query(
        `update public.halal_evidence set expires_on = private.today() + $2::int
         where place_id = $1 and kind = 'certificate'`,
        [place, days],
      )
    await site.database.query(
      `insert into public.halal_evidence (place_id, kind, said_as, certifier_name, status, issued_on, expires_on)
       values ($1, 'certificate', 'owner', 'A board', 'accepted', private.today() - 300, private.today() + 31)`,
      [place],
    )
    expect(await due()).toEqual([])
    for (const [left, days] of [
      [30, 30],
      [7, 7],
    ] as const) {
      await setExpiry(left)
      const [reminder, ...others] = await due()
      expect(others).toEqual([])
      expect(reminder).toMatchObject({ days, email: people.owner.email, language: 'en' })
      await site.rpc('take_letters', { about: 'certificate' }, 'service')
      expect(await due()).toEqual([])
    }
    expect((await site.rpc('due_certificate_reminders', {}, people.staff)).status).toBe(403)
  })

  test('members confirm, owners do not, and three make the level', async () => {
    const place = await makeBusiness()
    const confirmAs = (person: Person) =>
      site.rpc('add_halal_evidence', { place, kind: 'confirmation' }, person).then(({ status }) => status)
    expect(await confirmAs(people.owner)).toBe(403)
    for (const person of [people.a, people.b]) expect(await confirmAs(person)).toBe(200)
    expect(await confirmAs(people.b)).toBe(200)
    expect(await shownLevel(place)).toBe(0)
    expect(await confirmAs(people.c)).toBe(200)
    expect(await shownLevel(place)).toBe(2)
    expect((await site.rpc('add_halal_evidence', { place, kind: 'confirmation' }, 'anon')).status).toBe(401)
  })

  test('a dispute needs a reason, waits for staff, and shows its words only when upheld', async () => {
    const place = await makeBusiness({ halalLevel: 1 })
    const short = await site.rpc('add_halal_evidence', { place, kind: 'dispute', statement: 'no' }, people.a)
    expect(short.status).toBe(400)
    const reason = 'Wine stands on the menu of the evening.'
    await site.rpc('add_halal_evidence', { place, kind: 'dispute', statement: reason }, people.a)
    const timeline = async () =>
      ((await site.rpc('halal_page', { id_or_slug: place }, 'anon')).body as { timeline: Record<string, unknown>[] })
        .timeline
    expect((await timeline()).find(({ kind }) => kind === 'dispute')).toMatchObject({
      status: 'pending',
      statement: null,
    })
    const [item] = await site.database.query<{ id: string; summary: string }>(
      `select id, summary from public.moderation_items where place_id = $1 and subject_kind = 'evidence'`,
      [place],
    )
    expect(item?.summary).toContain(reason)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect(await shownLevel(place)).toBe(0)
    expect((await timeline()).find(({ kind }) => kind === 'dispute')).toMatchObject({
      status: 'accepted',
      statement: reason,
    })
    expect(JSON.stringify(await timeline())).not.toContain(people.a.id)
    // Taken back by staff, the level is there again.
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'open' }, people.staff)
    expect(await shownLevel(place)).toBe(1)
  })

  test('only the owner hands in a certificate, and it counts when someone of the staff has checked it', async () => {
    const place = await makeBusiness()
    const [days] = await site.database.query<{ from: string; to: string }>(
      `select (private.today() - 10)::text as from, (private.today() + 300)::text as to`,
    )
    const certificate = {
      place,
      kind: 'certificate',
      certifier_name: 'A board',
      certificate_number: 'AB-1',
      issued_on: days?.from,
      expires_on: days?.to,
    }
    expect((await site.rpc('add_halal_evidence', certificate, people.a)).status).toBe(403)
    for (const wrong of [
      { certificate_number: ' ' },
      { certifier_name: null },
      { expires_on: days?.from },
      { issued_on: days?.to },
      { certifier: crypto.randomUUID() },
      { document: 'javascript:alert(1)' },
      { document: await scanOf(people.a) },
      { document: 'evidence-documents/nothing.pdf' },
    ])
      expect((await site.rpc('add_halal_evidence', { ...certificate, ...wrong }, people.owner)).status).toBe(400)
    const document = await scanOf(people.owner)
    const { body: id } = await site.rpc('add_halal_evidence', { ...certificate, document }, people.owner)
    expect(await shownLevel(place)).toBe(0)
    const [item] = await site.database.query<{ id: string }>(
      'select id from public.moderation_items where subject_id = $1',
      [id],
    )
    expect(
      (await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.owner)).status,
    ).toBe(403)
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect(await shownLevel(place)).toBe(3)
    await site.rpc('withdraw_halal_evidence', { evidence: id }, people.a)
    expect(await shownLevel(place)).toBe(3)
    await site.rpc('withdraw_halal_evidence', { evidence: id }, people.owner)
    expect(await shownLevel(place)).not.toBe(3)
  })

  test('only staff record a visit, and none longer ago than 60 days', async () => {
    const place = await makeBusiness()
    const [days] = await site.database.query<{ today: string; old: string }>(
      `select private.today()::text as today, (private.today() - 61)::text as old`,
    )
    const visit = { place, kind: 'visit', issued_on: days?.today, statement: 'All meat from one butcher.' }
    expect((await site.rpc('add_halal_evidence', visit, people.owner)).status).toBe(403)
    expect((await site.rpc('add_halal_evidence', { ...visit, issued_on: days?.old }, people.staff)).status).toBe(400)
    expect((await site.rpc('add_halal_evidence', visit, people.staff)).status).toBe(200)
    expect(await shownLevel(place)).toBe(4)
  })

  test('an owner declares, and the listing says what the kitchen says', async () => {
    const place = await makeBusiness()
    const details = { menu: 'fully_halal', alcohol: 'none', pork: false }
    expect((await site.rpc('add_halal_evidence', { place, kind: 'declaration', details }, people.a)).status).toBe(403)
    await site.rpc('add_halal_evidence', { place, kind: 'declaration', details }, people.owner)
    const { body } = await site.rpc('business_page', { id_or_slug: place }, 'anon')
    expect(body).toMatchObject({ halal_level: 1, halal: details })
    const rows = await site.database.query(
      `select from public.halal_evidence where place_id = $1 and kind = 'declaration' and status = 'accepted'`,
      [place],
    )
    expect(rows).toHaveLength(1)
    // Taken back on the listing, it is taken back in the ledger.
    await site.database.query('update public.businesses set halal_level = 0 where place_id = $1', [place])
    expect(await levelOn(place, '2030-01-01')).toBe(0)
  })

  test('evidence moves with a place that turns out to be another', async () => {
    const first = await makeBusiness()
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.business (source, source_id, name, city, business_category)
       values ('osm', 'moving', 'Moving Grill', 'Leeds', 'restaurants') returning id`,
    )
    const [imported] = await site.database.query<{ place_id: string }>(
      'select place_id from public.business where id = $1',
      [row?.id],
    )
    const second = imported?.place_id ?? ''
    await confirm(second, new Date().toISOString(), people.a, people.b, people.c)
    await site.rpc('confirm_fact', { place: second, fact: 'wudu', answer: true }, people.a)
    await site.database.query('insert into public.saved_places (user_id, place_id) values ($1, $2)', [
      people.a.id,
      second,
    ])
    await site.database.query(`update public.businesses set name = 'Moving Grill' where place_id = $1`, [first])
    expect(await shownLevel(first)).toBe(2)
    for (const table of ['halal_evidence', 'fact_confirmations', 'saved_places'])
      expect(await site.database.query(`select from public.${table} where place_id = $1`, [second]), table).toEqual([])
    expect(await site.database.query('select from public.saved_places where place_id = $1', [first])).toHaveLength(1)
  })

  test('knows the same facts as the pages', async () => {
    const [row] = await site.database.query<{ keys: string[] }>('select private.fact_keys() as keys')
    const known = new Set(['hours', 'phone', 'address', 'website', 'halal', ...FACTS, ...FACILITIES])
    expect(row?.keys).toEqual([...known])
  })
})
