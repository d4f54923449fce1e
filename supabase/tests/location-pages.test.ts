// Pages of a category in a place: what belongs to it, what is counted, and which pages are worth indexing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const london = { lat: 51.507, lng: -0.128 }
const leeds = { lat: 53.8, lng: -1.549 }
const paris = { lat: 48.857, lng: 2.352 }

type Listing = {
  name: string
  city?: string
  country_code?: string
  latitude?: number
  longitude?: number
  business_category?: string
  subcategory?: string
  rating?: number
  reviews_count?: number
  muslim_owned?: boolean
  facts?: Record<string, boolean>
  hours?: object
  closed_on?: string
}
type Page = {
  total: number
  rows: { name: string }[]
  pins: { name: string }[]
  hours: unknown[]
  facts: Record<string, number | null>
  subcategories: { word: string; count: number }[]
  categories: { word: string; count: number }[]
  cities: { word: string; country: string; count: number }[]
  countries: { word: string; count: number }[]
  mosques: number
}

const inLondon = { city: 'London', country_code: 'GB', latitude: 51.51, longitude: -0.1 }
const inLeeds = { city: 'Leeds', country_code: 'GB', latitude: leeds.lat, longitude: leeds.lng }
const inParis = { city: 'Paris', country_code: 'FR', latitude: paris.lat, longitude: paris.lng }
const food = { business_category: 'restaurants' }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      // Not truncate, which makes every index of every table that refers to places anew.
      'delete from public.businesses; delete from public.business; delete from public.mosques; delete from public.mosque; delete from public.place_redirects; delete from public.places',
    )
  })

  async function list(...listings: Listing[]) {
    await site.database.query(
      `insert into public.businesses (status, name, city, country_code, latitude, longitude, business_category,
         subcategory, rating, reviews_count, muslim_owned, facts, hours, closed_on)
       select 'published', name, city, country_code, latitude, longitude, business_category, subcategory, rating,
         coalesce(reviews_count, 0), muslim_owned, coalesce(facts, '{}'), hours, closed_on
       from jsonb_populate_recordset(null::public.businesses, $1::text::jsonb)`,
      [JSON.stringify(listings)],
    )
  }
  async function ask(parameters: object): Promise<Page> {
    const { status, body } = await site.rpc('location_page', { category: 'restaurants', ...parameters }, 'anon')
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Page
  }
  /** Halal levels above a declaration are established by staff and members, never by the owner. */
  const establish = (name: string, halalLevel: number) =>
    site.database.query(
      'select private.set_standing(id, $2::text::jsonb) from public.business_unified where name = $1',
      [name, JSON.stringify({ halal_level: halalLevel })],
    )
  const names = ({ rows }: Page) => rows.map(({ name }) => name).sort()

  test('a city has what lies within its reach, whatever it calls its town', async () => {
    await list(
      { name: 'Whitechapel Grill', ...food, ...inLondon, city: 'Whitechapel' },
      { name: 'Leeds Grill', ...food, ...inLeeds },
      { name: 'Placeless', ...food, city: 'London', country_code: 'GB' },
    )
    expect(names(await ask({ country: 'GB', ...london }))).toEqual(['Whitechapel Grill'])
    expect(names(await ask({ country: 'GB', ...london, reach_km: 400 }))).toEqual(['Leeds Grill', 'Whitechapel Grill'])
  })

  test('a country has all of its listings, the world everybody’s, and the closed are left out', async () => {
    await list(
      { name: 'A', ...food, ...inLondon },
      { name: 'B', ...food, ...inParis },
      { name: 'C', ...food, ...inLeeds, closed_on: '2026-01-01' },
      { name: 'D', business_category: 'finance', ...inLeeds },
    )
    expect(names(await ask({ country: 'GB' }))).toEqual(['A'])
    expect(names(await ask({}))).toEqual(['A', 'B'])
    expect((await ask({})).countries).toEqual([
      { word: 'FR', count: 1 },
      { word: 'GB', count: 1 },
    ])
  })

  test('facts are counted, not guessed', async () => {
    await list(
      { name: 'A', ...food, ...inLondon, rating: 5, reviews_count: 2, muslim_owned: true },
      { name: 'B', ...food, ...inLondon, rating: 3, reviews_count: 1, facts: { prayer_space: true } },
      {
        name: 'C',
        ...food,
        ...inLondon,
        rating: 4,
        reviews_count: 9,
        hours: { mon: [['09:00', '17:00']] },
      },
      { name: 'D', ...food, ...inLondon, rating: 1, reviews_count: 0, facts: { prayer_space: false } },
    )
    await establish('A', 3)
    await establish('B', 2)
    await establish('C', 4)
    const { facts, hours, total, pins } = await ask({ country: 'GB', ...london })
    expect(facts).toMatchObject({
      rated: 3,
      median_rating: 4,
      // C was visited by staff: that is no certificate.
      certified: 1,
      confirmed: 1,
      muslim_owned: 1,
      prayer_space: 1,
    })
    expect({ hours: hours.length, total, pins: pins.length }).toEqual({ hours: 1, total: 4, pins: 4 })
  })

  test('neighbours: parts, other categories here, other cities of the country', async () => {
    await list(
      { name: 'A', ...food, subcategory: 'grill', ...inLondon },
      { name: 'B', ...food, subcategory: 'cafe', ...inLondon },
      { name: 'C', ...food, subcategory: 'cafe', ...inLeeds },
      { name: 'D', business_category: 'finance', ...inLondon },
      { name: 'E', business_category: 'trades', ...inLeeds },
    )
    const page = await ask({ country: 'GB', ...london })
    expect(page.subcategories).toEqual([
      { word: 'cafe', count: 1 },
      { word: 'grill', count: 1 },
    ])
    expect(page.categories).toEqual([{ word: 'finance', count: 1 }])
    expect(page.cities).toEqual([
      { word: 'London', country: 'GB', count: 2 },
      { word: 'Leeds', country: 'GB', count: 1 },
    ])
    const part = await ask({ country: 'GB', ...london, subcategory: 'cafe' })
    expect(names(part)).toEqual(['B'])
    expect(part.subcategories).toHaveLength(2)
  })

  test('pages follow each other without gap or repetition', async () => {
    await list(...Array.from({ length: 7 }, (_, i) => ({ name: `Place ${i}`, ...food, ...inLondon })))
    const read = async (skip: number) => names(await ask({ country: 'GB', max_results: 3, skip_results: skip }))
    const all = [...(await read(0)), ...(await read(3)), ...(await read(6))]
    expect(all).toHaveLength(7)
    expect(new Set(all).size).toBe(7)
    expect((await ask({ country: 'GB', max_results: 3 })).total).toBe(7)
  })

  test('mosques within reach are counted', async () => {
    await site.database.query(
      `insert into public.mosque (source, source_id, name, country_code, latitude, longitude)
       values ('test', '1', 'Near', 'GB', 51.5, -0.1), ('test', '2', 'Far', 'GB', 53.8, -1.5)`,
    )
    expect((await ask({ country: 'GB', ...london })).mosques).toBe(1)
    expect((await ask({ country: 'GB' })).mosques).toBe(2)
  })

  test('three listings make a group for the sitemap; in a city they need a position', async () => {
    await list(
      { name: 'A', ...food, ...inLondon },
      { name: 'B', ...food, ...inLondon },
      { name: 'C', ...food, city: 'London', country_code: 'GB' },
      { name: 'D', ...food, ...inParis },
      { name: 'E', ...food, ...inParis, subcategory: 'grill' },
      { name: 'F', ...food, ...inParis, closed_on: '2026-01-01' },
    )
    const groups = async () =>
      ((await site.rpc('location_groups', {}, 'anon')).body as { country_code: string; city: string | null }[]).map(
        ({ country_code, city }) => [country_code, city],
      )
    expect(await groups()).toEqual([['GB', null]])
    await list({ name: 'G', ...food, ...inLondon })
    expect(await groups()).toEqual([
      ['GB', null],
      ['GB', 'London'],
    ])
  })

  test('the guide counts parts of categories near a place', async () => {
    await list(
      { name: 'A', business_category: 'services', subcategory: 'law', ...inLondon },
      { name: 'B', business_category: 'services', subcategory: 'law', ...inParis },
    )
    const count = async (near: object) => (await site.rpc('category_counts', near, 'anon')).body
    expect(await count(london)).toEqual([{ category: 'services', subcategory: 'law', count: 1 }])
    expect(await count({})).toEqual([{ category: 'services', subcategory: 'law', count: 2 }])
  })
})
