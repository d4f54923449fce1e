// The kept sums of the directory say what counting its places would, whatever is done to them and whenever they are folded.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const GROUPS = `country_code, city, business_category, parts, source, licence, is_sample`

/** What the sums say and what is there, in either direction: nothing where they agree. */
const DIFFERENCE = `
  with counted as (
    select 'business' as kind, l.is_town, u.country_code, case when l.is_town then u.city end as city, u.business_category,
      u.parts, case when not l.is_town then u.source end as source, case when not l.is_town then u.licence end as licence,
      u.is_sample, count(*) as places, count(u.position) as placed,
      count(*) filter (where u.rating is not null and u.reviews_count > 0) as rated, sum(u.reviews_count) as reviews,
      count(*) filter (where u.halal_level = 3) as certified, count(*) filter (where u.halal_level = 2) as confirmed,
      count(*) filter (where u.muslim_owned) as muslim_owned,
      count(*) filter (where u.facts -> 'prayer_space' = 'true') as prayer_space,
      count(*) filter (where u.facts -> 'delivery' = 'true') as delivery
    from public.business_unified as u cross join (values (false), (true)) as l (is_town)
    where u.is_offered and (not l.is_town or (u.city is not null and u.country_code is not null))
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    union all
    select 'mosque', l.is_town, m.country_code, case when l.is_town then m.city end, null, '{}'::text[],
      case when not l.is_town then m.source end, case when not l.is_town then m.licence end, m.is_sample,
      count(*), count(m.position), 0, 0, 0, 0, 0, 0, 0
    from public.mosque_unified as m cross join (values (false), (true)) as l (is_town)
    where not l.is_town or (m.city is not null and m.country_code is not null)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  ),
  said as (
    select k.kind, t.is_town, ${GROUPS}, places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery
    from (values ('business'), ('mosque')) as k (kind)
    cross join (values (false), (true)) as t (is_town)
    cross join lateral private.sums_of(k.kind, t.is_town) as s
  )
  (select 'said' as of, s.* from said as s except select 'said', c.* from counted as c)
  union all
  (select 'counted', c.* from counted as c except select 'counted', s.* from said as s)`

/** Every kind of change a place goes through, each in a statement of its own. */
const CHANGES: Record<string, string> = {
  'many are listed at once': `
    insert into public.businesses (status, name, city, country_code, latitude, longitude, business_category, subcategory, rating,
      reviews_count, muslim_owned, facts)
    select 'published', 'Place ' || i, case when i % 7 > 0 then 'Town ' || i % 3 end, (array['GB', 'FR', null])[1 + i % 3],
      case when i % 5 > 0 then 51 + i * 0.01 end, case when i % 5 > 0 then i * 0.01 end,
      (array['restaurants', 'finance', 'retail'])[1 + i % 3], case when i % 4 = 0 then 'grill' end,
      case when i % 2 = 0 then 4 end, i % 4, i % 2 = 0, case when i % 3 = 0 then '{"prayer_space": true}' else '{}' end::jsonb
    from generate_series(1, 60) as i`,
  'mosques come': `
    insert into public.mosques (status, name, city, country_code, latitude, longitude)
    select 'published', 'Masjid ' || i, 'Town ' || i % 3, 'GB', 51 + i * 0.01, 0.1 from generate_series(1, 9) as i`,
  'some move to another town': `update public.businesses set city = 'Elsewhere' where name like 'Place 1%'`,
  'some are of another kind': `update public.businesses set business_category = 'retail', subcategory = null where name like 'Place 2%'`,
  'some close for good': `update public.businesses set closed_on = current_date where name like 'Place 3%'`,
  'some open again': `update public.businesses set closed_on = null where name like 'Place 33%'`,
  'ratings change': `update public.businesses set rating = 3, reviews_count = reviews_count + 2 where name like 'Place 4%'`,
  'one becomes a sample': `update public.businesses set is_sample = true where name = 'Place 5'`,
  'nothing changes': `update public.businesses set name = name`,
  'some are withdrawn': `update public.businesses set status = 'draft' where name like 'Place 5%'`,
  'some are gone': `delete from public.businesses where name like 'Place 2%'; delete from public.mosques where name = 'Masjid 3'`,
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())

  const run = (sql: string) => site.database.script(sql)
  const count = async (sql: string) =>
    (await site.database.query<{ n: number }>(`select count(*)::int as n ${sql}`))[0]?.n
  const fold = () => run('select public.fold_directory_sums()')

  test('they say what counting would, after each change', async () => {
    for (const [change, sql] of Object.entries(CHANGES)) {
      await run(sql)
      expect(await site.database.query(DIFFERENCE), change).toEqual([])
    }
    expect(await count(`from private.sums_of('business')`)).toBeGreaterThan(3)
  })

  test('folding leaves one row of each group and changes nothing, and changes go on from there', async () => {
    await fold()
    expect(await count('from private.directory_sums where not is_folded')).toBe(0)
    expect(
      await count('from (select from private.directory_sums group by group_key having count(*) > 1) as twice'),
    ).toBe(0)
    expect(await site.database.query(DIFFERENCE)).toEqual([])
    await run(`update public.businesses set city = 'Back' where city = 'Elsewhere'`)
    expect(await count('from private.directory_sums where not is_folded')).toBeGreaterThan(0)
    expect(await site.database.query(DIFFERENCE)).toEqual([])
    await fold()
    expect(await site.database.query(DIFFERENCE)).toEqual([])
    expect(await count(`from private.directory_sums where city = 'Elsewhere'`), 'an empty group').toBe(0)
  })

  test('a change that touches nothing counted adds no row', async () => {
    await fold()
    await run(`update public.businesses set phone = '+44 20 7946 0000' where status = 'published'`)
    expect(await count('from private.directory_sums where not is_folded')).toBe(0)
  })

  test('added up anew they are the same', async () => {
    await run('select private.collect_directory_sums()')
    expect(await site.database.query(DIFFERENCE)).toEqual([])
  })

  test('nobody but the site reads or folds them', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(
        await site.database.query(
          `select has_table_privilege($1, 'private.directory_sums', 'select') as reads,
            has_function_privilege($1, 'public.fold_directory_sums()', 'execute') as folds`,
          [role],
        ),
      ).toEqual([{ reads: false, folds: role === 'service_role' }])
  })
})
