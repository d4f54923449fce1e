// Ramadan and Eid at the mosques around a place, and how the screen of a hall goes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Near = { kind: string; at_time: string | null; name: string; distance: number; amount: number | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let imam: Person
  let places: Record<'near' | 'far', string>

  beforeAll(async () => {
    site = await open()
    imam = await site.signUp('imam')
    const make = async (name: string, latitude: number) => {
      await site.database.query(
        `insert into public.mosques (name, city, status, mosque_type, facilities, latitude, longitude, country_code)
         values ($1, 'Leeds', 'published', 'Masjid', '{}', $2, -1.5, 'GB')`,
        [name, latitude],
      )
      const [row] = await site.database.query<{ place_id: string }>(
        'select place_id from public.mosques where name = $1',
        [name],
      )
      if (!row) throw new Error('no mosque')
      return row.place_id
    }
    places = { near: await make('Near', 53.8), far: await make('Far', 55.8) }
    for (const [place, time] of [
      [places.near, '09:30'],
      [places.near, '08:00'],
      [places.far, '07:30'],
    ])
      await site.database.query(
        `insert into public.mosque_occasions (place_id, kind, from_date, at_time) values ($1, 'eid_fitr', '2027-03-09', $2)`,
        [place, time],
      )
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      places.near,
      imam.id,
    ])
  })
  afterAll(() => site?.close())

  const near = async (kinds: string[], from_day = '2027-03-09') =>
    (
      await site.rpc(
        'occasions_near',
        { lat: 53.81, lng: -1.5, kinds, from_day, until_day: '2027-03-20', radius_km: 40 },
        'anon',
      )
    ).body as Near[]

  test('the nearest come first and each in the order of the clock; what is over or far is left out', async () => {
    expect((await near(['eid_fitr'])).map(({ name, at_time }) => `${name} ${at_time}`)).toEqual([
      'Near 08:00',
      'Near 09:30',
    ])
    expect(await near(['eid_fitr'], '2027-03-10')).toEqual([])
    expect(await near(['taraweeh'])).toEqual([])
  })

  test('fitrana is a sum with its currency, and nothing else is', async () => {
    const add = (row: object) =>
      site.call('/rest/v1/mosque_occasions', {
        method: 'POST',
        body: { place_id: places.near, from_date: '2027-03-09', ...row },
        as: imam,
      })
    expect((await add({ kind: 'fitrana', amount: 7.5, currency: 'GBP' })).status).toBe(201)
    expect((await add({ kind: 'fitrana', at_time: '08:00' })).status).toBe(400)
    expect((await add({ kind: 'taraweeh', at_time: '20:00', amount: 5, currency: 'GBP' })).status).toBe(400)
    expect(await near(['fitrana'])).toMatchObject([{ kind: 'fitrana', amount: 7.5 }])
  })
})
