// Nobody takes over a listing by typing in its particulars: it has to be claimed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

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
    await site.database.query(
      `insert into public.business (source, source_id, name, city, phone) values ('test', '1', 'Noor Bakery', 'Leeds', '+441130000001')`,
    )
  })
  afterAll(() => site?.close())

  const add = async (columns: object) => {
    // Five a day are enough for a member, and not for a test.
    await site.database.query(`delete from public.audit_log where entity = 'businesses'`)
    return site.call('/rest/v1/businesses', {
      as: owner,
      method: 'POST',
      body: { owner_id: owner.id, business_account_id: account, status: 'published', ...columns },
    })
  }
  const sourceOf = async (name: string) =>
    (
      await site.database.query<{ source_table: string }>(
        'select source_table from public.business_unified where name = $1',
        [name],
      )
    ).map(({ source_table }) => source_table)

  test('an imported listing is not written over', async () => {
    const { status } = await add({ name: 'noor bakery', city: 'LEEDS', phone: '+441130000001' })
    expect(status).toBe(409)
    expect(await sourceOf('Noor Bakery')).toEqual(['business'])
  })

  test('nor by renaming one’s own', async () => {
    expect((await add({ name: 'Hilal Bakery', city: 'Leeds', phone: '+441130000003' })).status).toBe(201)
    const { status } = await site.call('/rest/v1/businesses?name=eq.Hilal%20Bakery', {
      as: owner,
      method: 'PATCH',
      body: { name: 'Noor Bakery', phone: '+441130000001' },
    })
    expect(status).toBe(409)
    expect(await sourceOf('Noor Bakery')).toEqual(['business'])
    expect(await sourceOf('Hilal Bakery')).toEqual(['businesses'])
  })

  test('a namesake with another number is another business', async () => {
    expect((await add({ name: 'Noor Bakery', city: 'Leeds', phone: '+441130000002' })).status).toBe(201)
    expect((await sourceOf('Noor Bakery')).sort()).toEqual(['business', 'businesses'])
  })

  describe('nobody is impersonated', () => {
    let victim: Person
    let staff: Person
    const NOOR = { name: 'Noor & Sons', city: 'Leeds', phone: '+441130000010', address: '12 High Street' }

    beforeAll(async () => {
      victim = await site.signUp('victim')
      staff = await site.signUp('staff')
      await site.grantRole(staff, 'staff')
      await site.database.query(
        `insert into public.businesses (name, city, phone, address, latitude, longitude, status, owner_id)
         values ($1, $2, $3, $4, 53.8, -1.55, 'published', $5)`,
        [NOOR.name, NOOR.city, NOOR.phone, NOOR.address, victim.id],
      )
    })

    const read = async (name: string) => {
      const [row] = await site.database.query<{ place_id: string; status: string; waits: string | null }>(
        'select place_id, status, waits from public.businesses where name = $1 and owner_id = $2',
        [name, owner.id],
      )
      return row
    }
    const change = (name: string, body: object) =>
      site.call(`/rest/v1/businesses?name=eq.${encodeURIComponent(name)}&owner_id=eq.${owner.id}`, {
        as: owner,
        method: 'PATCH',
        body,
      })
    const waitingFor = async (name: string) => {
      const found = await read(name)
      const [item] = await site.database.query<{ id: string; summary: string }>(
        `select id, summary from public.moderation_items where subject_kind = 'listing' and subject_id = $1 and status = 'open'`,
        [found?.place_id],
      )
      return item
    }

    test.each([
      ['phone', { name: 'Copy A', city: 'Leeds', phone: '+441130000010' }],
      ['street', { name: 'Copy B', city: 'leeds', phone: '+441130000011', address: '12, high st.' }],
      ['street', { name: 'Copy C', city: 'LEEDS', address: 'High St. 12, LS1' }],
      ['name', { name: 'noor and sons Ltd', city: 'Leeds', latitude: 53.8002, longitude: -1.5501 }],
    ])('whoever takes another’s %s waits for a person, who is told of whom', async (why, columns) => {
      const made = await add(columns)
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(await read(columns.name)).toMatchObject({ status: 'hidden', waits: 'double' })
      expect(await sourceOf(columns.name)).toEqual([])
      expect((await waitingFor(columns.name))?.summary).toContain(`Same ${why} as /business/noor-sons`)
    })

    test('nor by changing one’s own later, nor by showing it again', async () => {
      await add({ name: 'Quiet Corner', city: 'Leeds', phone: '+441130000020' })
      expect(await read('Quiet Corner')).toMatchObject({ status: 'published', waits: null })
      expect((await change('Quiet Corner', { phone: NOOR.phone })).status).toBeLessThan(300)
      expect(await read('Quiet Corner')).toMatchObject({ status: 'hidden', waits: 'double' })
      await change('Quiet Corner', { status: 'published', waits: null, cleared: 'a'.repeat(32) })
      expect(await read('Quiet Corner')).toMatchObject({ status: 'hidden', waits: 'double' })
      await change('Quiet Corner', { phone: '+441130000020' })
      expect(await read('Quiet Corner')).toMatchObject({ status: 'published', waits: null })
    })

    test('what a person let through stays, and what they refused stays away', async () => {
      for (const [name, decision] of [
        ['Copy A', 'approved'],
        ['Copy B', 'rejected'],
      ] as const) {
        const item = await waitingFor(name)
        const { status, body } = await site.rpc(
          'decide_moderation',
          { item_id: item?.id, decision, note: 'Looked.' },
          staff,
        )
        expect(status, JSON.stringify(body)).toBeLessThan(300)
      }
      expect(await read('Copy A')).toMatchObject({ status: 'published', waits: null })
      await change('Copy A', { description: 'Bread.' })
      await change('Copy A', { status: 'hidden' })
      await change('Copy A', { status: 'published' })
      expect(await read('Copy A')).toMatchObject({ status: 'published', waits: null })
      expect((await change('Copy B', { status: 'published' })).status).toBe(403)
      expect(await read('Copy B')).toMatchObject({ status: 'hidden' })
    })

    test('the form asks first, however it is spelt', async () => {
      const ask = async (query: object) =>
        ((await site.rpc('similar_listings', { city: 'Leeds', ...query }, 'anon')).body as { name: string }[]).map(
          ({ name }) => name,
        )
      expect(await ask({ name: 'Sons und Noor GmbH' })).toContain(NOOR.name)
      expect(await ask({ name: 'Something else', phone: '0113 000 0010' })).toContain(NOOR.name)
      expect(await ask({ name: 'Something else', address: 'High St 12' })).toContain(NOOR.name)
    })

    test('an account that has confirmed no address shows nothing yet', async () => {
      await site.database.query('update auth.users set email_confirmed_at = null where id = $1', [owner.id])
      await add({ name: 'Unproved', city: 'Leeds' })
      expect(await read('Unproved')).toMatchObject({ status: 'hidden', waits: 'address' })
      await site.database.query('update auth.users set email_confirmed_at = now() where id = $1', [owner.id])
      expect(await read('Unproved')).toMatchObject({ status: 'published', waits: null })
    })
  })
})
