// Hostile values in rows, over which no page falls: what members may write through /rest/v1, and what imports
// and older rows hold though no one could write it today.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUpOnSite } from '#tests/fixtures/hostile/people.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const LONG = 'x'.repeat(10_000)
const DEEP: unknown = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ a: [inner] }), 1)

/** One of each is tried in every column. What the database does not take is no matter; what it takes must be shown. */
const HOSTILE: readonly unknown[] = [
  'Nowhere/None',
  'https://%zz',
  'infinity',
  '-infinity',
  '292277-01-01',
  '0001-01-01 BC',
  LONG,
  LONG.slice(0, 30),
  '\u202eevil\u202c \u0001 \ufeff',
  '\u{1f54c}'.repeat(15),
  '<script>alert(1)</script>',
  '%E0%A4%A',
  '__proto__',
  91,
  -1e308,
  2_147_483_648,
  'NaN',
  DEEP,
  { mon: [['25:99', 'x'], 5, null], exceptions: [null, { date: 'infinity', intervals: 7 }], ramadan: { mon: 'x' } },
  { mon: [], prayerBreaks: { prayers: 'x', minutes: 'y' }, jumuah: { from: 5 } },
  { prayer_space: 'perhaps', menu: ['x', null], entrance: LONG.slice(0, 100) },
  [LONG.slice(0, 200), '', '\u0001'],
  [],
  {},
  true,
  null,
]

let site: SharedSite
let owner: Person
let staff: Person

type Row = Record<string, unknown>

