// The questions the product itself puts to the data service, each as the specification has it (section 7).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces } from '#tests/fixtures/contract.ts'

const BUSINESSES = ['businesses', 'business', 'business_unified'] as const
const MOSQUES = ['mosques', 'mosque', 'mosque_unified'] as const

describe.each(contractPlaces)('what the product asks on $name', ({ open }) => {
  let site: Contract
  let word: string
  let owner: string

  beforeAll(async () => {
    site = await open()
    word = `Qamar${site.run}`
    const open_data = { source: 'osm', licence: 'ODbL 1.0' }
    const names = [1, 2, 3].map((n) => `${word} ${n}`)
    for (const [table, more] of [
      ['businesses', { status: 'published', business_category: 'restaurants', city: 'Leeds' }],
      ['business', { ...open_data, city: 'York' }],
      ['mosques', { status: 'published', city: 'Leeds', description: 'Near the station' }],
      ['mosque', { ...open_data, city: 'York' }],
    ] as const) {
      const rows = names.map((name) => ({ name, ...more, ...('source' in more && { source_id: `${name}-${table}` }) }))
      const { error } = await site.service.from(table).insert(rows)
      expect(error, table).toBeNull()
    }
    owner = (await site.add('owner')).id
  })

  afterAll(async () => {
    for (const table of ['businesses', 'business', 'mosques', 'mosque'])
      await site?.service.from(table).delete().like('name', `${word}%`)
    await site?.service.from('business_accounts').delete().eq('owner_id', owner)
    await site?.close()
  })

  test.each(BUSINESSES)('%s: all rows by range, one by id, by part of the name', async (table) => {
    const db = site.anon.from(table)
    const all: { id: string; name: string }[] = []
    for (let from = 0; ; from += 2) {
      const { data, error } = await db
        .select('id, name')
        .like('name', `${word}%`)
        .order('id')
        .range(from, from + 1)
      expect(error).toBeNull()
      all.push(...(data ?? []))
      if ((data?.length ?? 0) < 2) break
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(table === 'business_unified' ? 6 : 3)
    const [first] = all
    const one = await db
      .select()
      .eq('id', first?.id ?? '')
      .maybeSingle()
    expect(one.data).toMatchObject({ id: first?.id, name: first?.name })
    const named = await db.select().ilike('name', `%${word.toLowerCase()} 2%`).limit(50)
    expect(named.data?.length).toBe(table === 'business_unified' ? 2 : 1)
  })

  test.each(MOSQUES)(
    '%s: a list with a limit, one by id and by slug, by part of name, description, address or city',
    async (table) => {
      const db = site.anon.from(table)
      const list = await db.select('id, slug').like('name', `${word}%`).limit(2)
      expect(list.data).toHaveLength(2)
      const [first] = list.data ?? []
      expect((await db.select('id').eq('id', first?.id).maybeSingle()).data).toEqual({ id: first?.id })
      if (table === 'mosque_unified')
        expect((await db.select('id').eq('slug', first?.slug).maybeSingle()).data).toEqual({ id: first?.id })
      else expect((await db.select('id').eq('slug', `nothing-${site.run}`).maybeSingle()).data).toBeNull()
      const part = `%${word} 3%`
      const found = await db
        .select('name')
        .or(`name.ilike.${part},description.ilike.${part},address.ilike.${part},city.ilike.${part}`)
        .limit(100)
      expect(new Set(found.data?.map(({ name }) => name))).toEqual(new Set([`${word} 3`]))
    },
  )

  test.each(['mosques', 'mosque'] as const)('%s: facilities and prayer times changed by id', async (table) => {
    const db = site.service.from(table)
    const { data: row } = await db.select('id').eq('name', `${word} 1`).single()
    for (const change of [{ facilities: { parking: true } }, { prayer_times: { fajr: '05:10', isha: '20:45' } }]) {
      const { data, error } = await db.update(change).eq('id', row?.id).select(Object.keys(change).join()).single()
      expect(error).toBeNull()
      expect(data).toEqual(change)
      const visitor = await site.anon.from(table).update(change).eq('id', row?.id).select()
      expect(visitor.data ?? []).toEqual([])
    }
  })

  test('partners: the approved ones, newest first, sixteen of them', async () => {
    const { data, error } = await site.anon
      .from('partners')
      .select('id, name, logo_url, website_url, status')
      .eq('status', 'approved')
      .order('created_at', { ascending: false })
      .limit(16)
    expect(error).toBeNull()
    expect(data?.length).toBeLessThanOrEqual(16)
  })

  test('promo_analytics and page_analytics: a visitor adds, and reads none', async () => {
    const promo = {
      promotion: `p-${site.run}`,
      event: 'click',
      path: '/',
      meta: {},
      created_at: new Date().toISOString(),
    }
    expect((await site.anon.from('promo_analytics').insert(promo)).error).toBeNull()
    const view = {
      url: `/p-${site.run}`,
      title: 'Home',
      page_type: 'home',
      referrer: 'direct',
      user_agent: 'test',
      device_type: 'desktop',
      timestamp: new Date().toISOString(),
    }
    expect((await site.anon.from('page_analytics').insert(view)).error).toBeNull()
    for (const table of ['promo_analytics', 'page_analytics'])
      expect((await site.anon.from(table).select()).data ?? []).toEqual([])
    await site.service.from('promo_analytics').delete().eq('promotion', promo.promotion)
    await site.service.from('page_analytics').delete().eq('url', view.url)
  })

  test('business_accounts, memberships and user_roles: by owner, by business, by person', async () => {
    const account = await site.service
      .from('business_accounts')
      .insert({ owner_id: owner, name: word })
      .select('id')
      .single()
    const found = await site.service
      .from('business_accounts')
      .select()
      .eq('owner_id', owner)
      .order('created_at')
      .limit(1)
    expect(found.data).toMatchObject([{ id: account.data?.id }])
    const membership = {
      business_id: account.data?.id,
      plan_type: 'basic',
      start_date: '2026-01-01',
      end_date: '2027-01-01',
    }
    const added = await site.service.from('memberships').insert(membership).select('id').single()
    expect(added.error).toBeNull()
    const changed = await site.service
      .from('memberships')
      .update({ plan_type: 'premium', billing_cycle: 'annual', auto_renew: false })
      .eq('id', added.data?.id)
    expect(changed.error).toBeNull()
    const read = await site.service.from('memberships').select().eq('business_id', account.data?.id).limit(1)
    expect(read.data).toMatchObject([{ plan_type: 'premium', is_active: true }])
    expect((await site.service.from('user_roles').select('role').eq('user_id', owner)).data).toEqual([])
    for (const table of ['business_accounts', 'memberships', 'user_roles'])
      expect((await site.anon.from(table).select()).data ?? [], table).toEqual([])
  })
})
