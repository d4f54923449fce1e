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

  const add = (columns: object) =>
    site.call('/rest/v1/businesses', {
      as: owner,
      method: 'POST',
      body: { owner_id: owner.id, business_account_id: account, status: 'published', ...columns },
    })
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
    expect((await add({ name: 'Hilal Bakery', city: 'Leeds', phone: '+441130000001' })).status).toBe(201)
    const { status } = await site.call('/rest/v1/businesses?name=eq.Hilal%20Bakery', {
      as: owner,
      method: 'PATCH',
      body: { name: 'Noor Bakery' },
    })
    expect(status).toBe(409)
    expect(await sourceOf('Noor Bakery')).toEqual(['business'])
    expect(await sourceOf('Hilal Bakery')).toEqual(['businesses'])
  })

  test('a namesake with another number is another business', async () => {
    expect((await add({ name: 'Noor Bakery', city: 'Leeds', phone: '+441130000002' })).status).toBe(201)
    expect((await sourceOf('Noor Bakery')).sort()).toEqual(['business', 'businesses'])
  })
})
