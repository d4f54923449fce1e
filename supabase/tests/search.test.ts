// Searching the directory: order, radius, words and filters as the specification has them, on data whose expected order
// is worked out by hand.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'
import { listSingleWords } from '../../scripts/db/write-category-words.ts'

const visitor = { lat: 51.5, lng: -0.1 }
const KM_PER_DEGREE = (Math.PI * 6371) / 180

type Listing = {
  name: string
  /** Kilometres due north of the visitor; without it the position is unknown. */
  km?: number
  priority_level?: string
  subscription_tier?: string
  featured?: boolean
  rating?: number
  reviews_count?: number
  business_category?: string
  subcategory?: string
  latitude?: number
  longitude?: number
  city_latitude?: number
  city_longitude?: number
  description?: string
  services?: string[]
  cuisines?: string[]
  city?: string
  phone?: string
  halal_level?: number
  muslim_owned?: boolean
  facts?: Record<string, boolean>
  price_range?: string
  hours?: object
  closed_on?: string
}
type Found = {
  rows: { name: string; distance: number; why: object | null }[]
  total: number
  is_more: boolean
  is_narrowed: boolean
  near: number | null
  elsewhere: number | null
  is_corrected: boolean
}

const place = ({ km, ...listing }: Listing) => ({
  ...(km !== undefined && { latitude: visitor.lat + km / KM_PER_DEGREE, longitude: visitor.lng }),
  ...listing,
})
const many = (count: number, km: number, word: string, more: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `${word} ${index}`, km: km + index / 100, ...more }))

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      // Not truncate, which makes every index of every table that refers to places anew.
      'delete from public.businesses; delete from public.business; delete from public.places',
    )
  })

  async function list(...listings: Listing[]) {
    await site.database.query(
      `insert into public.businesses (status, name, latitude, longitude, priority_level, subscription_tier, featured,
         rating, reviews_count, business_category, subcategory, description, city, phone, halal_level, muslim_owned,
         facts, price_range, hours, closed_on, city_latitude, city_longitude, services, cuisines)
       select 'published', name, latitude, longitude, priority_level, subscription_tier, coalesce(featured, false),
         rating, coalesce(reviews_count, 0), business_category, subcategory, description, city, phone, halal_level,
         muslim_owned, coalesce(facts, '{}'), price_range, hours, closed_on, city_latitude, city_longitude,
         coalesce(services, '{}'), coalesce(cuisines, '{}')
       from jsonb_populate_recordset(null::public.businesses, $1::text::jsonb)`,
      [JSON.stringify(listings.map(place))],
    )
  }
  async function search(parameters: object = {}): Promise<Found> {
    const { status, body } = await site.rpc('search_businesses', { ...visitor, ...parameters }, 'anon')
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Found
  }
  const names = ({ rows }: Found) => rows.map(({ name }) => name)
  const find = async (parameters: object = {}) => names(await search(parameters))

  describe('a dish', () => {
    const dishes = () =>
      list(
        { name: 'City Kebabs', km: 2.4, business_category: 'restaurants', cuisines: ['burger'] },
        { name: 'Amigos', km: 0.4, business_category: 'restaurants', cuisines: ['chicken', 'kebab'] },
        { name: 'Steak Yard', km: 0.1, business_category: 'restaurants', cuisines: ['steak'] },
      )
    test.each(['kebab', 'kebabs', 'doner', 'كباب', 'kebap'])(
      'is found in any language, the nearest first: %s',
      async (word) => {
        await dishes()
        expect((await find({ query: word })).filter((name) => name !== 'City Kebabs')).toEqual(['Amigos'])
      },
    )
    test('counts as much as a name that has it', async () => {
      await dishes()
      expect(await find({ query: 'kebab' })).toEqual(['Amigos', 'City Kebabs'])
    })
  })

  describe('the order', () => {
    // Section 9: "Sort order: distance, then priority, then featured, rating, review count." and "Priority values:
    // platinum or diamond 3, gold 2, silver or bronze 1, or a numeric priority."
    test('is distance, priority, featured, rating, review count', async () => {
      await list(
        { name: 'C rating 4.9, 10 reviews', km: 2, rating: 4.9, reviews_count: 10 },
        { name: 'Z no position, platinum', priority_level: 'platinum', featured: true, rating: 5 },
        { name: 'C nothing', km: 2 },
        { name: 'C gold, featured', km: 2, subscription_tier: 'gold', featured: true, rating: 2 },
        { name: 'C gold, rating 5', km: 2, subscription_tier: 'gold', rating: 5, reviews_count: 900 },
        { name: 'B nothing', km: 0.5 },
        { name: 'C priority 5', km: 2, priority_level: '5' },
        { name: 'C rating 4.9, 200 reviews', km: 2, rating: 4.9, reviews_count: 200 },
        { name: 'C silver', km: 2, subscription_tier: 'silver', rating: 1 },
        { name: 'D platinum, featured', km: 3, subscription_tier: 'platinum', featured: true, rating: 5 },
        { name: 'C featured', km: 2, featured: true },
        { name: 'C diamond', km: 2, subscription_tier: 'Diamond' },
        { name: 'C bronze, rating 3', km: 2, priority_level: 'bronze', rating: 3 },
      )
      expect(await find()).toEqual([
        'B nothing', // nearest, whatever the others pay
        'C priority 5', // a number counts as it is
        'C diamond', // 3
        'C gold, featured', // 2, featured before rating
        'C gold, rating 5', // 2
        'C bronze, rating 3', // 1, rating 3 before 1
        'C silver', // 1
        'C featured', // 0, featured
        'C rating 4.9, 200 reviews', // 0, rating, more reviews
        'C rating 4.9, 10 reviews',
        'C nothing', // no rating comes last
        'D platinum, featured', // farther: payment never moves it up
        'Z no position, platinum', // 999999 km
      ])
    })

    test('a listing without a pin is somewhere in its city: after those with one, in no small circle, on no map', async () => {
      const city = { city: 'London', city_latitude: visitor.lat, city_longitude: visitor.lng }
      await list({ name: 'pinned', km: 20 }, { name: 'somewhere', ...city }, { name: 'outside', km: 40 })
      const { rows } = await search()
      expect(rows.map(({ name, distance }) => [name, Math.round(distance)])).toEqual([
        ['pinned', 20],
        ['somewhere', 25],
        ['outside', 40],
      ])
      expect(rows[1]).toMatchObject({ latitude: null, longitude: null })
      expect(await find({ radius_km: 25 })).toEqual(['pinned', 'somewhere'])
      expect(await find({ radius_km: 10 })).toEqual([])
      const around = { min_lat: 51, max_lat: 52, min_lng: -1, max_lng: 1 }
      expect(await find(around)).toEqual(['pinned', 'outside'])
      const near = await site.rpc('near_businesses', visitor, 'anon')
      expect((near.body as { name: string }[]).map(({ name }) => name)).toEqual(['pinned', 'somewhere', 'outside'])
    })

    // Section 9: "Missing coordinates give distance 999999". Section 5: "Zero coordinates count as unknown location."
    test('puts unknown and zero positions last, at 999999', async () => {
      await list({ name: 'far', km: 4000 }, { name: 'none', rating: 4 }, { name: 'zero', latitude: 0, longitude: 0 })
      const { rows } = await search()
      expect(rows.map(({ name, distance }) => [name, Math.round(distance)])).toEqual([
        ['far', 4000],
        ['none', 999999],
        ['zero', 999999],
      ])
    })

    test.each([
      ['null', { lat: null, lng: null }],
      ['zero', { lat: 0, lng: 0 }],
    ])('begins with priority where the visitor is nowhere: %s', async (_, nowhere) => {
      await list(
        { name: 'rating 4', km: 1, rating: 4, reviews_count: 5 },
        { name: 'rating 4 of 50', km: 900, rating: 4, reviews_count: 50 },
        { name: 'featured', featured: true },
        { name: 'gold', km: 4000, subscription_tier: 'gold' },
        { name: 'unrated', km: 2 },
      )
      expect(await find(nowhere)).toEqual(['gold', 'featured', 'rating 4 of 50', 'rating 4', 'unrated'])
    })

    test('can be rating, newest, name, or distance alone', async () => {
      await list(
        { name: 'Bread', km: 3, rating: 4, reviews_count: 9 },
        { name: 'Ananas', km: 2, rating: 4, reviews_count: 90 },
        { name: 'Çorba', km: 1, rating: 5, reviews_count: 1 },
        { name: 'Dates', km: 1, subscription_tier: 'gold' },
      )
      await site.database.script(
        `update public.business_unified as u set created_at = now() - age
         from (values ('Bread', interval '1 day'), ('Çorba', '2 days'), ('Ananas', '3 days'), ('Dates', '4 days')) as ages (name, age)
         where u.name = ages.name`,
      )
      expect(await find({ sort: 'rating' })).toEqual(['Çorba', 'Ananas', 'Bread', 'Dates'])
      expect(await find({ sort: 'newest' })).toEqual(['Bread', 'Çorba', 'Ananas', 'Dates'])
      expect(await find({ sort: 'name' })).toEqual(['Ananas', 'Bread', 'Çorba', 'Dates'])
      expect(await find({ sort: 'best' })).toEqual(['Dates', 'Çorba', 'Ananas', 'Bread'])
      expect(await find({ sort: 'distance' })).toEqual(['Çorba', 'Dates', 'Ananas', 'Bread'])
      expect(await find({ sort: 'no such order' })).toEqual(await find())
    })

    // Section 5: "Businesses are de-duplicated by lower-cased name, lower-cased city and phone."
    test('shows a business once, whichever tables have it', async () => {
      await list({ name: 'Noor Grill', city: 'London', phone: '+44 1', km: 1 })
      await site.database.query(
        `insert into public.business (source, source_id, name, city, phone, latitude, longitude)
         values ('osm', '1', 'NOOR GRILL', 'london', '+44 1', 51.5, -0.1), ('osm', '2', 'Noor Grill', 'London', '+44 2', 51.5, -0.1)`,
      )
      expect((await search()).total).toBe(2)
    })
  })

  // Section 9: "The radius filter is 75 km, applied only if at least 24 results fall inside."
  describe('the radius', () => {
    test('of 75 km is left out when 23 lie inside', async () => {
      await list(...many(23, 10, 'inside'), ...many(5, 80, 'outside'), { name: 'unknown' })
      expect(await search({ max_results: 100 })).toMatchObject({ total: 29, is_narrowed: false })
    })

    test('of 75 km holds when 24 lie inside', async () => {
      await list(...many(24, 10, 'inside'), ...many(5, 80, 'outside'), { name: 'unknown' })
      const found = await search({ max_results: 100 })
      expect(found).toMatchObject({ total: 24, is_narrowed: true })
      expect(names(found).every((name) => name.startsWith('inside'))).toBe(true)
    })

    test('counts what the words and filters leave', async () => {
      await list(...many(24, 10, 'inside'), ...many(3, 20, 'special'), ...many(3, 80, 'special far'))
      expect(await search({ query: 'special', max_results: 100 })).toMatchObject({ total: 6, is_narrowed: false })
    })

    test('holds always where the visitor chose it', async () => {
      await list({ name: 'near', km: 4.9 }, { name: 'far', km: 5.1 }, { name: 'unknown' })
      expect(await search({ radius_km: 5 })).toMatchObject({ total: 1, rows: [{ name: 'near' }], is_narrowed: true })
      expect(await search({ radius_km: 1 })).toMatchObject({ total: 0, rows: [] })
    })

    test('near means near: what is inside alone, and how much there is elsewhere', async () => {
      await list(...many(3, 10, 'inside', { rating: 2 }), ...many(5, 80, 'outside', { rating: 5 }), { name: 'unknown' })
      const near = await search({ filters: { reach: 'near' }, sort: 'rating' })
      expect(near).toMatchObject({ total: 3, near: 3, elsewhere: 6, is_narrowed: true })
      expect(names(near).every((name) => name.startsWith('inside'))).toBe(true)
      expect(await search({ filters: { reach: 'near' }, query: 'inside' })).toMatchObject({ near: 3, elsewhere: 0 })
    })

    test('any distance shows all of it, the nearest first, and says how much of it is near', async () => {
      await list(...many(30, 10, 'inside'), ...many(5, 80, 'outside'))
      const all = await search({ filters: { reach: 'any' }, max_results: 100 })
      expect(all).toMatchObject({ total: 35, near: 30, is_narrowed: false })
      expect(
        names(all)
          .slice(30)
          .every((name) => name.startsWith('outside')),
      ).toBe(true)
    })

    test('where nothing is near, the nearest there is', async () => {
      await list(...many(2, 300, 'far'))
      const found = await search({ filters: { reach: 'near' } })
      expect(found).toMatchObject({ total: 2, near: 0, is_narrowed: false })
      expect(names(found)).toEqual(['far 0', 'far 1'])
      // A circle that was chosen holds, and nobody is told what lies outside.
      expect(await search({ filters: { reach: 'near' }, radius_km: 50 })).toMatchObject({ total: 0, near: null })
    })

    test('nothing is near or far for someone whose place is unknown', async () => {
      await list(...many(2, 300, 'somewhere'))
      const found = await search({ lat: 0, lng: 0, filters: { reach: 'near' } })
      expect(found).toMatchObject({ total: 2, near: null, elsewhere: null, is_narrowed: false })
    })

    test('is the same on every page', async () => {
      await list(...many(30, 10, 'inside'), ...many(30, 80, 'outside'))
      expect((await search({ max_results: 20, skip_results: 20 })).rows).toHaveLength(10)
      expect((await search({ max_results: 24, skip_results: 48 })).rows).toHaveLength(0)
    })
  })

  test('finds what the map shows, also across the date line', async () => {
    await list(
      { name: 'Whitechapel', latitude: 51.517, longitude: -0.06 },
      { name: 'Leeds', latitude: 53.8, longitude: -1.55 },
      { name: 'Suva', latitude: -18.14, longitude: 178.44 },
      { name: 'Apia', latitude: -13.83, longitude: -171.77 },
      { name: 'nowhere' },
    )
    const london = { min_lat: 51.3, min_lng: -0.5, max_lat: 51.7, max_lng: 0.3 }
    expect(await find(london)).toEqual(['Whitechapel'])
    expect(await find({ ...london, lat: null, lng: null })).toEqual(['Whitechapel'])
    expect(await find({ min_lat: -20, min_lng: 170, max_lat: -10, max_lng: -170 })).toEqual(['Apia', 'Suva'])
    expect(await find({ min_lat: -20, min_lng: 178, max_lat: -17, max_lng: 179 })).toEqual(['Suva'])
    expect(await search({ min_lat: -90, min_lng: -180, max_lat: 90, max_lng: 180 })).toMatchObject({ total: 4 })
  })

  describe('the words', () => {
    test('are found at the beginning and inside of words, folded in both scripts', async () => {
      await list(
        { name: 'Café Zaytūn', km: 1, description: 'Grilled fish' },
        { name: 'مَطعم النور', km: 2 },
        { name: 'Kebabhaus', km: 3 },
        { name: 'أسماك الخليج', km: 4 },
      )
      expect(await find({ query: 'zayt' })).toEqual(['Café Zaytūn'])
      expect(await find({ query: 'CAFE zaytun' })).toEqual(['Café Zaytūn'])
      expect(await find({ query: 'fish' })).toEqual(['Café Zaytūn'])
      // Section 7: "Read by name contains".
      expect(await find({ query: 'babha' })).toEqual(['Kebabhaus'])
      expect(await find({ query: 'ab' })).toEqual(['Kebabhaus'])
      expect(await find({ query: 'مطعم' })).toEqual(['مَطعم النور'])
      expect(await find({ query: 'نور' })).toEqual(['مَطعم النور'])
      expect(await find({ query: 'اسماك' })).toEqual(['أسماك الخليج'])
    })

    test('are all needed, and wildcards are ordinary letters', async () => {
      await list({ name: '100% Halal_Grill', km: 1 }, { name: 'Halal Bakery', km: 2 })
      expect(await find({ query: 'halal grill' })).toEqual(['100% Halal_Grill'])
      expect(await find({ query: '0% h' })).toEqual(['100% Halal_Grill'])
      expect(await find({ query: 'l_g' })).toEqual(['100% Halal_Grill'])
      expect((await search({ query: `'); drop table public.businesses; -- & | ! :* \\` })).total).toBe(0)
      expect((await search({ query: '   ' })).total).toBe(2)
    })

    test('may be misspelt, but only where nothing is as typed', async () => {
      await list({ name: 'Biryani House', km: 1 }, { name: 'Biriyani Corner', km: 2 })
      expect(await search({ query: 'biriyani' })).toMatchObject({ total: 1, is_corrected: false })
      const found = await search({ query: 'birriany' })
      expect(found.is_corrected).toBe(true)
      expect(names(found)).toContain('Biryani House')
      expect(await search({ query: 'quite something else' })).toMatchObject({ total: 0, is_corrected: false })
      // The filter is what leaves nothing, not the spelling.
      expect(await search({ query: 'biryani', category: 'retail' })).toMatchObject({ total: 0, is_corrected: false })
    })
  })

  test('stand in order of relevance × nearness × trust, and each row says why it is there', async () => {
    await list(
      { name: 'Zam Zam', km: 1, description: 'Known for karahi and tea', services: ['Breakfast'] },
      { name: 'Lahori Nights', km: 2, services: ['Seekh kebab', 'Lamb karahi'] },
      { name: 'Karahi House', km: 6 },
      { name: 'Karahi Corner', km: 6.2, rating: 5, reviews_count: 40, subscription_tier: 'silver' },
      { name: 'Karahi Far', km: 400, subscription_tier: 'platinum', featured: true },
    )
    const { rows } = await search({ query: 'karahi' })
    expect(rows.map(({ name, why }) => [name, why])).toEqual([
      ['Karahi Corner', { by: 'name' }], // trusted, and hardly farther
      ['Karahi House', { by: 'name' }],
      ['Lahori Nights', { by: 'offer', text: 'Lamb karahi' }],
      ['Zam Zam', { by: 'about' }],
      ['Karahi Far', { by: 'name' }], // paying moves nothing up
    ])
    expect(await find({ query: 'karahi', sort: 'distance' })).toEqual([
      'Zam Zam',
      'Lahori Nights',
      'Karahi House',
      'Karahi Corner',
      'Karahi Far',
    ])
  })

  test('name a part of the directory in six languages, as on the site', async () => {
    const words = listSingleWords()
    const known = await site.database.query<{ word: string; part: string }>(
      'select word, part from private.category_words',
    )
    expect(Object.fromEntries(known.map(({ word, part }) => [word, part]))).toEqual(Object.fromEntries(words))
    await list(
      { name: 'Al-Noor', km: 1, business_category: 'grocery', subcategory: 'butcher' },
      { name: 'Sahara', km: 2, business_category: 'restaurants', subcategory: 'grill' },
      { name: 'Kasap Ali', km: 3 },
    )
    for (const query of ['butchers', 'قصاب', 'جزار', 'قصائی', 'boucherie', 'daging'])
      expect(await find({ query }), query).toEqual(['Al-Noor'])
    expect(await find({ query: 'kasap' })).toEqual(['Kasap Ali', 'Al-Noor'])
    expect(await find({ query: 'مطعم' })).toEqual(['Sahara'])
    expect((await search({ query: 'قصاب' })).rows[0]).toMatchObject({ why: { by: 'kind' } })
  })

  test('filters by category, kind, halal level, ownership, facts, price, rating and stated hours', async () => {
    await list(
      {
        name: 'all',
        km: 1,
        business_category: 'restaurants',
        subcategory: 'grill',
        halal_level: 3,
        muslim_owned: true,
        facts: { sisters_space: true, wheelchair: true, delivery: false },
        price_range: '$$',
        rating: 4.5,
        reviews_count: 3,
        hours: { mon: [['09:00', '17:00']] },
      },
      {
        name: 'some',
        km: 2,
        business_category: 'restaurants',
        halal_level: 1,
        facts: { wheelchair: true },
        rating: 4.4,
      },
      { name: 'none', km: 3 },
    )
    // What others found out about a place counts, not the owner's word alone.
    await site.database.query(`update public.business_unified set halal_level = 3 where name = 'all'`)
    expect(await find({ category: 'restaurants' })).toEqual(['all', 'some'])
    expect(await find({ category: 'restaurants', subcategory: 'grill' })).toEqual(['all'])
    expect(await find({ category: 'grocery', subcategory: 'grill' })).toEqual([])
    expect(await find({ filters: { halal: 1 } })).toEqual(['all', 'some'])
    expect(await find({ filters: { halal: 2 } })).toEqual(['all'])
    expect(await find({ filters: { halal: 4 } })).toEqual([])
    expect(await find({ filters: { muslim_owned: true } })).toEqual(['all'])
    expect(await find({ filters: { facts: ['wheelchair'] } })).toEqual(['all', 'some'])
    expect(await find({ filters: { facts: ['wheelchair', 'sisters_space'] } })).toEqual(['all'])
    expect(await find({ filters: { facts: ['delivery'] } })).toEqual([])
    expect(await find({ filters: { prices: ['$', '$$'] } })).toEqual(['all'])
    expect(await find({ filters: { rating: 4.5 } })).toEqual(['all'])
    expect(await find({ filters: { hours: true } })).toEqual(['all'])
    expect(await find({ filters: { halal: 'x', facts: 'wheelchair', rating: 'y', prices: 7 } })).toHaveLength(3)
  })

  test('leaves out what has closed for good, everywhere', async () => {
    await list({ name: 'Noor open', km: 1 }, { name: 'Noor closed', km: 2, closed_on: '2026-01-01' })
    expect(await find()).toEqual(['Noor open'])
    expect(await find({ query: 'noor' })).toEqual(['Noor open'])
    expect((await search({ query: 'closed' })).total).toBe(0)
    for (const [name, parameters] of [
      ['near_businesses', visitor],
      ['near_businesses', { lat: null, lng: null }],
      ['search_suggest', { query: 'noor' }],
    ] as const) {
      const { body } = await site.rpc(name, parameters, 'anon')
      expect((body as { name: string }[]).map((row) => row.name)).toEqual(['Noor open'])
    }
  })

  describe('with more than a thousand results', () => {
    /** Scattered round a point and named by their distance from the visitor. */
    const shops = (count: number, lat: number, lng: number) =>
      `insert into public.places (id, kind) select md5('s' || n)::uuid, 'business' from generate_series(1, ${count}) n;
       insert into public.business_unified (id, slug, name, source_table, source_row, latitude, longitude, rating, business_category)
       select md5('s' || n)::uuid, 's-' || n, 'Shop ' || lpad(n::text, 5, '0'), 'business', md5('r' || n)::uuid, lat, lng,
         (n % 50) / 10.0, case n % 2 when 0 then 'retail' else 'grocery' end
       from (
         select lat, lng, row_number() over (
           order by private.sphere_point(lat, lng) operator(extensions.<->) private.sphere_point(${visitor.lat}, ${visitor.lng})
         ) as n
         from (
           select ${lat} + hashint4(i) % 1000 / 5000.0 as lat, ${lng} + hashint4(i + 5000) % 1000 / 5000.0 as lng
           from generate_series(1, ${count}) as i
         ) as points
       ) as ordered`

    test('counts to a thousand and says that there are more, in the same order', async () => {
      await site.database.script(shops(2500, 51.6, -0.2))
      const found = await search({ max_results: 3 })
      expect(found).toMatchObject({ total: 1000, is_more: true, is_narrowed: true })
      expect(names(found)).toEqual(['Shop 00001', 'Shop 00002', 'Shop 00003'])
      expect(await find({ category: 'retail', max_results: 2, skip_results: 500 })).toEqual([
        'Shop 01002',
        'Shop 01004',
      ])
      expect(await find({ query: 'shop', max_results: 1, skip_results: 2000 })).toEqual(['Shop 02001'])
      expect(await find({ sort: 'name', max_results: 2 })).toEqual(['Shop 00001', 'Shop 00002'])
      expect(await find({ sort: 'rating', max_results: 2 })).toEqual(['Shop 00049', 'Shop 00099'])
      expect((await search({ lat: null, lng: null, max_results: 50 })).rows).toHaveLength(50)
    })

    test('walks on to a far land where nothing is near', async () => {
      await site.database.script(shops(1500, 30, 30))
      const found = await search({ query: 'shop', max_results: 2 })
      expect(found).toMatchObject({ total: 1000, is_more: true, is_narrowed: false })
      expect(names(found)).toEqual(['Shop 00001', 'Shop 00002'])
    })

    test('agrees with a plain sort of the whole table', async () => {
      await site.database.script(shops(1500, 51.6, -0.2))
      const plain = await site.database.query<{ name: string }>(
        `select name from public.business_unified where business_category = 'retail' and rating >= 2
         order by position operator(extensions.<->) private.sphere_point(51.5, -0.1), rating desc, id limit 40 offset 400`,
      )
      const args = { category: 'retail', filters: { rating: 2 }, max_results: 40, skip_results: 400 }
      expect(await find(args)).toEqual(plain.map(({ name }) => name))
    })
  })

  test.each([
    { radius_km: -5 },
    { radius_km: 1e9 },
    { max_results: -1, skip_results: -1 },
    { max_results: 1e9 },
    { min_lat: 10, max_lat: -10, min_lng: 0, max_lng: 0 },
    { filters: null },
    { filters: [] },
    { lat: 'NaN', lng: 'NaN' },
    { lat: 95, lng: 200 },
    { query: 'x'.repeat(5000) },
  ])('answers odd questions without failing: %o', async (parameters) => {
    await list({ name: 'one', km: 1 })
    expect((await search(parameters)).total).toBeLessThanOrEqual(1)
  })
})
