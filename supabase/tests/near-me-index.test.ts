// Near me must stay quick when the directory is large: with 20 000 places it has to read through the index.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend

  beforeAll(async () => {
    site = await open()
    // Straight into the public tables: how rows get there is another test, and ten times slower.
    await site.database.script(`
      insert into public.places (id, kind)
      select md5('b' || n)::uuid, 'business' from generate_series(1, 20000) as n;
      insert into public.business_unified (id, slug, name, source_table, source_row, latitude, longitude, business_category)
      select md5('b' || n)::uuid, 'place-' || n, 'Place ' || n, 'business', md5('s' || n)::uuid,
        -60 + (n * 7919 % 120000) / 1000.0, -180 + (n * 104729 % 360000) / 1000.0,
        case n % 10 when 0 then 'grocery' else 'restaurants' end
      from generate_series(1, 20000) as n;
      analyze public.business_unified;
    `)
  })
  afterAll(() => site?.close())

  /** Pages read while the statement ran, those of the functions it calls included. */
  async function countPagesRead(statement: string): Promise<number> {
    await site.database.query(statement)
    const rows = await site.database.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${statement}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const [, hit, read] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? []
    if (!hit && !read) throw new Error(`No buffers in the plan:\n${plan}`)
    return Number(hit ?? 0) + Number(read ?? 0)
  }

  async function countTablePages(): Promise<number> {
    const [row] = await site.database.query<{ pages: number }>(
      `select (pg_relation_size('public.business_unified') / 8192)::int as pages`,
    )
    return row?.pages ?? 0
  }

  test('the k-nearest query itself uses the GiST index', async () => {
    const rows = await site.database.query<{ 'QUERY PLAN': string }>(
      `explain select id from public.business_unified
       where position is not null
       order by position operator(extensions.<->) private.sphere_point(51.5, -0.1) fetch first 40 rows with ties`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('business_unified_position')
  })

  test.each([
    ['near_businesses', 'select * from public.near_businesses(51.5, -0.1)'],
    ['near_businesses by category', `select * from public.near_businesses(51.5, -0.1, 'grocery')`],
    ['near_businesses for a visitor nowhere', 'select * from public.near_businesses()'],
    ['home_page', 'select public.home_page(51.5, -0.1)'],
  ])('%s reads a fraction of the table', async (_, statement) => {
    // Often enough that a generic plan would have taken over by then.
    for (let run = 0; run < 7; run++) await site.database.query(statement)
    const [read, pages] = [await countPagesRead(statement), await countTablePages()]
    expect(pages).toBeGreaterThan(500)
    // A k-nearest scan visits more index pages than a plain one; home_page looks at 200 places instead of 40.
    expect(read).toBeLessThan(pages * 0.75)
  })

  test('the same measure notices when the index is not used', async () => {
    const statement = 'select * from public.near_businesses(51.5, -0.1)'
    const withIndex = await countPagesRead(statement)
    const without = await site.database.transaction(async (tx) => {
      await tx.script('set local enable_indexscan = off; set local enable_indexonlyscan = off')
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${statement}`)
      const [, hit, read] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(rows.map((row) => row['QUERY PLAN']).join('\n')) ?? []
      return Number(hit ?? 0) + Number(read ?? 0)
    })
    expect(without).toBeGreaterThan(withIndex * 3)
  })
})
