// A mosque's timetable by letter: whose is due and when, once a month, and the ways to stop.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Due = { to_address: string; mail_token: string; month: string; paper: string; language: string }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let other: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('reader')
    other = await site.signUp('other')
  })
  afterAll(() => site?.close())
  beforeEach(() => site.database.query('delete from public.timetable_letters'))

  let made = 0
  const makeMosque = async (latitude: number | null = 53.8) => {
    const name = `Masjid ${++made}`
    await site.database.query(
      `insert into public.mosques (name, city, status, mosque_type, facilities, is_sample, latitude, longitude)
       values ($1, 'Leeds', 'published', 'Masjid', '{}', false, $2, $2)`,
      [name, latitude],
    )
    const [row] = await site.database.query<{ id: string }>('select id from public.mosque_unified where name = $1', [
      name,
    ])
    return row?.id ?? ''
  }
  const wish = (as: Person, place: string, parts: object = {}) =>
    site.call('/rest/v1/timetable_letters', { as, method: 'POST', body: { place_id: place, ...parts } })
  const due = async (today: string) => (await site.rpc('claim_timetable_letters', { today }, 'service')).body as Due[]

  test('in the last five days of a month that of the next is due, once', async () => {
    const place = await makeMosque()
    expect((await wish(member, place, { paper: 'a3', language: 'ur' })).status).toBe(201)
    expect(await due('2026-11-25')).toEqual([])
    expect(await due('2026-11-26')).toMatchObject([
      { to_address: member.email, month: '2026-12', paper: 'a3', language: 'ur' },
    ])
    expect(await due('2026-11-30')).toEqual([])
    expect(await due('2026-12-20')).toEqual([])
    // Whoever wishes it on those days gets it too.
    await wish(other, place)
    expect(await due('2026-12-31')).toHaveLength(2)
    expect(await due('2026-12-31')).toEqual([])
  })

  test('a mosque whose times nobody can reckon is not written about', async () => {
    await wish(member, await makeMosque(null))
    expect(await due('2026-11-28')).toEqual([])
  })

  test('the link of a letter stops that one, whoever follows it; another stops nothing', async () => {
    const [first, second] = [await makeMosque(), await makeMosque()]
    for (const place of [first, second]) await wish(member, place)
    const [letter] = await due('2026-11-28')
    const stop = async (token: string) => (await site.rpc('stop_timetable_letters', { token }, 'anon')).body
    expect(await stop(crypto.randomUUID())).toBeNull()
    expect(await stop(letter?.mail_token ?? '')).toEqual(expect.any(String))
    expect(await stop(letter?.mail_token ?? '')).toBeNull()
    expect(await due('2026-12-28')).toHaveLength(1)
  })

  test('ten mosques are the most, a changed sheet is none more, and a shop has no timetable', async () => {
    const places = await Promise.all(Array.from({ length: 11 }, () => makeMosque()))
    for (const place of places.slice(0, 10)) expect((await wish(member, place)).status).toBe(201)
    expect((await wish(member, places[10] ?? '')).status).toBe(429)
    const again = await site.call(`/rest/v1/timetable_letters?place_id=eq.${places[0]}`, {
      as: member,
      method: 'PATCH',
      body: { paper: 'a5' },
    })
    expect(again.status).toBeLessThan(300)
    expect((await wish(other, crypto.randomUUID())).status).toBeGreaterThanOrEqual(400)
  })

  test('only the site asks whose letters are due', async () => {
    for (const as of ['anon', member] as Caller[])
      expect((await site.rpc('claim_timetable_letters', {}, as)).status).toBeGreaterThanOrEqual(400)
    await wish(member, await makeMosque())
    const body = { sent_for: '2030-01-01' }
    expect((await site.call('/rest/v1/timetable_letters', { as: member, method: 'PATCH', body })).status).toBe(403)
  })
})