const call = (path: string, method: string, key: string, body?: unknown) =>
  fetch(`${site.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key === site.serviceRoleKey ? key : site.anonKey,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function add(table: string, row: Row, key: string): Promise<Row> {
  const answer = await call(table, 'POST', key, row)
  const [added] = (await answer.json()) as Row[]
  if (!answer.ok || !added) throw new Error(`${table}: ${answer.status} ${JSON.stringify(added)}`)
  return added
}

/** Given by the directory after the row is there. */
async function placeOf(table: string, row: Row, key: string): Promise<string> {
  const [found] = (await (await call(`${table}?id=eq.${row.id}&select=place_id`, 'GET', key)).json()) as Row[]
  return String(found?.place_id)
}

/** As many at once as keep the site busy. */
const AT_ONCE = 8

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Writes the value into columns, four at a time or else each by itself, and says which took it. None may fall over it. */
async function writeEach(path: string, columns: readonly string[], value: unknown, key: string): Promise<string[]> {
  const taken: string[] = []
  const write = async (some: readonly string[]) => {
    const answer = await call(path, 'PATCH', key, Object.fromEntries(some.map((column) => [column, value])))
    expect(answer.status, `${some}: ${await answer.text()}`).toBeLessThan(500)
    if (answer.ok) taken.push(...some)
    else if (some.length > 1) for (const column of some) await write([column])
  }
  const groups = Array.from({ length: Math.ceil(columns.length / 4) }, (_, at) => columns.slice(at * 4, at * 4 + 4))
  await forEach(groups, write)
  return taken
}

async function look(paths: readonly string[], people: readonly (Person | null)[], what: string) {
  const fallen: string[] = []
  const wishes = people.flatMap((person) => paths.map((path) => [person, path] as const))
  await forEach(wishes, async ([person, path]) => {
    // Nobody reads it: it need not be packed.
    const headers = { 'accept-encoding': 'identity', ...(person && { cookie: person.cookie }) }
    const answer = await fetch(site.url + path, { redirect: 'manual', headers })
    await answer.body?.cancel()
    if (answer.status >= 500) fallen.push(`${answer.status} ${path} as ${person?.name ?? 'anyone'}`)
  })
  expect(fallen, what).toEqual([])
}

const ofBusiness = (id: string) => [
  `/business/${id}`,
  `/ar/business/${id}`,
  ...['history', 'claim', 'photos', 'reviews', 'halal', 'close', 'transfer'].map((page) => `/business/${id}/${page}`),
  ...['business', 'reviews', 'halal'].flatMap((kind) =>
    ['', '.json', '.svg'].map((form) => `/embed/${kind}/${id}${form}`),
  ),
]
const ofMosque = (id: string) => [
  `/mosque/${id}`,
  ...['month', 'edit', 'history', 'display', 'display.json', 'calendar.ics', 'suggest', 'claim', 'announce'].map(
    (page) => `/mosque/${id}/${page}`,
  ),
  ...['mosque', 'jumuah'].flatMap((kind) => ['', '.json', '.svg', '.ics'].map((form) => `/embed/${kind}/${id}${form}`)),
]
/** What is embedded elsewhere is the same for everyone. */
const withoutEmbeds = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('/embed/'))
const LISTS = [
  '/',
  '/businesses',
  '/mosques',
  '/all-records',
  '/all-records/export?format=csv',
  '/services',
  '/sitemap/businesses.xml',
]
const OWN = ['/business-profile', '/dashboard', '/saved', '/account/security', '/business-register']
const DESKS = ['/dashboard/staff', '/dashboard/staff/claims', '/dashboard/staff/imports']

beforeAll(async () => {
  site = await sharedSite()
  owner = await signUpOnSite(site, 'owner')
  staff = await signUpOnSite(site, 'staff')
  await add('user_roles', { user_id: staff.id, role: 'staff' }, site.serviceRoleKey)
})

const token = (person: Person) => person.token ?? ''

describe('a listing', () => {
  let row: Row
  const BUSINESS = [
    'name local_name description address city state country subcategory latitude longitude city_latitude city_longitude',
    'image website phone email whatsapp country_code time_zone closed_on services tags languages facts hours halal',
    'business_type business_category price_range halal_level online_only muslim_owned service_area_km closed_reason status moved_to',
  ].flatMap((line) => line.split(' '))

  beforeAll(async () => {
    const account = await add('business_accounts', { owner_id: owner.id, name: 'Odd shapes' }, token(owner))
    const name = `Odd shapes ${randomUUID()}`
    const wish = {
      owner_id: owner.id,
      business_account_id: account.id,
      name,
      city: 'Leeds',
      country: 'United Kingdom',
      status: 'published',
    }
    const added = await add('businesses', wish, token(owner))
    row = { ...added, place_id: await placeOf('businesses', added, token(owner)) }
    expect((await fetch(`${site.url}/business/${row.place_id}`)).status).toBe(200)
  })

  test('what a page must be able to read is refused where it cannot', async () => {
    const wrong: Row[] = [
      { time_zone: 'Nowhere/None' },
      { time_zone: 'X5' },
      { image: 'https://%zz' },
      { image: 'javascript:alert(1)' },
      { website: 'https://%zz' },
      { website: 'https://a b.example' },
      { closed_on: 'infinity' },
      { closed_on: '292277-01-01' },
      { latitude: 91 },
      { longitude: -181 },
      { hours: 'always' },
      { hours: { monday: [] } },
      { facts: { prayer_space: 'perhaps' } },
      { tags: Array.from({ length: 40 }, () => LONG) },
    ]
    for (const values of wrong)
      expect(
        (await call(`businesses?id=eq.${row.id}`, 'PATCH', token(owner), values)).status,
        JSON.stringify(values).slice(0, 80),
      ).toBe(400)
    const right: Row[] = [
      { time_zone: 'America/Argentina/Buenos_Aires' },
      { time_zone: 'Etc/GMT+5' },
      { image: '/cover/a.svg' },
      { website: 'https://مثال.example:8443/a?b#c' },
      { closed_on: '2020-01-01' },
      { closed_on: null },
      { hours: { mon: [['09:00', '17:00']], exceptions: [], ramadan: {}, prayerBreaks: { prayers: [], minutes: 5 } } },
    ]
    for (const values of right)
      expect(
        (await call(`businesses?id=eq.${row.id}`, 'PATCH', token(owner), values)).status,
        JSON.stringify(values),
      ).toBe(200)
  })

  test('every value in every column, and every page that shows it', async () => {
    const place = String(row.place_id ?? row.id)
    for (const [i, value] of HOSTILE.entries()) {
      const taken = await writeEach(`businesses?id=eq.${row.id}`, BUSINESS, value, token(owner))
      const what = `${JSON.stringify(value).slice(0, 60)} in ${taken}`
      // Where values differ most they are shown; everything else that shows them is looked at now and then.
      const isThorough = i % 8 === 7 || i === HOSTILE.length - 1
      const few = [
        `/business/${place}`,
        `/business/${place}/history`,
        `/embed/business/${place}.json`,
        '/business-profile',
      ]
      if (taken.length > 0) await look(isThorough ? [...ofBusiness(place), ...OWN] : few, [owner], what)
      if (taken.length > 0) await look([`/business/${place}`, ...(isThorough ? LISTS : ['/businesses'])], [null], what)
      await call(`businesses?id=eq.${row.id}`, 'PATCH', token(owner), { status: 'published', closed_on: null })
    }
    await look(
      [`/business/${row.place_id}`, `/business/${row.place_id}/history`, ...DESKS],
      [staff],
      'at the desks of staff',
    )
  })

  test('begun and not finished', async () => {
    const steps = ['business', 'location', 'contact', 'hours', 'halal', 'plan', 'who', 'about']
    for (const value of [DEEP, LONG, { name: DEEP, hours: DEEP, latitude: 'x', category: 5 }, null, 7]) {
      const data = { business: value, location: value, contact: value, hours: value, halal: value, about: value }
      await call('rpc/save_listing_draft', 'POST', token(owner), {
        section: 'business',
        content: value,
        data,
        step: 'hours',
      })
      await look(
        ['/business-register', ...steps.map((step) => `/business-register/${step}`)],
        [owner],
        JSON.stringify(value).slice(0, 60),
      )
    }
  })

  test('of someone whose own profile is odd', async () => {
    for (const value of HOSTILE.slice(6, 14)) {
      const taken = await writeEach(
        `profiles?id=eq.${owner.id}`,
        ['display_name', 'city', 'country_code', 'language'],
        value,
        token(owner),
      )
      await look(['/', ...OWN], [owner], `${JSON.stringify(value).slice(0, 60)} in ${taken}`)
    }
  })
})

describe('a mosque', () => {
  const KEEPERS =
    'facilities prayer_times prayer_date calculation_method asr_school women_space description phone email website'.split(
      ' ',
    )
  const STAFFS =
    'name local_name image mosque_type address city state country country_code latitude longitude time_zone'.split(' ')

  test('every value in every column that its keeper or staff may write, and every page that shows it', async () => {
    const name = `Odd masjid ${randomUUID()}`
    const row = await add('mosques', { name, city: 'Leeds', latitude: 53.8, longitude: -1.5 }, site.serviceRoleKey)
    const place = await placeOf('mosques', row, site.serviceRoleKey)
    await add('mosque_admins', { mosque_id: place, user_id: owner.id }, site.serviceRoleKey)
    const pages = ofMosque(place)
    const shown = new Set<string>()
    for (const value of HOSTILE) {
      const path = `mosques?id=eq.${row.id}`
      const byKeeper = await writeEach(path, KEEPERS, value, token(owner))
      const taken = [...byKeeper, ...(await writeEach(path, STAFFS, value, site.serviceRoleKey))]
      for (const column of taken) shown.add(column)
      const what = `${JSON.stringify(value).slice(0, 60)} in ${taken}`
      const few = [`/mosque/${place}`, `/mosque/${place}/display.json`, `/embed/mosque/${place}.json`]
      if (taken.length > 0) await look(few, [null], what)
      if (taken.length > 0) await look([`/mosque/${place}/edit`], [owner], what)
    }
    // Each was taken by some columns: pages were shown with them.
    expect([...shown].sort()).toEqual(expect.arrayContaining(['description', 'facilities', 'name', 'women_space']))
    await look([...pages, '/mosques'], [null], 'in the end')
    await look(withoutEmbeds(pages), [owner, staff], 'in the end')
  })
})

describe('rows that nobody could write today', () => {
  const odd = (): Row => ({
    source: 'odd',
    source_id: randomUUID(),
    name: `Odd import ${randomUUID()}`,
    image: 'https://%zz',
    website: 'https://%zz',
    time_zone: 'Nowhere/None',
    country_code: 'ZZ',
  })

  test('imported businesses', async () => {
    await forEach<Row>(
      [
        { closed_on: 'infinity', latitude: 51.5, longitude: -0.1 },
        { closed_on: '-infinity' },
        { latitude: 5000, longitude: 1e300, hours: DEEP },
        { hours: [1, 'x', null], halal: { menu: DEEP }, facts: { x: DEEP } },
        { hours: { mon: [['09:00', '17:00']] }, latitude: 10, longitude: 10 },
      ],
      async (more) => {
        const row = await add('business', { ...odd(), ...more }, site.serviceRoleKey)
        const place = await placeOf('business', row, site.serviceRoleKey)
        const what = JSON.stringify(more).slice(0, 60)
        await look(ofBusiness(place), [null], what)
        await look([`/business/${place}`, `/business/${place}/history`], [staff], what)
      },
    )
    await look(LISTS, [null], 'with all of them')
  })

  test('imported mosques', async () => {
    await forEach<Row>(
      [
        { latitude: 51.5, longitude: -0.1, prayer_date: 'infinity' },
        { latitude: 5000, longitude: 1e300, facilities: DEEP },
        { facilities: [1, null, DEEP], latitude: 89.99, longitude: 179.99 },
        {
          prayer_times: { fajr: '23:59', isha: '00:00' },
          calculation_method: 99,
          latitude: 60,
          longitude: 10,
          women_space: { note: DEEP },
        },
      ],
      async (more) => {
        const row = await add('mosque', { ...odd(), ...more }, site.serviceRoleKey)
        const place = await placeOf('mosque', row, site.serviceRoleKey)
        const what = JSON.stringify(more).slice(0, 60)
        await look(ofMosque(place), [null], what)
        await look([`/mosque/${place}`, `/mosque/${place}/edit`, `/mosque/${place}/history`], [staff], what)
      },
    )
    await look(['/mosques', '/'], [null], 'with all of them')
  })
})
