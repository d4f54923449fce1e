// The searches that showed a listing, its place in them and the time: what is counted, for whom, and to whom it is told.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownSearch } from '#app/core/request/services.ts'
import { createRecorder } from '#server/analytics/recorder.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Told = { searches: object[] | null; hours: (number | null)[] | null }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let rival: Person
  let account: string
  let [shop, other, unkept] = ['', '', '']

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('shown-owner')
    rival = await site.signUp('shown-rival')
    const list = async (name: string, person: Person | null) => {
      await site.database.query(
        `insert into public.businesses (name, owner_id, status, city, country_code, latitude, longitude, time_zone)
         values ($1, $2, 'published', 'Jakarta', 'ID', -6.2, 106.8, 'Asia/Jakarta')`,
        [name, person?.id ?? null],
      )
      // Its place is made by a trigger.
      const [row] = await site.database.query<{ place_id: string }>(
        'select place_id from public.businesses where name = $1',
        [name],
      )
      return row?.place_id ?? ''
    }
    ;[shop, other, unkept] = [
      await list('Shown Shop', owner),
      await list('Shown Rival', rival),
      await list('Nobody', null),
    ]
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.business_accounts (owner_id) values ($1) returning id`,
      [owner.id],
    )
    account = row?.id ?? ''
    await site.database.query('update public.businesses set business_account_id = $1 where place_id = $2', [
      account,
      shop,
    ])
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    for (const table of ['shown_searches', 'shown_hours']) await site.database.query(`delete from public.${table}`)
    await setPlan('premium')
  })

  const setPlan = (plan_type: string) => site.rpc('set_membership_plan', { business_id: account, plan_type }, 'service')
  const told = async (as: Person, args: object = {}) => (await site.rpc('owner_searches', args, as)).body as Told
  const shown = (parts: Partial<ShownSearch> = {}): ShownSearch => ({
    wanted: 'place',
    category: 'restaurants',
    subcategory: '',
    skipped: 0,
    places: [other, shop, unkept],
    named: [],
    ...parts,
  })
  const rows = () =>
    site.database.query<{ wanted: string; times: number; ranks: string }>(
      'select wanted, times, ranks::text from public.shown_searches where place_id = $1 order by wanted',
      [shop],
    )
  const aWeekLater = async () => {
    for (const table of ['shown_searches', 'shown_hours'])
      await site.database.query(`update public.${table} set week = week - 7`)
  }

  test('a search counts once for a visitor and day, with the place in it, and never for who keeps the listing', async () => {
    const recorder = createRecorder({ service: serviceClient(site.backend), log: () => {} })
    // Sunday evening in London is Monday morning in Jakarta.
    const now = new Date('2026-11-15T23:30:00Z')
    for (const visit of ['a', 'a', 'b']) recorder.addShown(visit, shown(), null, now)
    recorder.addShown('c', shown({ skipped: 12 }), rival.id, now)
    recorder.addShown('d', shown(), owner.id, now)
    recorder.addShown('e', shown({ named: [shop] }), null, now)
    await recorder.stop()
    expect(await rows()).toEqual([
      { wanted: 'name', times: 1, ranks: '2' },
      { wanted: 'place', times: 3, ranks: String(2 + 2 + 14) },
    ])
    expect(
      await site.database.query('select week::text, hour, times from public.shown_hours where place_id = $1', [shop]),
    ).toEqual([{ week: '2026-11-16', hour: 6, times: 4 }])
    expect(await site.database.query('select from public.shown_searches where place_id = $1', [unkept])).toEqual([])
  })

  test('told from three on, of weeks that are over, to the keepers of a listing whose plan has it', async () => {
    const entry = { ...shown(), at: new Date().toISOString(), asker: null }
    const count = (entries: object[]) => site.rpc('count_shown_searches', { entries }, 'service')
    await count([entry, entry, { ...entry, wanted: 'words', category: 'all' }])
    expect((await told(owner)).searches).toEqual([])
    await aWeekLater()
    expect((await told(owner)).searches).toEqual([])
    await site.database.query('delete from public.shown_searches')
    await site.database.query('delete from public.shown_hours')
    await count([entry, entry, entry])
    await aWeekLater()
    const mine = await told(owner)
    expect(mine.searches).toEqual([{ wanted: 'place', category: 'restaurants', subcategory: '', times: 3, stood: 2 }])
    expect(mine.hours).toHaveLength(168)
    expect(mine.hours?.filter((times) => times !== null)).toEqual([3])
    // Another's listing is not theirs to ask for, and no plan is no figures.
    expect(await told(rival, { of_place: shop })).toEqual({ searches: null, hours: null })
    expect(await told(rival)).toEqual({ searches: null, hours: null })
    await setPlan('basic')
    expect(await told(owner)).toEqual({ searches: null, hours: null })
    expect((await site.rpc('owner_searches', {}, 'anon')).status).toBe(401)
  })
})
