// Counts of searches that found nothing: who is counted, who reads the counts, and that nobody can be recognised in them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MissedSearch } from '#app/core/request/services.ts'
import { createRecorder } from '#server/analytics/recorder.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Line = { wanted: string; category: string; times: number; weeks: (number | null)[]; place: string | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let cook: Person
  let barber: Person
  let stranger: Person
  let kitchen: string

  beforeAll(async () => {
    site = await open()
    cook = await site.signUp('demand-cook')
    barber = await site.signUp('demand-barber')
    stranger = await site.signUp('demand-stranger')
    for (const [name, owner, category] of [
      ['Demand Kitchen', cook, 'restaurants'],
      ['Demand Barber', barber, 'services'],
    ] as const)
      await site.database.query(
        `with mine as (insert into public.business_accounts (owner_id) values ($2) returning id)
         insert into public.businesses (name, owner_id, business_account_id, status, city, country_code, business_category)
         select $1, $2, mine.id, 'published', 'Ambleside', 'GB', $3 from mine`,
        [name, owner.id, category],
      )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where owner_id = $1',
      [cook.id],
    )
    kitchen = row?.place_id ?? ''
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.query('delete from public.missed_searches')
    await site.database.query(`update public.businesses set cuisines = '{}' where place_id = $1`, [kitchen])
  })

  const missed = (parts: Partial<MissedSearch> = {}): MissedSearch => ({
    country_code: 'GB',
    city: 'Ambleside',
    wanted: 'dish',
    category: 'biryani',
    subcategory: '',
    ...parts,
  })
  const count = async (entries: object[]) =>
    expect((await site.rpc('count_missed_searches', { entries }, 'service')).status).toBeLessThan(300)
  /** So many days ago, counted from this week's Monday. */
  const weekday = async (days: number) =>
    (
      await site.database.query<{ day: string }>(
        `select (date_trunc('week', private.today())::date - $1::integer)::text as day`,
        [days],
      )
    )[0]?.day ?? ''
  const told = async (as: Person) => {
    const { body } = await site.rpc('owner_analytics', {}, as)
    return (body as { missed: { searches: Line[] }[] }).missed.flatMap(({ searches }) => searches)
  }

  test('a visitor counts once a day for a kind and town, and the week that runs is not told', async () => {
    const recorder = createRecorder({ service: serviceClient(site.backend), log: () => {} })
    const now = new Date()
    for (const visit of ['a', 'a', 'b', 'c', 'c']) recorder.addMissed(visit, missed(), now)
    recorder.addMissed('a', missed({ category: 'kebab' }), now)
    await recorder.stop()
    expect(await site.database.query('select category, times from public.missed_searches order by category')).toEqual([
      { category: 'biryani', times: 3 },
      { category: 'kebab', times: 1 },
    ])
    expect(await told(cook)).toEqual([])
    await site.database.query('update public.missed_searches set week = week - 7')
    expect(await told(cook)).toMatchObject([{ category: 'biryani', times: 3, place: kitchen }])
  })

  test('fewer than three are told neither in a week nor in all, and each week stands in its place', async () => {
    await count([
      { ...missed(), day: await weekday(1), times: 3 },
      { ...missed(), day: await weekday(8), times: 2 },
      { ...missed(), day: await weekday(84), times: 5 },
      { ...missed(), day: await weekday(85), times: 90 },
      { ...missed({ wanted: 'job', category: 'part-time' }), day: await weekday(1), times: 2 },
      { ...missed({ city: 'Elsewhere' }), day: await weekday(1), times: 9 },
    ])
    expect(await told(cook)).toEqual([
      {
        ...{ wanted: 'dish', category: 'biryani', subcategory: '', times: 10, place: kitchen },
        weeks: [5, ...Array.from({ length: 9 }, () => null), null, 3],
      },
    ])
  })

  test('a dish is told to those who cook, until they serve it; a kind of place to that kind; work to everyone', async () => {
    const day = await weekday(2)
    const lines = [
      missed(),
      missed({ wanted: 'hours', category: 'all' }),
      missed({ wanted: 'job', category: 'all' }),
      missed({ wanted: 'place', category: 'restaurants', subcategory: 'cafe' }),
      missed({ wanted: 'hours', category: 'restaurants' }),
    ]
    await count(lines.map((line) => ({ ...line, day, times: 4 })))
    const wanted = async (as: Person) => (await told(as)).map((line) => line.wanted)
    expect(await wanted(cook)).toEqual(['dish', 'hours', 'hours', 'job', 'place'])
    // Nobody who cuts hair opens a café for it.
    expect(await wanted(barber)).toEqual(['hours', 'job'])
    expect(await wanted(stranger)).toEqual([])
    const add = (dish: string, as: Person | 'anon') => site.rpc('add_dish', { place: kitchen, dish }, as)
    expect((await add('biryani', 'anon')).status).toBe(401)
    for (const as of [stranger, barber]) expect((await add('biryani', as)).status).toBe(404)
    expect((await add("'; drop table", cook)).status).toBe(400)
    for (let n = 0; n < 2; n++) expect((await add('biryani', cook)).status).toBe(204)
    expect(await wanted(cook)).toEqual(['hours', 'hours', 'job', 'place'])
    const found = await site.rpc('search_businesses', { query: '', filters: { cuisine: 'biryani' } }, 'anon')
    expect(JSON.stringify(found.body)).toContain('Demand Kitchen')
  })

  test('what the sample made up is told to its own accounts alone', async () => {
    await count([{ ...missed(), day: await weekday(1), times: 4 }])
    await site.database.query(
      `insert into public.missed_searches (week, country_code, city, wanted, category, times, is_sample)
       select week, country_code, city, wanted, category, 90, true from public.missed_searches`,
    )
    expect((await told(cook)).map(({ times }) => times)).toEqual([4])
  })

  test('a week takes only so many towns, whoever makes names up', async () => {
    await site.database.query(
      `insert into public.missed_searches (week, country_code, city, category)
       select date_trunc('week', private.today()), 'XX', 'Town ' || n, 'grocery' from generate_series(1, 19999) as n`,
    )
    const day = await weekday(-1)
    const made = (city: string) => ({
      ...missed({ country_code: 'XX', city, wanted: 'place', category: 'grocery' }),
      day,
    })
    await count([made('Town 1'), made('A'), made('B')].map((entry) => ({ ...entry, times: 1 })))
    expect(
      await site.database.query(
        `select city, times from public.missed_searches where city in ('Town 1', 'A', 'B') order by city`,
      ),
    ).toEqual([
      { city: 'A', times: 1 },
      { city: 'Town 1', times: 2 },
    ])
  })

  test('only the process counts', async () => {
    for (const as of ['anon', stranger, cook] as const)
      expect((await site.rpc('count_missed_searches', { entries: [] }, as)).status).toBe(as === 'anon' ? 401 : 403)
    // What the table refuses takes nothing with it and tells nothing.
    const answer = await site.rpc(
      'count_missed_searches',
      { entries: [{ ...missed({ country_code: 'nowhere' }), day: await weekday(1), times: 1 }] },
      'service',
    )
    expect(answer.status).toBe(400)
  })
})
