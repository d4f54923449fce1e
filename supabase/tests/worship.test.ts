// Hijri months as countries announce them, and the sounds of the athan.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let superadmin: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
  })
  afterAll(() => site?.close())

  const insert = (table: string, body: Record<string, unknown>, as: Person) =>
    site.call(`/rest/v1/${table}`, { as, method: 'POST', body }).then(({ status }) => status)

  const ramadan = { hijri_year: 1448, hijri_month: 9, announced_by: 'Central Moon Council' }

  test('a country gets its own announcements only, newest first', async () => {
    expect(await insert('hijri_sightings', { ...ramadan, country_code: 'MA', begins_on: '2027-02-09' }, staff)).toBe(
      201,
    )
    expect(
      await insert(
        'hijri_sightings',
        { ...ramadan, country_code: 'MA', hijri_month: 10, begins_on: '2027-03-11' },
        staff,
      ),
    ).toBe(201)
    expect(await insert('hijri_sightings', { ...ramadan, country_code: 'GB', begins_on: '2027-02-08' }, staff)).toBe(
      201,
    )
    const { body } = await site.rpc('country_sightings', { country: 'ma' }, 'anon')
    expect(body).toEqual([
      { year: 1448, month: 10, begins: '2027-03-11', by: 'Central Moon Council', source: null },
      { year: 1448, month: 9, begins: '2027-02-09', by: 'Central Moon Council', source: null },
    ])
    expect((await site.rpc('country_sightings', { country: 'ZZ' }, 'anon')).body).toEqual([])
  })

  test('a month is announced once in a country, and says by whom', async () => {
    const again = { ...ramadan, country_code: 'MA', begins_on: '2027-02-08' }
    expect(await insert('hijri_sightings', again, staff)).toBe(409)
    expect(await insert('hijri_sightings', { ...again, country_code: 'FR', announced_by: ' ' }, staff)).toBe(400)
    expect(await insert('hijri_sightings', { ...again, country_code: 'France' }, staff)).toBe(400)
    expect(await insert('hijri_sightings', { ...again, country_code: 'FR', hijri_month: 13 }, staff)).toBe(400)
  })

  const sound = { title: 'Call', licence: 'CC0 1.0', source_url: 'https://sounds.example/call' }

  test('a sound needs a licence, a source, and exactly one place where it lies', async () => {
    const address = 'https://sounds.example/call.mp3'
    const file_path = `${crypto.randomUUID()}.mp3`
    expect(await insert('athan_sounds', { ...sound, address }, superadmin)).toBe(201)
    expect(await insert('athan_sounds', { ...sound, file_path }, superadmin)).toBe(201)
    expect(await insert('athan_sounds', sound, superadmin)).toBe(400)
    expect(await insert('athan_sounds', { ...sound, address, file_path }, superadmin)).toBe(400)
    expect(await insert('athan_sounds', { ...sound, address, licence: '' }, superadmin)).toBe(400)
    expect(await insert('athan_sounds', { ...sound, address: 'http://sounds.example/a.mp3' }, superadmin)).toBe(400)
    expect(await insert('athan_sounds', { ...sound, file_path: '../secrets.json' }, superadmin)).toBe(400)
  })

  test('visitors are offered what is on the list', async () => {
    await insert(
      'athan_sounds',
      { ...sound, title: 'Hidden', address: 'https://sounds.example/h.mp3', is_active: false },
      superadmin,
    )
    const { body } = await site.rpc('athan_page', {}, 'anon')
    const titles = (body as { title: string }[]).map(({ title }) => title)
    expect(titles).toContain('Call')
    expect(titles).not.toContain('Hidden')
  })

  test('who added or announced something is on record', async () => {
    const rows = await site.database.query<{ entity: string }>(
      `select distinct entity from public.audit_log where entity in ('hijri_sightings', 'athan_sounds') order by 1`,
    )
    expect(rows.map(({ entity }) => entity)).toEqual(['athan_sounds', 'hijri_sightings'])
  })
})
