// rest/v1, reading: filters, embedding, counts, ranges, media types and errors, through an unchanged supabase-js.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces } from '#tests/fixtures/contract.ts'

type Topics = ReturnType<ReturnType<Contract['service']['from']>['select']>

describe.each(contractPlaces)('reading on $name', ({ open }) => {
  let site: Contract
  let prefix: string

  beforeAll(async () => {
    site = await open()
    prefix = `read-${site.run}-`
    const topics = [1, 2, 3, 4, 5].map((n) => ({
      id: prefix + n,
      locale: 'en',
      question: `Question ${n}?`,
      answer: `The Answer ${n} about fasting and prayer`,
      keywords: ['all', `k${n}`, `pair${n % 2}`],
      published: n !== 5,
      position: n,
    }))
    expect((await site.service.from('help_topics').insert(topics)).error).toBeNull()
    const { data: partners, error } = await site.service
      .from('partners')
      .insert([
        { name: `${prefix}olive`, status: 'approved', logo_url: '/x.svg' },
        { name: `${prefix}fig`, status: 'approved', logo_url: '/x.svg' },
        { name: `${prefix}date`, status: 'pending' },
      ])
      .select('id, name')
    expect(error).toBeNull()
    const idOf = (name: string) => partners?.find((partner) => partner.name === prefix + name)?.id
    await site.service.from('partner_contacts').insert([
      { partner_id: idOf('olive'), contact_name: 'Amina', contact_email: 'amina@test.example' },
      { partner_id: idOf('fig'), contact_name: 'Bilal', contact_email: 'bilal@test.example' },
    ])
  })

  afterAll(async () => {
    await site?.service.from('help_topics').delete().like('id', `${prefix}%`)
    await site?.service.from('partners').delete().like('name', `${prefix}%`)
    await site?.close()
  })

  /** The numbers of the topics a question finds. */
  async function found(narrow: (topics: Topics) => Topics): Promise<number[]> {
    const all = site.service.from('help_topics').select('id') as unknown as Topics
    const { data, error } = await narrow(all.like('id', `${prefix}%`)).order('id')
    expect(error).toBeNull()
    return (data as unknown as { id: string }[]).map(({ id }) => Number(id.slice(prefix.length)))
  }

  test.each<[string, (topics: Topics) => Topics, number[]]>([
    ['eq', (t) => t.eq('position', 3), [3]],
    ['neq', (t) => t.neq('position', 3), [1, 2, 4, 5]],
    ['gt', (t) => t.gt('position', 3), [4, 5]],
    ['gte', (t) => t.gte('position', 3), [3, 4, 5]],
    ['lt', (t) => t.lt('position', 3), [1, 2]],
    ['lte', (t) => t.lte('position', 3), [1, 2, 3]],
    ['like', (t) => t.like('answer', '%Answer 2%'), [2]],
    ['like, which minds capitals', (t) => t.like('answer', '%ANSWER 2%'), []],
    ['ilike', (t) => t.ilike('answer', '%ANSWER 2%'), [2]],
    ['like(all)', (t) => t.likeAllOf('answer', ['%Answer%', '%3%']), [3]],
    ['ilike(any)', (t) => t.ilikeAnyOf('answer', ['%answer 2%', '%answer 3%']), [2, 3]],
    ['match', (t) => t.filter('question', 'match', '^Question [12]'), [1, 2]],
    ['imatch', (t) => t.filter('question', 'imatch', '^question [12]'), [1, 2]],
    ['in', (t) => t.in('position', [1, 4, 9]), [1, 4]],
    ['in, with signs of the language itself', (t) => t.in('question', ['Question 1?', 'a,b', 'c"d', '(e)']), [1]],
    ['is', (t) => t.is('published', false), [5]],
    ['is, of null', (t) => t.is('answer', null), []],
    ['isdistinct', (t) => t.filter('position', 'isdistinct', 3), [1, 2, 4, 5]],
    ['eq(any)', (t) => t.filter('position', 'eq(any)', '{1,2}'), [1, 2]],
    ['not', (t) => t.not('position', 'in', '(1,2)'), [3, 4, 5]],
    ['or', (t) => t.or('position.eq.1,position.eq.5'), [1, 5]],
    ['or with and within', (t) => t.or('position.eq.1,and(position.gt.2,position.lt.4)'), [1, 3]],
    ['or with not.and within', (t) => t.or('position.eq.1,not.and(position.gte.1,position.lte.4)'), [1, 5]],
    ['several, all of them', (t) => t.gt('position', 1).lt('position', 4), [2, 3]],
    ['match of an object', (t) => t.match({ position: 2, locale: 'en' }), [2]],
    ['contains', (t) => t.contains('keywords', ['pair1']), [1, 3, 5]],
    ['containedBy', (t) => t.containedBy('keywords', ['all', 'k2', 'pair0', 'x']), [2]],
    ['overlaps', (t) => t.overlaps('keywords', ['k2', 'k3']), [2, 3]],
    ['fts', (t) => t.textSearch('answer', 'fast & 2', { config: 'english' }), [2]],
    ['plfts', (t) => t.textSearch('answer', 'fasting 3', { config: 'english', type: 'plain' }), [3]],
    ['phfts', (t) => t.textSearch('answer', 'answer 4', { config: 'english', type: 'phrase' }), [4]],
    ['wfts', (t) => t.textSearch('answer', 'fasting -3', { config: 'english', type: 'websearch' }), [1, 2, 4, 5]],
  ])('filter: %s', async (_name, narrow, numbers) => {
    expect(await found(narrow)).toEqual(numbers)
  })

  test('row-level security holds for every question', async () => {
    const { data } = await site.anon.from('help_topics').select('position').like('id', `${prefix}%`).order('position')
    expect(data).toEqual([1, 2, 3, 4].map((position) => ({ position })))
    const { error, status } = await site.anon.from('outbox').select()
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  const topics = () => site.service.from('help_topics')
  const partners = () => site.service.from('partners')

  test('columns: renamed, cast, from within JSON', async () => {
    const { data } = await topics().select('name:id, place:position::text').eq('id', `${prefix}1`)
    expect(data).toEqual([{ name: `${prefix}1`, place: '1' }])
    expect((await site.service.from('businesses').select('name, monday:hours->mon').limit(0)).data).toEqual([])
  })

  test('order: by several, either way', async () => {
    const { data } = await topics()
      .select('position')
      .like('id', `${prefix}%`)
      .order('published', { ascending: true })
      .order('position', { ascending: false, nullsFirst: false })
    expect(data?.map(({ position }) => position)).toEqual([5, 4, 3, 2, 1])
  })

  test('limit and range, with the count beside', async () => {
    const page = await topics().select('position', { count: 'exact' }).like('id', `${prefix}%`).order('id').range(1, 2)
    expect([page.data, page.count, page.status]).toEqual([[{ position: 2 }, { position: 3 }], 5, 206])
    const rest = await topics().select('position').like('id', `${prefix}%`).order('id').range(3, 99)
    expect(rest.data).toHaveLength(2)
    const past = await topics().select('position', { count: 'exact' }).like('id', `${prefix}%`).range(50, 60)
    expect([past.status, past.error?.code]).toEqual([416, 'PGRST103'])
  })

  test('counts alone, exact and guessed', async () => {
    const exact = await topics().select('*', { count: 'exact', head: true }).like('id', `${prefix}%`)
    expect([exact.data, exact.count]).toEqual([null, 5])
    for (const count of ['planned', 'estimated'] as const)
      expect((await topics().select('*', { count, head: true })).count, count).toBeGreaterThanOrEqual(0)
  })

  test('single and maybeSingle', async () => {
    const one = await topics().select('position').eq('id', `${prefix}1`).single()
    expect(one.data).toEqual({ position: 1 })
    const none = await topics().select().eq('id', `${prefix}none`).single()
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ])
    const many = await topics().select().like('id', `${prefix}%`).single()
    expect([many.status, many.error?.code]).toEqual([406, 'PGRST116'])
    const maybe = await topics().select().eq('id', `${prefix}none`).maybeSingle()
    expect([maybe.error, maybe.data]).toEqual([null, null])
  })

  test('as CSV, and without nulls', async () => {
    const { data } = await topics().select('id, position').like('id', `${prefix}%`).lt('position', 3).order('id').csv()
    expect(data).toBe(`id,position\n${prefix}1,1\n${prefix}2,2`)
    const bare = await partners().select('name, website_url').eq('name', `${prefix}fig`).stripNulls()
    expect(bare.data).toEqual([{ name: `${prefix}fig` }])
  })

  test('embedded: one below, one above, renamed, spread', async () => {
    const below = await partners().select('name, contact:partner_contacts(contact_name)').like('name', `${prefix}%`)
    expect(below.data?.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: `${prefix}date`, contact: null },
      { name: `${prefix}fig`, contact: { contact_name: 'Bilal' } },
      { name: `${prefix}olive`, contact: { contact_name: 'Amina' } },
    ])
    const contacts = () => site.service.from('partner_contacts')
    const above = await contacts().select('contact_name, partners!inner(name)').eq('partners.name', `${prefix}fig`)
    expect(above.data).toEqual([{ contact_name: 'Bilal', partners: { name: `${prefix}fig` } }])
    const spread = await contacts()
      .select('contact_name, ...partners!inner(partner:name)')
      .eq('partners.name', `${prefix}fig`)
    expect(spread.data).toEqual([{ contact_name: 'Bilal', partner: `${prefix}fig` }])
  })

  test('embedded: filtered, required, absent, nested and ordered', async () => {
    const filtered = await partners()
      .select('name, partner_contacts(contact_name)')
      .eq('name', `${prefix}olive`)
      .eq('partner_contacts.contact_name', 'Nobody')
    expect(filtered.data).toEqual([{ name: `${prefix}olive`, partner_contacts: null }])
    const required = await partners()
      .select('name, partner_contacts!inner(contact_name)')
      .like('name', `${prefix}%`)
      .eq('partner_contacts.contact_name', 'Amina')
    expect(required.data?.map(({ name }) => name)).toEqual([`${prefix}olive`])
    const absent = await partners()
      .select('name, partner_contacts()')
      .like('name', `${prefix}%`)
      .is('partner_contacts', null)
    expect(absent.data).toEqual([{ name: `${prefix}date` }])
    const nested = await partners()
      .select('name, partner_contacts(contact_name, partners(status))')
      .eq('name', `${prefix}fig`)
    expect(nested.data).toEqual([
      { name: `${prefix}fig`, partner_contacts: { contact_name: 'Bilal', partners: { status: 'approved' } } },
    ])
    const ordered = await site.service
      .from('partner_contacts')
      .select('contact_name, partners!inner(name)')
      .like('partners.name', `${prefix}%`)
      .order('partners(name)', { ascending: false })
    expect(ordered.data?.map(({ contact_name }) => contact_name)).toEqual(['Amina', 'Bilal'])
  })

  test.each<[string, () => PromiseLike<{ status: number; error: { code: string } | null }>, number, string]>([
    ['an unknown table', () => site.service.from('nothing').select(), 404, 'PGRST205'],
    ['an unknown column', () => topics().select('nothing'), 400, '42703'],
    ['an unknown relationship', () => partners().select('name, nothing(id)'), 400, 'PGRST200'],
    ['a value of another type', () => topics().select().eq('position', 'three'), 400, '22P02'],
    ['an unknown schema', () => site.service.schema('auth').from('users').select(), 406, 'PGRST106'],
    ['a broken filter', () => topics().select().or('position.eq.1,and(') as never, 400, 'PGRST100'],
    ['sums', () => topics().select('position.sum()'), 400, 'PGRST123'],
  ])('error: %s', async (_name, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, answer.error?.code]).toEqual([status, code])
  })

  test('every error has PostgREST’s four fields', async () => {
    const answer = await site.ask('/rest/v1/nothing')
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['code', 'details', 'hint', 'message'])
  })

  test('rpc: by POST, GET and HEAD', async () => {
    const { data } = await partners().select('id').eq('name', `${prefix}olive`).single()
    const badge = { badge_id: data?.id }
    expect((await site.anon.rpc('partner_badge', badge)).data).toMatchObject({ name: `${prefix}olive` })
    expect((await site.anon.rpc('partner_badge', badge, { get: true })).data).toMatchObject({ id: data?.id })
    const head = await site.anon.rpc('partner_badge', badge, { head: true })
    expect([head.status, head.error, head.data]).toEqual([200, null, null])
  })

  test('rpc: a set is filtered, ordered and counted like a table', async () => {
    const { data, count, error } = await site.service
      .rpc('photo_files_to_remove', { max_results: 10 }, { count: 'exact' })
      .limit(1)
    expect(error).toBeNull()
    expect(Array.isArray(data)).toBe(true)
    expect(count).toBe(data?.length)
  })

  test('rpc: what may not be', async () => {
    const unknown = await site.anon.rpc('nothing')
    expect([unknown.status, unknown.error?.code]).toEqual([404, 'PGRST202'])
    const argument = await site.anon.rpc('partner_badge', { nothing: 1 })
    expect([argument.status, argument.error?.code]).toEqual([404, 'PGRST202'])
    const denied = await site.anon.rpc('claim_outbox')
    expect([denied.status, denied.error?.code]).toEqual([401, '42501'])
    const writing = await site.service.rpc('claim_outbox', {}, { get: true })
    expect([writing.status, writing.error?.code]).toEqual([405, '25006'])
  })
})
