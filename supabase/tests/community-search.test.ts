// The search of the community: what it finds, in which order, and what it never shows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Hit = {
  kind: string
  card?: { title: string; slug: string }
  group?: { name: string }
  person?: { handle: string }
  bio?: string | null
  tag?: string
  used?: number
}
type Found = { hits: Hit[]; counts: Record<string, number>; is_more: boolean }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let writer: Person
  let reader: Person
  let place = ''

  const search = async (args: object, as: Caller = 'anon') => {
    const { status, body } = await site.rpc('community_search', args, as)
    expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.any(String)])
    return body as Found
  }
  const titles = ({ hits }: Found) =>
    hits.map(({ card, group, person, tag }) => card?.title ?? group?.name ?? person?.handle ?? tag)
  const write = async (input: object, as = writer, section = 'forum') => {
    const { status, body } = await site.rpc(
      'save_contribution',
      { section, input: { language: 'en', category: section === 'ideas' ? 'town' : 'welcome', ...input } },
      as,
    )
    expect([status, body]).toEqual([200, expect.anything()])
    return body as { id: string; slug: string }
  }

  beforeAll(async () => {
    site = await open()
    writer = await site.signUp('Mihrab Wordsmith')
    reader = await site.signUp('Reader Two')
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(`update public.profiles set created_at = now() - interval '90 days' where id = $1`, [
      writer.id,
    ])
    await site.rpc('my_person', {}, writer)
    const [business] = await site.database.query<{ id: string }>(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'business') returning id`,
    )
    place = business?.id ?? ''
    await write({ title: 'Zulbia nights at ours', body: 'Bring a plate and a friend with you.' })
    await write({ title: 'What we cook', body: 'Somebody promised zulbia for everyone here.' })
    await write({ title: 'Sweet evenings', body: 'Everybody brings one thing to share.', tags: ['zulbia-night'] })
    await write({ title: 'ليالي رمضان', body: 'نجتمع على الزلابية في المسجد كل ليلة.', language: 'ar' })
    await write({ title: 'More zulbia stalls', body: 'A stall on every corner of the town.' }, writer, 'ideas')
    const draft = await site.rpc(
      'save_contribution',
      { section: 'forum', input: { title: 'Zulbia draft', body: 'Not yet.', language: 'en' }, wanted: 'draft' },
      writer,
    )
    expect(draft.status).toBe(200)
  })
  afterAll(() => site?.close())

  test('words of one language find posts of another, those that are called so first', async () => {
    const found = await search({ asked: [['zulbia', 'زلابيه', 'الزلابيه']] })
    expect(titles(found)[0]).toMatch(/zulbia/i)
    expect(titles(found)).toEqual(expect.arrayContaining(['Zulbia nights at ours', 'What we cook', 'ليالي رمضان']))
    expect(titles(found)).not.toContain('Zulbia draft')
    expect(found.counts).toEqual({ forum: 4, ideas: 1, tag: 1 })
    expect(titles(found).indexOf('Zulbia nights at ours')).toBeLessThan(titles(found).indexOf('What we cook'))
  })

  test('each group of words must be there, one of its words is enough, and words of a phrase stand together', async () => {
    expect(titles(await search({ asked: [['zulbia'], ['corner', 'plate']] })).toSorted()).toEqual([
      'More zulbia stalls',
      'Zulbia nights at ours',
    ])
    expect(titles(await search({ asked: [['nights at ours']] }))).toEqual(['Zulbia nights at ours'])
    expect((await search({ asked: [['ours at nights']] })).hits).toEqual([])
  })

  test('tags are found, counted, and lead their posts', async () => {
    const found = await search({ asked: [['zulbia-night']] })
    expect(found.hits[0]).toMatchObject({ kind: 'tag', tag: 'zulbia-night', used: 1 })
    expect(titles(found)).toContain('Sweet evenings')
  })

  test('one kind alone, page by page, while the counts stay those of all', async () => {
    const ideas = await search({ asked: [['zulbia']], of_kind: 'ideas' })
    expect(titles(ideas)).toEqual(['More zulbia stalls'])
    expect(ideas.counts).toEqual({ forum: 3, ideas: 1, tag: 1 })
    const seen: (string | undefined)[] = []
    for (let starting = 0; starting < 6; starting += 2) {
      const page = await search({ asked: [['zulbia']], starting, max_results: 2 })
      expect(page.is_more).toBe(starting < 3)
      seen.push(...titles(page))
    }
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  test('posts about a place are found by its name', async () => {
    const { id } = await write({ title: 'Their new menu', body: 'Has anybody tried it already?' })
    await site.database.query('update public.contributions set place_id = $2 where id = $1', [id, place])
    expect(titles(await search({ asked: [['nowheretobefound']], places: [place] }))).toEqual(['Their new menu'])
  })

  test('people are found only where they said so, by what those who ask may read', async () => {
    const handle = ((await site.rpc('my_person', {}, writer)).body as { handle: string }).handle
    const show = (facts: object) => site.rpc('save_person', { facts }, writer)
    const people = async (word: string, as: Caller = 'anon') =>
      (await search({ asked: [[word]], of_kind: 'person' }, as)).hits.map(({ person }) => person?.handle)
    await show({ bio: 'I bind books of parchment.', show_bio: 'members' })
    expect(await people('mihrab')).toEqual([])
    expect(await people('mihrab', reader)).toEqual([])
    await show({ show_search: 'members' })
    expect(await people('mihrab')).toEqual([])
    expect(await people('mihrab', reader)).toEqual([handle])
    expect(await people('parchment', reader)).toEqual([handle])
    await show({ show_search: 'everyone' })
    expect(await people('mihrab')).toEqual([handle])
    // Guests would learn from it what is for members.
    expect(await people('parchment')).toEqual([])
    await site.database.query(`update public.profiles set display_name = 'Minbar Wordsmith' where id = $1`, [writer.id])
    expect(await people('minbar')).toEqual([handle])
    await site.rpc('set_block', { handle: (await own(reader)).handle, kind: 'block' }, writer)
    expect(await people('minbar', reader)).toEqual([])
    expect(titles(await search({ asked: [['zulbia']] }, reader))).toEqual([])
    await site.rpc('set_block', { handle: (await own(reader)).handle }, writer)
    await show({ show_search: 'nobody' })
    expect(await people('minbar')).toEqual([])
  })
  const own = async (person: Person) => (await site.rpc('my_person', {}, person)).body as { handle: string }

  test.each<[string, object]>([
    ['nothing', { asked: [] }],
    ['null', { asked: null }],
    ['a word', { asked: 'zulbia' }],
    ['words', { asked: ['zulbia'] }],
    ['an empty group', { asked: [[]] }],
    ['what are no words', { asked: [[null, 3, { a: 1 }]] }],
    ['signs', { asked: [["'", '\\', ':*', '& | ! ( <->']] }],
    ['far too much', { asked: Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => 'a b c')) }],
    [
      'a kind nobody knows',
      { asked: [['zulbia']], starting: -5, max_results: 100_000, of_kind: 'nothing', places: [] },
    ],
  ])('whatever is asked, it answers: %s', async (_, args) => {
    const { status } = await site.rpc('community_search', args, 'anon')
    expect(status).toBe(200)
  })
})
