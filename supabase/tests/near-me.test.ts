// Near me: the specification's order and numbers, on data whose expected order is written out by hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const visitor = { lat: 51.5, lng: -0.1 }
const KM_PER_DEGREE = (Math.PI * 6371) / 180

type Listing = {
  name: string
  km?: number
  priority_level?: string
  subscription_tier?: string
  featured?: boolean
  rating?: number
  reviews_count?: number
  business_category?: string
  business_type?: string
  latitude?: number | null
  longitude?: number | null
  description?: string
}
type Found = { name: string; distance: number }

/** A listing so many kilometres due north of the visitor; without `km` its position is unknown. */
const place = ({ km, ...listing }: Listing) => ({
  ...(km !== undefined && { latitude: visitor.lat + km / KM_PER_DEGREE, longitude: visitor.lng }),
  ...listing,
})

const many = (count: number, km: number, word: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `${word} ${index}`, km: km + index / 100 }))

function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const [a, b, dLat, dLng] = [lat1, lat2, lat2 - lat1, lng2 - lng1].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h))
}

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      'delete from public.businesses; delete from public.business; delete from public.mosques;',
    )
  })

  async function list(...listings: Listing[]) {
    await site.database.query(
      `insert into public.businesses (status, name, latitude, longitude, priority_level, subscription_tier, featured,
         rating, reviews_count, business_category, business_type, description)
       select 'published', name, latitude, longitude, priority_level, subscription_tier, coalesce(featured, false),
         rating, coalesce(reviews_count, 0), business_category, business_type, description
       from jsonb_populate_recordset(null::public.businesses, $1::text::jsonb)`,
      [JSON.stringify(listings.map(place))],
    )
  }
  async function near(parameters: object = {}): Promise<Found[]> {
    const { status, body } = await site.rpc('near_businesses', { ...visitor, ...parameters }, 'anon')
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Found[]
  }
  const names = (found: Found[]) => found.map(({ name }) => name)

  test('orders by distance, then priority, featured, rating and review count', async () => {
    await list(
      { name: 'two km, rating 4.9 of 10', km: 2, rating: 4.9, reviews_count: 10 },
      { name: 'unknown position, platinum', priority_level: 'platinum', featured: true, rating: 5 },
      { name: 'two km, nothing', km: 2 },
      { name: 'two km, gold', km: 2, subscription_tier: 'gold', rating: 5, reviews_count: 900 },
      { name: 'half a km, nothing', km: 0.5 },
      { name: 'two km, priority 5', km: 2, priority_level: '5' },
      { name: 'two km, rating 4.9 of 200', km: 2, rating: 4.9, reviews_count: 200 },
      { name: 'two km, silver', km: 2, subscription_tier: 'silver', rating: 1 },
      { name: 'two km, gold and featured', km: 2, subscription_tier: 'gold', featured: true, rating: 2 },
      { name: 'three km, platinum', km: 3, subscription_tier: 'platinum', featured: true, rating: 5 },
      { name: 'two km, featured', km: 2, featured: true },
      { name: 'two km, diamond', km: 2, subscription_tier: 'Diamond' },
      { name: 'two km, bronze, rating 3', km: 2, priority_level: 'bronze', rating: 3 },
    )
    expect(names(await near())).toEqual([
      'half a km, nothing',
      'two km, priority 5',
      'two km, diamond',
      'two km, gold and featured',
      'two km, gold',
      'two km, bronze, rating 3',
      'two km, silver',
      'two km, featured',
      'two km, rating 4.9 of 200',
      'two km, rating 4.9 of 10',
      'two km, nothing',
      'three km, platinum',
      'unknown position, platinum',
    ])
  })

  test('measures distance on a sphere of 6371 km, near and far', async () => {
    const points = [
      { name: 'next door', latitude: 51.5001, longitude: -0.1001 },
      { name: 'Makkah', latitude: 21.4225, longitude: 39.8262 },
      { name: 'Auckland', latitude: -36.8485, longitude: 174.7633 },
      { name: 'across the date line', latitude: -16.5, longitude: -179.9 },
    ]
    await list(...points)
    const found = await near()
    expect(found).toHaveLength(4)
    for (const { name, latitude, longitude } of points) {
      const expected = haversine(visitor.lat, visitor.lng, latitude, longitude)
      expect(found.find((business) => business.name === name)?.distance).toBeCloseTo(expected, 6)
    }
  })

  test('ignores the radius when 23 lie inside it', async () => {
    await list(...many(23, 10, 'inside'), ...many(5, 80, 'outside'), { name: 'unknown' })
    const found = await near()
    expect(found).toHaveLength(29)
    expect(found.at(-1)).toMatchObject({ name: 'unknown', distance: 999999 })
  })

  test('applies the radius when 24 lie inside it', async () => {
    await list(...many(24, 10, 'inside'), ...many(5, 80, 'outside'), { name: 'unknown' })
    const found = await near()
    expect(found).toHaveLength(24)
    expect(Math.max(...found.map(({ distance }) => distance))).toBeLessThanOrEqual(75)
  })

  test('counts 74.9 km as inside and 75.1 km as outside', async () => {
    await list(...many(23, 10, 'inside'), { name: 'just inside', km: 74.9 }, { name: 'just outside', km: 75.1 })
    expect(names(await near()).at(-1)).toBe('just inside')
  })

  test('applies the radius to later pages too', async () => {
    await list(...many(30, 10, 'inside'), ...many(30, 80, 'outside'))
    expect(await near({ max_results: 20, skip_results: 20 })).toHaveLength(10)
    expect(await near({ max_results: 10, skip_results: 0 })).toHaveLength(10)
  })

  test('gives unknown, zero and impossible positions the distance 999999, last', async () => {
    await list(
      { name: 'far', km: 4000 },
      { name: 'zero', latitude: 0, longitude: 0, priority_level: 'gold' },
      { name: 'none', priority_level: 'platinum' },
    )
    // Owners cannot write such a position; a file may bring one.
    await site.database.query(
      `insert into public.business (source, source_id, name, latitude, longitude)
       values ('osm', 'off', 'off the globe', 'NaN', 10)`,
    )
    expect((await near()).map(({ name, distance }) => [name, Math.round(distance)])).toEqual([
      ['far', 4000],
      ['none', 999999],
      ['zero', 999999],
      ['off the globe', 999999],
    ])
  })

  test('keeps a place that lies exactly on the equator or on the Greenwich meridian', async () => {
    await list(
      { name: 'Greenwich', latitude: 51.48, longitude: 0 },
      { name: 'Mbarara road', latitude: 0, longitude: 32 },
    )
    expect((await near()).every(({ distance }) => distance < 10000)).toBe(true)
  })

  test.each([
    ['null', { lat: null, lng: null }],
    ['zero', { lat: 0, lng: 0 }],
  ])('orders by priority, featured, rating, reviews when the visitor is nowhere: %s', async (_, nowhere) => {
    await list(
      { name: 'rating 4', km: 1, rating: 4, reviews_count: 5 },
      { name: 'rating 4 of 50', km: 900, rating: 4, reviews_count: 50 },
      { name: 'featured', featured: true },
      { name: 'gold', km: 4000, subscription_tier: 'gold' },
      { name: 'unrated', km: 2 },
    )
    const found = await near(nowhere)
    expect(names(found)).toEqual(['gold', 'featured', 'rating 4 of 50', 'rating 4', 'unrated'])
    expect(new Set(found.map(({ distance }) => distance))).toEqual(new Set([999999]))
  })

  test('shows by rank which of many businesses in one building come first', async () => {
    await list(
      ...Array.from({ length: 60 }, (_, index) => ({ name: `unit ${index}`, km: 1, rating: (index % 50) / 10 })),
    )
    const found = (await near({ max_results: 24 })) as (Found & { rating: number })[]
    expect(found.map(({ rating }) => rating)).toEqual(
      Array.from({ length: 60 }, (_, index) => (index % 50) / 10)
        .sort((a, b) => b - a)
        .slice(0, 24),
    )
  })

  test('filters by category and by words, folded, and forgives a typo', async () => {
    await list(
      { name: 'Café Zaytūn', km: 1, business_category: 'restaurants', description: 'Grilled fish' },
      { name: 'مَطعم النور', km: 2, business_category: 'restaurants' },
      { name: 'Zaytun Books', km: 3, business_category: 'retail' },
    )
    expect(names(await near({ category: 'retail' }))).toEqual(['Zaytun Books'])
    expect(names(await near({ query: 'zayt' }))).toEqual(['Café Zaytūn', 'Zaytun Books'])
    expect(names(await near({ query: 'cafe' }))).toEqual(['Café Zaytūn'])
    expect(names(await near({ query: 'مطعم' }))).toEqual(['مَطعم النور'])
    expect(names(await near({ query: 'FISH', category: 'restaurants' }))).toEqual(['Café Zaytūn'])
    expect(names(await near({ query: 'zaytoon books' }))).toEqual(['Zaytun Books'])
    expect(await near({ query: 'nothing of the kind' })).toEqual([])
    expect(await near({ query: `'); drop table public.businesses; -- & | ! :* \\` })).toEqual([])
  })

  test('answers the home page in one call', async () => {
    await list(
      ...Array.from({ length: 8 }, (_, index) => ({ name: `star ${index}`, km: 5 + index, featured: true })),
      ...many(20, 1, 'shop'),
      { name: 'Masjid shop', km: 0.1, business_type: 'Mosque' },
    )
    await site.database.script(
      `insert into public.mosques (name, latitude, longitude)
       select 'Masjid ' || n, 51.5 + n / 100.0, -0.1 from generate_series(1, 6) as n`,
    )
    const { status, body } = await site.rpc('home_page', visitor, 'anon')
    expect(status).toBe(200)
    const page = body as Record<'featured' | 'regular' | 'mosques', Found[]> & { counts: object }
    expect(names(page.featured)).toEqual(['star 0', 'star 1', 'star 2', 'star 3', 'star 4', 'star 5'])
    expect(names(page.regular)).toEqual(Array.from({ length: 12 }, (_, index) => `shop ${index}`))
    expect(names(page.mosques)).toEqual(['Masjid 1', 'Masjid 2', 'Masjid 3', 'Masjid 4'])
    expect(page.mosques[0]?.distance).toBeCloseTo(KM_PER_DEGREE / 100, 6)
    expect(page.counts).toEqual({ businesses: 29, mosques: 6 })
    expect(Object.keys(page).sort()).toEqual(
      ['counts', 'featured', 'mosques', 'partners', 'regular', 'sponsors', 'testimonials'].sort(),
    )
  })

  test('shows sixteen partners, or as many as are asked for, the newest first', async () => {
    await site.database.script(
      `insert into public.partners (name, logo_url, status, created_at)
       select 'Partner ' || n, 'https://logos.example/' || n || '.svg', 'approved', now() + make_interval(mins => n)
       from generate_series(1, 20) as n`,
    )
    const shown = async (ask: object) => {
      const { body } = await site.rpc('home_page', ask, 'anon')
      return (body as { partners: { name: string }[] }).partners.map(({ name }) => name)
    }
    expect(await shown({})).toHaveLength(16)
    expect(await shown({ partner_limit: 2 })).toEqual(['Partner 20', 'Partner 19'])
    expect(await shown({ partner_limit: 0 })).toEqual(['Partner 20'])
  })

  test('suggests names that begin with, contain, or resemble what was typed', async () => {
    await list(
      { name: 'Noor Grill', km: 9 },
      { name: 'Al Noor', km: 1 },
      { name: 'Nour Bakery', km: 2 },
      { name: 'Zed' },
    )
    await site.database.query(`insert into public.mosques (name) values ('Masjid an-Noor')`)
    const suggest = async (query: string) =>
      names((await site.rpc('search_suggest', { query, ...visitor }, 'anon')).body as Found[])
    expect(await suggest('noor')).toEqual(['Noor Grill', 'Al Noor', 'Masjid an-Noor'])
    expect(await suggest('nour-baker')).toEqual(['Nour Bakery'])
    expect(await suggest('z')).toEqual(['Zed'])
    expect(await suggest('%')).toEqual([])
    expect(await suggest('')).toEqual([])
  })
})
