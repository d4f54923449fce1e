// Still true? Answers by members, the dates of what owners say, doubts that call staff; and Muslim ownership, which an
// owner may hide for good.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type FactState = {
  said_as?: string
  said_at?: string
  checked_at?: string
  yes?: number
  no?: number
  confirmed_at?: string
}
type Page = {
  slug: string
  muslim_owned: boolean | null
  ownership_level: number | null
  ownership: Record<string, unknown> | null
  facts: Record<string, boolean>
  facts_known: Record<string, FactState>
  similar: { name: string; distance: number }[]
  mosques: { name: string }[]
  is_claimed: boolean
  source: { name: string; licence: string } | null
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let people: Record<'owner' | 'staff' | 'imam' | 'khatib' | 'a' | 'b' | 'c', Person>

  beforeAll(async () => {
    site = await open()
    const names = ['owner', 'staff', 'imam', 'khatib', 'a', 'b', 'c'] as const
    people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await site.signUp(name)] as const)),
    ) as typeof people
    await site.grantRole(people.staff, 'staff')
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [people.owner.id])
  })
  afterAll(() => site?.close())

  let made = 0
  async function makeBusiness(columns: Record<string, unknown> = {}): Promise<string> {
    const values = { name: `Shop ${++made}`, city: 'Leeds', status: 'published', owner_id: people.owner.id, ...columns }
    const names = Object.keys(values)
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses (business_account_id, ${names.join(', ')})
       select a.id, ${names.map((name) => `r.${name}`).join(', ')}
       from public.business_accounts as a, jsonb_populate_record(null::public.businesses, $1::text::jsonb) as r
       returning id`,
      [JSON.stringify(values)],
    )
    const [place] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where id = $1',
      [row?.id],
    )
    return place?.place_id ?? ''
  }
  const pageOf = async (place: string) => (await site.rpc('business_page', { id_or_slug: place }, 'anon')).body as Page
  const answer = (place: string, fact: string, yes: boolean, person: Person) =>
    site.rpc('confirm_fact', { place, fact, answer: yes }, person).then(({ status }) => status)

  test('dates what the owner says, and counts who finds it true', async () => {
    const place = await makeBusiness({ facts: { wudu: true }, phone: '1' })
    expect((await pageOf(place)).facts_known.wudu).toMatchObject({ said_as: 'owner' })
    for (const person of [people.a, people.b]) expect(await answer(place, 'wudu', true, person)).toBe(204)
    expect(await answer(place, 'wudu', true, people.b)).toBe(204)
    expect((await pageOf(place)).facts_known.wudu).toMatchObject({ yes: 2, confirmed_at: expect.any(String) })
    expect((await pageOf(place)).facts_known.phone).not.toHaveProperty('yes')
  })

  test('an answer about an earlier value does not count for the new one', async () => {
    const place = await makeBusiness({ phone: '1' })
    await answer(place, 'phone', true, people.a)
    await site.database.query(`update public.businesses set phone = '2' where place_id = $1`, [place])
    const { phone } = (await pageOf(place)).facts_known
    expect(phone).not.toHaveProperty('yes')
    expect(phone).toMatchObject({ said_as: 'owner' })
  })

  test('refuses owners, visitors and words that are no facts', async () => {
    const place = await makeBusiness()
    expect(await answer(place, 'wudu', true, people.owner)).toBe(403)
    expect((await site.rpc('confirm_fact', { place, fact: 'wudu', answer: true }, 'anon')).status).toBe(401)
    expect(await answer(place, 'minaret', true, people.a)).toBe(400)
    expect(await answer(crypto.randomUUID(), 'wudu', true, people.a)).toBeGreaterThanOrEqual(400)
  })

  test('who keeps the listing says that it is still right: its age begins anew, and what others said stays', async () => {
    const place = await makeBusiness({ facts: { wudu: true }, phone: '1', halal_level: 1, halal: {} })
    await site.database.query(
      `update public.fact_statements set said_at = now() - interval '7 months' where place_id = $1`,
      [place],
    )
    await answer(place, 'wudu', true, people.a)
    await answer(place, 'phone', false, people.b)
    const ages = async () =>
      site.database.query(
        `select fact, checked_at is not null as checked from public.fact_statements where place_id = $1 order by fact`,
        [place],
      )
    const keep = async (as: Person | 'anon', of = place) => (await site.rpc('keep_facts', { place: of }, as)).status
    expect([await keep('anon'), await keep(people.a), await keep(people.staff)]).toEqual([401, 403, 403])
    expect(await keep(people.owner, crypto.randomUUID())).toBe(403)
    expect((await ages()).some(({ checked }) => checked)).toBe(false)

    expect(await keep(people.owner)).toBe(204)
    expect(await ages()).toEqual([
      { fact: 'halal', checked: false },
      { fact: 'phone', checked: true },
      { fact: 'wudu', checked: true },
    ])
    const known = (await pageOf(place)).facts_known
    expect(known.wudu).toMatchObject({ yes: 1, checked_at: expect.any(String) })
    expect(known.phone).toMatchObject({ no: 1, checked_at: expect.any(String) })
    // Pressed twice it is said once.
    const first = known.wudu?.checked_at
    expect(await keep(people.owner)).toBe(204)
    expect((await pageOf(place)).facts_known.wudu?.checked_at).toBe(first)
    const written = await site.call(`/rest/v1/fact_statements?place_id=eq.${place}`, {
      as: people.owner,
      method: 'PATCH',
      body: { checked_at: '2030-01-01' },
    })
    expect(written.status).toBeGreaterThanOrEqual(400)
  })

  test('owners see how their listings stand and when a certificate ends, of nobody else’s', async () => {
    const place = await makeBusiness({ phone: '1' })
    const evidence = (status: string, days: number) =>
      site.database.query(
        `insert into public.halal_evidence (place_id, kind, said_by, said_as, certifier_name, issued_on, expires_on, status)
         values ($1, 'certificate', $2, 'owner', 'HMC', current_date - 100, current_date + $3::integer, $4)`,
        [place, people.owner.id, days, status],
      )
    type Standing = { facts: Record<string, FactState>; certificate_ends: string | null }
    const standing = async (as: Person) =>
      ((await site.rpc('listing_freshness', {}, as)).body as Record<string, Standing>)[place]
    expect(await standing(people.owner)).toMatchObject({
      facts: { phone: { said_as: 'owner' } },
      certificate_ends: null,
    })
    await evidence('accepted', 20)
    expect((await standing(people.owner))?.certificate_ends).toMatch(/^20\d\d-\d\d-\d\d$/)
    // A newer one that waits for staff asks nothing more of the owner.
    await evidence('pending', 400)
    expect((await standing(people.owner))?.certificate_ends).toBeNull()
    expect([await standing(people.a), await standing(people.staff)]).toEqual([undefined, undefined])
    expect((await site.rpc('listing_freshness', {}, 'anon')).status).toBe(401)
  })

  test('a fact that waits for staff follows its place when two become one', async () => {
    const waiting = (place: string) =>
      site.database.query<{ status: string; subject_id: string }>(
        `select status, subject_id from public.moderation_items
         where subject_kind = 'fact' and place_id = $1 order by status`,
        [place],
      )
    const doubt = async (place: string) => {
      for (const person of [people.a, people.b, people.c]) await answer(place, 'parking', false, person)
    }
    const one = { name: 'Twin', city: 'Leeds', facts: { parking: true } }
    const kept = await makeBusiness({ ...one, phone: '77' })
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.business (source, source_id, name, city, phone, facts)
       values ('osm', 'twin', 'Twin', 'Leeds', '78', '{"parking": true}') returning id`,
    )
    const [imported] = await site.database.query<{ place_id: string }>(
      'select place_id from public.business where id = $1',
      [row?.id],
    )
    const merged = imported?.place_id ?? ''
    await doubt(kept)
    await doubt(merged)
    expect(await waiting(merged)).toMatchObject([{ status: 'open' }])
    await site.database.query(`update public.businesses set phone = '78' where place_id = $1`, [kept])
    const items = await waiting(kept)
    expect(items.map(({ status }) => status)).toEqual(['open', 'withdrawn'])
    expect(new Set(items.map(({ subject_id }) => subject_id)).size).toBe(1)
  })

  test('three who say no call staff once, and staff take the fact off', async () => {
    const place = await makeBusiness({ facts: { wudu: true, parking: true } })
    const items = () =>
      site.database.query<{ id: string; status: string }>(
        `select id, status from public.moderation_items where place_id = $1 and subject_kind = 'fact'`,
        [place],
      )
    await answer(place, 'wudu', false, people.a)
    await answer(place, 'wudu', false, people.b)
    expect(await items()).toEqual([])
    await answer(place, 'wudu', false, people.c)
    await answer(place, 'wudu', false, people.imam)
    const [item, ...others] = await items()
    expect(others).toEqual([])
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    const page = await pageOf(place)
    expect(page.facts).toEqual({ parking: true })
    expect(page.facts_known.wudu?.no).toBeUndefined()
  })

  test('a yes about halal is a confirmation in the ledger', async () => {
    const place = await makeBusiness({ business_category: 'restaurants' })
    for (const person of [people.a, people.b, people.c]) await answer(place, 'halal', true, person)
    expect(await pageOf(place)).toMatchObject({ halal_level: 2, evidence: { confirmations: 3 } })
  })

  test('two admins of mosques make the third level, and it goes with them', async () => {
    const place = await makeBusiness({ muslim_owned: true })
    expect(await pageOf(place)).toMatchObject({ muslim_owned: true, ownership_level: 1 })
    const [mosque] = await site.database.query<{ id: string }>(
      `insert into public.mosques (name, city, status) values ('Masjid ' || gen_random_uuid(), 'Leeds', 'published')
       returning id`,
    )
    const [row] = await site.database.query<{ place_id: string }>('select place_id from public.mosques where id = $1', [
      mosque?.id,
    ])
    const vouch = (person: Person) =>
      site
        .rpc('add_ownership_statement', { place, kind: 'mosque_vouched', mosque: row?.place_id }, person)
        .then(({ status }) => status)
    expect(await vouch(people.imam)).toBe(403)
    for (const { id } of [people.imam, people.khatib])
      await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
        row?.place_id,
        id,
      ])
    expect(await vouch(people.imam)).toBe(200)
    expect(await vouch(people.imam)).toBe(200)
    expect((await pageOf(place)).ownership_level).toBe(1)
    expect(await vouch(people.khatib)).toBe(200)
    expect(await pageOf(place)).toMatchObject({ ownership_level: 3, ownership: { vouches: [{}, {}] } })
    await site.database.query('delete from public.mosque_admins where user_id = $1', [people.khatib.id])
    expect((await pageOf(place)).ownership_level).toBe(1)
  })

  test('a document counts when staff have checked it', async () => {
    const place = await makeBusiness({ muslim_owned: true })
    const document = { place, kind: 'document', statement: 'Company register, sheet 7' }
    expect((await site.rpc('add_ownership_statement', document, people.a)).status).toBe(403)
    const { body: id } = await site.rpc('add_ownership_statement', document, people.owner)
    expect((await pageOf(place)).ownership_level).toBe(1)
    const [item] = await site.database.query('select id from public.moderation_items where subject_id = $1', [id])
    await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved' }, people.staff)
    expect((await pageOf(place)).ownership_level).toBe(2)
  })

  test('a hidden owner is hidden everywhere, and shown again when they wish', async () => {
    const place = await makeBusiness({ muslim_owned: true })
    await site.rpc('add_ownership_statement', { place, kind: 'staff_visited' }, people.staff)
    expect(await pageOf(place)).toMatchObject({ muslim_owned: true, ownership_level: 4 })
    const set = (is_hidden: boolean, person = people.owner) =>
      site.rpc('set_ownership', { place, is_muslim_owned: true, is_hidden }, person).then(({ status }) => status)
    expect(await set(true, people.a)).toBe(403)
    expect(await set(true)).toBe(204)

    expect(await pageOf(place)).toMatchObject({ muslim_owned: null, ownership_level: null, ownership: null })
    for (const [table, column] of [
      ['businesses', 'place_id'],
      ['business_unified', 'id'],
      ['place_standing', 'place_id'],
    ]) {
      const { body } = await site.call(`/rest/v1/${table}?${column}=eq.${place}&select=muslim_owned,ownership_level`, {
        as: people.a,
      })
      // The row itself is its owner's alone.
      expect(body, table).toEqual(table === 'businesses' ? [] : [{ muslim_owned: null, ownership_level: null }])
    }
    const { body: statements } = await site.call(`/rest/v1/ownership_statements?place_id=eq.${place}`, { as: people.a })
    expect(statements).toEqual([])
    const { body: privacy } = await site.call(`/rest/v1/ownership_privacy?place_id=eq.${place}`, { as: people.a })
    expect(privacy).toEqual([])

    // Whoever writes the public column now writes it into the drawer.
    await site.call(`/rest/v1/businesses?place_id=eq.${place}`, {
      as: people.owner,
      method: 'PATCH',
      body: { muslim_owned: true, city: 'York' },
    })
    await site.database.query(
      `insert into public.business (source, source_id, name, city, phone, muslim_owned)
       select 'test', $2, name, city, phone, true from public.businesses where place_id = $1`,
      [place, place],
    )
    await site.database.query(`update public.businesses set status = 'hidden' where place_id = $1`, [place])
    expect(await pageOf(place)).toMatchObject({ muslim_owned: null, ownership_level: null, ownership: null })
    await site.database.query(`update public.businesses set status = 'published' where place_id = $1`, [place])

    const { body: mine } = await site.rpc('my_business', { place }, people.owner)
    expect(mine).toMatchObject({ is_owner: true, ownership: { is_hidden: true, level: 4, is_declared: true } })
    const { body: theirs } = await site.rpc('my_business', { place }, people.a)
    expect(theirs).toMatchObject({ is_owner: false, ownership: null })

    expect(await set(false)).toBe(204)
    expect(await pageOf(place)).toMatchObject({ muslim_owned: true, ownership_level: 4 })
  })

  test('shows what is near and alike, and leaves out what has closed', async () => {
    const kitchen = { business_category: 'restaurants', latitude: 12.5, longitude: 45 }
    const place = await makeBusiness({ ...kitchen, subcategory: 'grill' })
    await makeBusiness({ ...kitchen, name: 'Near cafe', subcategory: 'cafe', latitude: 12.501 })
    await makeBusiness({ ...kitchen, name: 'Far grill', subcategory: 'grill', latitude: 12.6 })
    await makeBusiness({ ...kitchen, name: 'Closed grill', subcategory: 'grill', closed_on: '2026-01-01' })
    await makeBusiness({ ...kitchen, name: 'Too far', subcategory: 'grill', latitude: 20 })
    await makeBusiness({ ...kitchen, name: 'Near shop', business_category: 'retail' })
    await site.database.query(
      `insert into public.mosques (name, status, latitude, longitude) values ('Masjid of the coast', 'published', 12.51, 45)`,
    )
    const page = await pageOf(place)
    expect(page.similar.map(({ name }) => name)).toEqual(['Far grill', 'Near cafe'])
    expect(page.similar[0]?.distance).toBeCloseTo(11.1, 1)
    expect(page.mosques.map(({ name }) => name)).toEqual(['Masjid of the coast'])
    expect(page.is_claimed).toBe(true)
  })

  test('names the source and licence of what was imported', async () => {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.business (source, source_id, licence, name, city)
       values ('OpenStreetMap', 'node/1', 'ODbL', 'Imported', 'York') returning id`,
    )
    expect(await pageOf(row?.id ?? '')).toMatchObject({
      is_claimed: false,
      moved: true,
      slug: 'imported',
      source: { name: 'OpenStreetMap', licence: 'ODbL', id: 'node/1' },
    })
  })

  test('a member finds again what they saved, and nobody else does', async () => {
    const place = await makeBusiness()
    await site.call('/rest/v1/saved_places', { as: people.a, method: 'POST', body: { place_id: place } })
    const saved = async (person: Person) =>
      ((await site.rpc('saved_page', {}, person)).body as { businesses: { id: string }[] }).businesses
    expect((await saved(people.a)).map(({ id }) => id)).toContain(place)
    expect(await saved(people.b)).toEqual([])
    expect((await site.rpc('my_business', { place }, people.a)).body).toMatchObject({ is_saved: true })
  })
})
