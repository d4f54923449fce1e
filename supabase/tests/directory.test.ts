// The joining of owned and imported rows to one place: duplicates, precedence, fallback, merging, addresses.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Unified = {
  id: string
  slug: string
  name: string
  city: string | null
  source_table: string
  phone: string | null
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let account: string

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    const [row] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [owner.id],
    )
    account = row?.id ?? ''
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      `delete from public.businesses; delete from public.business; delete from public.mosques; delete from public.mosque;
       delete from public.audit_log;`,
    )
  })

  let imports = 0
  const importBusiness = (name: string, city: string | null = null, phone: string | null = null) =>
    site.database.query(
      `insert into public.business (source, source_id, name, city, phone) values ('test', $1, $2, $3, $4) returning id`,
      [String(++imports), name, city, phone],
    )
  async function ownBusiness(
    name: string,
    city: string | null = null,
    phone: string | null = null,
    status = 'published',
  ) {
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses (name, city, phone, status, owner_id, business_account_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [name, city, phone, status, owner.id, account],
    )
    return row?.id ?? ''
  }
  const readPlaces = () =>
    site.database.query<Unified>('select * from public.business_unified order by name, city, slug')
  const find = async (idOrSlug: string) =>
    (await site.rpc('find_business', { id_or_slug: idOrSlug }, 'anon')).body as (Unified & { moved: boolean }) | null

  test('collapses rows with the same lower-cased name, lower-cased city and phone', async () => {
    await importBusiness('Al Noor', 'London', '020 7946 0001')
    await importBusiness('AL NOOR', 'london', '020 7946 0001')
    await importBusiness(' al noor ', 'LONDON', '020 7946 0001')
    expect(await readPlaces()).toHaveLength(1)
  })

  test('collapses duplicates that arrive in one statement', async () => {
    await site.database.script(
      `insert into public.business (source, source_id, name, city)
       select 'bulk', n::text, 'Shop ' || n % 10, case when n % 2 = 0 then 'Leeds' else 'LEEDS' end
       from generate_series(1, 100) as n`,
    )
    expect(await readPlaces()).toHaveLength(10)
  })

  test('keeps apart what differs in name, city or phone', async () => {
    await importBusiness('Al Noor', 'London', '1')
    await importBusiness('Al Noor', 'London', '2')
    await importBusiness('Al Noor', 'London', null)
    await importBusiness('Al Noor', 'Leeds', '1')
    await importBusiness('Al Nour', 'London', '1')
    expect(await readPlaces()).toHaveLength(5)
  })

  test('does not collapse imported rows without a name', async () => {
    await importBusiness('', 'London')
    await importBusiness('', 'London')
    expect(await readPlaces()).toHaveLength(2)
  })

  test('lets the owned row win over the import and keeps the place', async () => {
    await importBusiness('al noor', 'london')
    const [before] = await readPlaces()
    await ownBusiness('Al Noor', 'London')
    const [after, ...others] = await readPlaces()
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: before?.id, name: 'Al Noor', source_table: 'businesses' })
  })

  test('falls back to the import when the owned row is hidden, and again when it is deleted', async () => {
    await importBusiness('al noor', 'london')
    const id = await ownBusiness('Al Noor', 'London')
    const [place] = await readPlaces()
    await site.database.query(`update public.businesses set status = 'hidden' where id = $1`, [id])
    expect(await readPlaces()).toMatchObject([{ id: place?.id, name: 'al noor', source_table: 'business' }])
    await site.database.query(`update public.businesses set status = 'published' where id = $1`, [id])
    expect(await readPlaces()).toMatchObject([{ id: place?.id, name: 'Al Noor', source_table: 'businesses' }])
    await site.database.query('delete from public.businesses where id = $1', [id])
    expect(await readPlaces()).toMatchObject([{ id: place?.id, name: 'al noor', source_table: 'business' }])
  })

  test('takes a hidden business out of the directory and brings it back as the same place', async () => {
    const id = await ownBusiness('Al Noor', 'London')
    const [place] = await readPlaces()
    await site.database.query(`update public.businesses set status = 'hidden' where id = $1`, [id])
    expect(await readPlaces()).toEqual([])
    expect(await find('al-noor')).toBeNull()
    await site.database.query(`update public.businesses set status = 'published' where id = $1`, [id])
    expect(await readPlaces()).toMatchObject([{ id: place?.id, slug: 'al-noor' }])
  })

  test('never shows a draft, nor lets one take an import over', async () => {
    await ownBusiness('Only A Draft', 'London', null, 'draft')
    await importBusiness('al noor', 'london')
    await ownBusiness('Al Noor', 'London', null, 'draft')
    expect(await readPlaces()).toMatchObject([{ name: 'al noor', source_table: 'business' }])
  })

  test('forgets a place when its last row is deleted', async () => {
    const id = await ownBusiness('Al Noor')
    await site.database.query('delete from public.businesses where id = $1', [id])
    expect(await site.database.query('select from public.places')).toEqual([])
  })

  test('redirects the old address after a rename', async () => {
    const id = await ownBusiness('Al Noor', 'London')
    await site.database.query(`update public.businesses set name = 'Al Badr' where id = $1`, [id])
    expect(await find('al-badr')).toMatchObject({ slug: 'al-badr', moved: false })
    expect(await find('al-noor')).toMatchObject({ slug: 'al-badr', moved: true })
  })

  test('gives an address back when the old name returns', async () => {
    const id = await ownBusiness('Al Noor', 'London')
    await site.database.query(`update public.businesses set name = 'Al Badr' where id = $1`, [id])
    await site.database.query(`update public.businesses set name = 'Al Noor' where id = $1`, [id])
    expect(await find('al-noor')).toMatchObject({ slug: 'al-noor', moved: false })
    expect(await find('al-badr')).toMatchObject({ slug: 'al-noor', moved: true })
  })

  test('merges two places that become one, and redirects the old id and address', async () => {
    await importBusiness('Zed', 'Leeds')
    const id = await ownBusiness('Al Noor', 'London')
    const [noor, zed] = await readPlaces()
    expect(zed?.name).toBe('Zed')
    await site.database.query(`update public.businesses set name = 'Zed', city = 'leeds' where id = $1`, [id])
    expect(await readPlaces()).toMatchObject([{ id: noor?.id, name: 'Zed', slug: 'zed', source_table: 'businesses' }])
    expect(await find(zed?.id ?? '')).toMatchObject({ id: noor?.id, moved: true })
    expect(await find('al-noor')).toMatchObject({ id: noor?.id, moved: true })
    expect(await find('zed')).toMatchObject({ id: noor?.id, moved: false })
  })

  test('follows redirects through two merges', async () => {
    await importBusiness('First')
    const [one] = await readPlaces()
    await importBusiness('Second')
    const id = await ownBusiness('Third')
    await site.database.query(`update public.businesses set name = 'First' where id = $1`, [id])
    await site.database.query(`update public.businesses set name = 'Second' where id = $1`, [id])
    const places = await readPlaces()
    expect(places).toHaveLength(1)
    expect(await find('first')).toMatchObject({ id: places[0]?.id })
    expect(await find('third')).toMatchObject({ id: places[0]?.id })
    expect(await find(one?.id ?? '')).toMatchObject({ id: places[0]?.id })
  })

  test('never merges two businesses that people keep, whoever makes their particulars agree', async () => {
    const first = await ownBusiness('First')
    const second = await ownBusiness('Second')
    await site.database.query(`update public.businesses set name = 'Second' where id = $1`, [first])
    const places = await site.database.query<{ id: string; place_id: string }>(
      'select id, place_id from public.businesses order by created_at',
    )
    expect(places.map(({ id }) => id)).toEqual([first, second])
    expect(places[0]?.place_id).not.toBe(places[1]?.place_id)
    expect(await readPlaces()).toHaveLength(2)
  })

  test('an import that takes the name of another business stays where it is', async () => {
    await importBusiness('Old name', 'Leeds')
    await importBusiness('Second', 'Leeds')
    await importBusiness('Third', 'Leeds')
    await ownBusiness('Kept', 'Leeds')
    const before = await readPlaces()
    await site.database.query(`update public.business set name = 'Kept' where name = 'Old name'`)
    await site.database.query(`update public.business set name = 'Second' where name = 'Third'`)
    await site.database.query(`update public.businesses set description = 'Touched'`)
    expect((await readPlaces()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
  })

  test('adds a short id to the address where two places share a name', async () => {
    await ownBusiness('Al Noor', 'London')
    await ownBusiness('Al Noor', 'Leeds')
    const slugs = (await readPlaces()).map(({ slug }) => slug).sort()
    expect(slugs[0]).toBe('al-noor')
    expect(slugs[1]).toMatch(/^al-noor-[0-9a-f]{8}$/)
  })

  test('does not hand an address that redirects to another place', async () => {
    const id = await ownBusiness('Al Noor', 'London')
    await site.database.query(`update public.businesses set name = 'Al Badr' where id = $1`, [id])
    await ownBusiness('Al Noor', 'Leeds')
    expect(await find('al-noor')).toMatchObject({ name: 'Al Badr' })
  })

  test('finds a business by the id of its row, its place, its address, and its written name', async () => {
    const id = await ownBusiness('Café Al-Noor & Sons’ Grill', 'London')
    const [place] = await readPlaces()
    expect(place?.slug).toBe('cafe-al-noor-sons-grill')
    for (const key of [id, place?.id ?? '', 'cafe-al-noor-sons-grill', 'Café Al-Noor & Sons Grill'])
      expect(await find(key)).toMatchObject({ id: place?.id })
    for (const key of ['nobody', '', crypto.randomUUID(), '../etc', "' or 1=1"]) expect(await find(key)).toBeNull()
  })

  test('stores no position for zero, missing or non-finite coordinates', async () => {
    await importBusiness('Nowhere')
    for (const [lat, lng, known] of [
      ['0', '0', false],
      ['NaN', '1', false],
      ['Infinity', '1', false],
      ['51.5', null, false],
      ['51.5', '-0.1', true],
    ] as const) {
      await site.database.query(
        'update public.business set latitude = $1::text::float8, longitude = $2::text::float8',
        [lat, lng],
      )
      const [row] = await site.database.query('select position is not null as known from public.business_unified')
      expect(row).toEqual({ known })
    }
  })

  test('repairs the directory from its rows', async () => {
    await importBusiness('Al Noor', 'London')
    await ownBusiness('Zed')
    const before = await readPlaces()
    await site.database.script(`delete from public.business_unified; select private.rebuild_unified('business')`)
    const after = await readPlaces()
    expect(after.map(({ id, slug, name }) => ({ id, slug, name }))).toEqual(
      before.map(({ id, slug, name }) => ({ id, slug, name })),
    )
  })

  test.each([
    ['featured', true],
    ['priority_level', 'platinum'],
    ['subscription_tier', 'gold'],
    ['rating', 5],
    ['reviews_count', 500],
    ['is_sample', true],
    ['slug', 'best-in-town'],
    ['halal_level', 4],
  ])('refuses an owner who sets %s', async (column, value) => {
    const id = await ownBusiness('Al Noor', 'London')
    const patch = await site.call(`/rest/v1/businesses?id=eq.${id}`, {
      as: owner,
      method: 'PATCH',
      body: { [column]: value },
    })
    expect(patch).toMatchObject({ status: 403, body: { message: `Only staff can set ${column}` } })
    const post = await site.call('/rest/v1/businesses', {
      as: owner,
      method: 'POST',
      body: { name: 'New', business_account_id: account, [column]: value },
    })
    expect(post).toMatchObject({ status: 403, body: { message: `Only staff can set ${column}` } })
  })

  test('refuses an owner who gives their business away', async () => {
    const id = await ownBusiness('Al Noor', 'London')
    const stranger = await site.signUp('stranger')
    const { status } = await site.call(`/rest/v1/businesses?id=eq.${id}`, {
      as: owner,
      method: 'PATCH',
      body: { owner_id: stranger.id },
    })
    expect(status).toBe(403)
  })

  test('does not let an owner move a business onto another place', async () => {
    await importBusiness('Victim', 'London')
    const [victim] = await readPlaces()
    const { status } = await site.call('/rest/v1/businesses', {
      as: owner,
      method: 'POST',
      body: { name: 'Thief', status: 'published', business_account_id: account, place_id: victim?.id },
    })
    expect(status).toBe(201)
    expect((await readPlaces()).map(({ name }) => name)).toEqual(['Thief', 'Victim'])
  })

  test('publishes what an owner adds through the API', async () => {
    const { status } = await site.call('/rest/v1/businesses', {
      as: owner,
      method: 'POST',
      body: { name: 'Saffron', city: 'London', status: 'published', business_account_id: account, halal_level: 1 },
    })
    expect(status).toBe(201)
    expect(await find('saffron')).toMatchObject({ name: 'Saffron', halal_level: 1, source_table: 'businesses' })
  })

  test('keeps mosques of one name apart when they are far apart, and merges those at one spot', async () => {
    await site.database.script(`
      insert into public.mosque (source, source_id, name, city, latitude, longitude) values
        ('test', 'a', 'Masjid an-Nur', 'Jakarta', -6.2001, 106.8001),
        ('test', 'b', 'MASJID AN-NUR', 'jakarta', -6.2002, 106.8002),
        ('test', 'c', 'Masjid an-Nur', 'Jakarta', -6.3001, 106.9001);
      insert into public.mosques (name, city, latitude, longitude) values ('Masjid An-Nur', 'Jakarta', -6.2003, 106.8003);
    `)
    const rows = await site.database.query('select source_table, mosque_type from public.mosque_unified order by 1')
    expect(rows).toEqual([
      { source_table: 'mosque', mosque_type: 'Masjid' },
      { source_table: 'mosques', mosque_type: 'Masjid' },
    ])
  })

  test('lets a mosque admin change facilities and prayer times but not the name', async () => {
    const [mosque] = await site.database.query<{ id: string }>(
      `insert into public.mosques (name, city) values ('Jamia', 'Leeds') returning id`,
    )
    await site.database.query(
      'insert into public.mosque_admins (mosque_id, user_id) select place_id, $2 from public.mosques where id = $1',
      [mosque?.id, owner.id],
    )
    const patch = (body: object) =>
      site.call(`/rest/v1/mosques?id=eq.${mosque?.id}`, { as: owner, method: 'PATCH', body })
    const times = { fajr: '05:30', dhuhr: '13:00', asr: '16:30', maghrib: '19:45', isha: '21:15' }
    expect((await patch({ facilities: { wudu: 'yes' }, prayer_times: times, prayer_date: '2026-11-15' })).status).toBe(
      204,
    )
    expect((await patch({ name: 'Mine' })).status).toBe(403)
    expect((await patch({ prayer_times: { fajr: 530 } })).status).toBeGreaterThanOrEqual(400)
    const { body } = await site.rpc('find_mosque', { id_or_slug: 'jamia' }, 'anon')
    expect(body).toMatchObject({ name: 'Jamia', prayer_times: times, facilities: { wudu: 'yes' } })
  })

  test('keeps the admins of a mosque that merges with another', async () => {
    await site.database.script(
      `insert into public.mosque (source, source_id, name, city) values ('test', 'm', 'Old name', 'Leeds')`,
    )
    await site.database.query(
      'insert into public.mosque_admins (mosque_id, user_id) select id, $1 from public.mosque_unified',
      [owner.id],
    )
    await site.database.script(`insert into public.mosques (name, city) values ('New name', 'Leeds')`)
    await site.database.script(`update public.mosque set name = 'New name'`)
    const rows = await site.database.query(
      `select u.name, u.source_table from public.mosque_admins as a join public.mosque_unified as u on u.id = a.mosque_id
       where a.user_id = $1`,
      [owner.id],
    )
    expect(rows).toEqual([{ name: 'New name', source_table: 'mosques' }])
  })
})
