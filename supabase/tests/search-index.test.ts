// Searching and near me must stay quick when the directory is large: with 20 000 places they have to read through the indexes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend

  beforeAll(async () => {
    site = await open()
    // Straight into the public table, and without triggers: how rows get there is another test, and ten times slower.
    await site.database.script(`
      alter table public.business_unified disable trigger user;
      insert into public.places (id, kind)
      select md5('b' || n)::uuid, 'business' from generate_series(1, 20000) as n;
      insert into public.business_unified (id, slug, name, source_table, source_row, latitude, longitude, business_category, facts, rating)
      select md5('b' || n)::uuid, 'place-' || n,
        case when n % 4000 = 7 then 'Qamarstan ' else 'Place ' end || md5(n::text), 'business', md5('s' || n)::uuid,
        -60 + (n * 7919 % 120000) / 1000.0, -180 + (n * 104729 % 360000) / 1000.0,
        case n % 10 when 0 then 'grocery' else 'restaurants' end,
        case when n % 5000 = 9 then '{"sisters_space": true}'::jsonb else '{}' end, 3 + n % 20 / 10.0
      from generate_series(1, 20000) as n;
      alter table public.business_unified enable trigger user;
      select private.collect_listing_words();
    `)
    // Fresh entries of a GIN index wait in a list until then, which makes it look dear.
    await site.database.script('vacuum analyze public.business_unified')
    await site.database.script('vacuum analyze private.listing_words')
  })
  afterAll(() => site?.close())

  async function explain(statement: string): Promise<string> {
    const rows = await site.database.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  function pagesIn(plan: string): number {
    const [, hit, read] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? []
    if (!hit && !read) throw new Error(`No buffers in the plan:\n${plan}`)
    return Number(hit ?? 0) + Number(read ?? 0)
  }

  /**
   * Pages read while the statement ran, those of the functions it calls included. The least of a few runs: a connection
   * that runs it for the first time reads the catalogue, too.
   */
  async function countPagesRead(statement: string): Promise<number> {
    const counts: number[] = []
    for (let run = 0; run < 6; run++) {
      counts.push(pagesIn(await explain(`(analyze, buffers, costs off) ${statement}`)))
    }
    return Math.min(...counts)
  }

  const from = 'select id from public.business_unified where closed_on is null and'
  test.each([
    ['words', `${from} search @@ 'qamarstan:*'::tsquery`, 'business_unified_search'],
    ['part of a name', `${from} name_folded like '%amarsta%'`, 'business_unified_name_trigrams'],
    ['a rare fact', `${from} terms @> '{fact:sisters_space}'`, 'business_unified_terms'],
    [
      'an area',
      `${from} position operator(extensions.<@) extensions.cube_enlarge(private.sphere_point(51.5, -0.1), 75, 3)`,
      'business_unified_position',
    ],
    [
      'the nearest',
      `${from} position is not null order by position operator(extensions.<->) private.sphere_point(51.5, -0.1) limit 24`,
      'business_unified_position',
    ],
    [
      'the nearest with ties',
      `${from} position is not null order by position operator(extensions.<->) private.sphere_point(51.5, -0.1) fetch first 40 rows with ties`,
      'business_unified_position',
    ],
    [
      'the best rated',
      `${from} true order by rating desc nulls last, reviews_count desc limit 24`,
      'business_unified_rated',
    ],
    ['the newest', `${from} true order by created_at desc limit 24`, 'business_unified_newest'],
    [
      'similar words',
      `select word from private.listing_words where word operator(extensions.%) 'qamrastan'`,
      'listing_words_trigrams',
    ],
  ])('%s are found through an index', async (_, statement, index) => {
    expect(await explain(statement)).toContain(index)
  })

  const pagesOfTable = async () => {
    const [table] = await site.database.query<{ pages: number }>(
      `select (pg_relation_size('public.business_unified') / 8192)::int as pages`,
    )
    return table?.pages ?? 0
  }

  test.each([
    ['near me', '51.5, -0.1'],
    ['a rare word', `51.5, -0.1, query => 'qamarstan'`],
    ['part of a name', `51.5, -0.1, query => 'amarsta'`],
    ['a typing error', `51.5, -0.1, query => 'qamrastan'`],
    ['a rare filter', `51.5, -0.1, filters => '{"facts": ["sisters_space"]}'`],
    ['a rare filter for a visitor nowhere', `filters => '{"facts": ["sisters_space"]}'`],
  ])('%s reads a fraction of the table', async (_, parameters) => {
    const statement = `select public.search_businesses(${parameters})`
    const pages = await pagesOfTable()
    expect(pages).toBeGreaterThan(800)
    expect(await countPagesRead(statement)).toBeLessThan(pages * 0.75)
  })

  test.each([
    ['near_businesses', 'select * from public.near_businesses(51.5, -0.1)'],
    ['near_businesses by category', `select * from public.near_businesses(51.5, -0.1, 'grocery')`],
    ['near_businesses for a visitor nowhere', 'select * from public.near_businesses()'],
    ['home_page', 'select public.home_page(51.5, -0.1)'],
  ])('%s reads a fraction of the table', async (_, statement) => {
    // Often enough that a generic plan would have taken over by then.
    for (let run = 0; run < 7; run++) await site.database.query(statement)
    // A k-nearest scan visits more index pages than a plain one; home_page looks at 200 places instead of 40.
    expect(await countPagesRead(statement)).toBeLessThan((await pagesOfTable()) * 0.75)
  })

  test('the same measure notices when the index is not used', async () => {
    const statement = 'select * from public.near_businesses(51.5, -0.1)'
    const withIndex = await countPagesRead(statement)
    const without = await site.database.transaction(async (tx) => {
      await tx.script('set local enable_indexscan = off; set local enable_indexonlyscan = off')
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${statement}`)
      return pagesIn(rows.map((row) => row['QUERY PLAN']).join('\n'))
    })
    expect(without).toBeGreaterThan(withIndex * 3)
  })

  test('a word is looked up in the index, however often it was asked for', async () => {
    // From the sixth time on, a connection may use one plan for all words, which cannot know how any of them begins.
    const plan = await site.database.transaction(async (tx) => {
      let rows: { 'QUERY PLAN': string }[] = []
      for (let time = 0; time < 8; time++)
        rows = await tx.query(`explain (analyze, buffers, costs off) select private.has_unknown_word('qamrastan')`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(pagesIn(plan)).toBeLessThan(40)
  })
})
