// Loads of widgets are added up by the server alone; prices go out without the names of those who entered them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { insertBusiness } from './matrix/shape.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let member: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    member = await site.signUp('member')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())

  const today = () => new Date().toISOString().slice(0, 10)
  const count = (entries: object[], as: 'service' | 'anon' | Person = 'service') =>
    site.rpc('count_embed_loads', { entries }, as)
  const stored = (host: string) =>
    site.database.query('select widget, place_id, loads from public.embed_loads where host = $1 order by widget', [
      host,
    ])

  test('counts add up, whoever sends them first', async () => {
    const place = await insertBusiness(site.database, 'Counted')
    const entry = { day: today(), host: 'a.example', widget: 'business', place_id: place, loads: 2 }
    const plain = { day: today(), host: 'a.example', widget: 'hijri', place_id: null, loads: 1 }
    expect((await count([entry, plain])).status).toBeLessThan(300)
    expect((await count([{ ...entry, loads: 3 }, plain])).status).toBeLessThan(300)
    expect(await stored('a.example')).toEqual([
      { widget: 'business', place_id: place, loads: 5 },
      { widget: 'hijri', place_id: null, loads: 2 },
    ])
  })

  test('a place that is gone is not counted and stops nothing', async () => {
    const gone = { day: today(), host: 'gone.example', widget: 'mosque', place_id: crypto.randomUUID(), loads: 1 }
    await count([gone, { ...gone, widget: 'hijri', place_id: null }])
    expect(await stored('gone.example')).toEqual([{ widget: 'hijri', place_id: null, loads: 1 }])
  })

  test('visitors and members can neither count nor read', async () => {
    const entry = { day: today(), host: 'forged.example', widget: 'hijri', place_id: null, loads: 1 }
    for (const as of ['anon', member] as const) expect([401, 403, 404]).toContain((await count([entry], as)).status)
    expect(await stored('forged.example')).toEqual([])
    expect((await site.rpc('embed_load_report', {}, member)).body).toEqual([])
  })

  test('staff see hosts, the most loaded first', async () => {
    await count([{ day: today(), host: 'busy.example', widget: 'hijri', place_id: null, loads: 900 }])
    const { body } = await site.rpc('embed_load_report', { days: 30 }, staff)
    expect((body as object[])[0]).toMatchObject({ host: 'busy.example', widget: 'hijri', loads: 900 })
  })

  test('loads follow a place that was merged into another', async () => {
    const [from, to] = [
      await insertBusiness(site.database, 'Merged away'),
      await insertBusiness(site.database, 'Merged into'),
    ]
    await count([
      { day: today(), host: 'merged.example', widget: 'business', place_id: from, loads: 2 },
      { day: today(), host: 'merged.example', widget: 'business', place_id: to, loads: 3 },
    ])
    await site.database.query(`insert into public.place_redirects (kind, old_id, new_id) values ('business', $1, $2)`, [
      from,
      to,
    ])
    expect(await stored('merged.example')).toEqual([{ widget: 'business', place_id: to, loads: 5 }])
  })

  const save = (row: object, as: Person = staff) =>
    site.call('/rest/v1/metal_prices', { as, method: 'POST', body: row })
  const gold = { metal: 'gold', currency: 'GBP', source: 'Test' }

  test('everyone gets the last price of each year, to the last digit and without names', async () => {
    await save({ ...gold, price_per_gram: '67.000001', as_of: '2024-03-01' })
    await save({ ...gold, price_per_gram: '70.5', as_of: '2024-12-30' })
    await save({ ...gold, price_per_gram: '100', as_of: '2026-11-01' })
    const { body } = await site.rpc('zakaat_prices', {}, 'anon')
    expect(body).toEqual([
      { metal: 'gold', currency: 'GBP', price: '100', as_of: '2026-11-01', source: 'Test', is_sample: false },
      { metal: 'gold', currency: 'GBP', price: '70.5', as_of: '2024-12-30', source: 'Test', is_sample: false },
    ])
  })

  test('a price keeps who entered it, whatever the row says', async () => {
    await save({
      ...gold,
      currency: 'EUR',
      price_per_gram: 90,
      as_of: '2026-11-01',
      entered_by: member.id,
      is_sample: true,
    })
    const [row] = await site.database.query(
      `select entered_by, is_sample from public.metal_prices where currency = 'EUR'`,
    )
    expect(row).toEqual({ entered_by: staff.id, is_sample: false })
  })

  test.each([
    ['tomorrow’s tomorrow', { as_of: '2999-01-01', price_per_gram: 1 }],
    ['a price of nothing', { as_of: '2026-01-01', price_per_gram: 0 }],
    ['an unknown metal', { as_of: '2026-01-01', price_per_gram: 1, metal: 'iron' }],
    ['a source of blanks', { as_of: '2026-01-01', price_per_gram: 1, source: '  ' }],
  ])('refuses %s', async (_, row) => {
    const { status } = await save({ ...gold, ...row })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
