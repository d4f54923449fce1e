// From views to day sums: what counts, what does not, who may read it, and that nobody raises another's figures.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRecorder } from '#server/analytics/recorder.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import { forgetOldViews } from '#server/jobs/forget-old-views.ts'
import { rollUpViews } from '#server/jobs/roll-up-views.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const first = 'a'.repeat(16)
const second = 'b'.repeat(16)
const today = new Date().toISOString().slice(0, 10)

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let listing: { place_id: string; slug: string }

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('counted-owner')
    stranger = await site.signUp('counted-stranger')
    staff = await site.signUp('counted-staff')
    superadmin = await site.signUp('counted-superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
    await site.database.query(
      `insert into public.businesses (name, owner_id, status, city, country_code)
       values ('Counted Corner', $1, 'published', 'Ambleside', 'GB')`,
      [owner.id],
    )
    // Its place is made by a trigger.
    const [row] = await site.database.query<typeof listing>(
      `select b.place_id, u.slug from public.businesses as b join public.business_unified as u on u.id = b.place_id
       where b.owner_id = $1`,
      [owner.id],
    )
    if (!row) throw new Error('No listing')
    listing = row
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await rollUp()
    for (const table of ['public.page_days', 'public.promo_days', 'public.listing_days', 'private.visit_marks'])
      await site.database.query(`delete from ${table}`)
  })

  const service = () => serviceClient(site.backend)
  const rollUp = () => rollUpViews.run({ service: service() } as Parameters<typeof rollUpViews.run>[0])
  const view = (url: string, parts: object = {}) => ({
    url,
    page_type: 'page',
    device_type: 'mobile',
    referrer: 'direct',
    visit: first,
    counted: true,
    ...parts,
  })
  const see = async (rows: object[]) => {
    const { error } = await service()
      .from('page_analytics')
      .insert(rows as never)
    expect(error).toBeNull()
  }
  const sums = async (kind: string) => {
    const rows = await site.database.query<{ key: string; views: number }>(
      'select key, views from public.page_days where kind = $1 order by key',
      [kind],
    )
    return Object.fromEntries(rows.map(({ key, views }) => [key, views]))
  }
  const listingDays = () =>
    site.database.query(
      'select views, calls, directions, website_clicks from public.listing_days where place_id = $1',
      [listing.place_id],
    )

  test('adds each view once to its day, by page, language, referrer, device, country and campaign', async () => {
    await see([
      view('/jobs', { referrer: 'https://www.example.org/list', country_code: 'GB' }),
      view('/ar/jobs', { referrer: '/businesses', visit: second, campaign: 'letter / email' }),
      view('/list/a-key-of-256-bits'),
    ])
    await rollUp()
    await rollUp()
    expect(await sums('all')).toEqual({ all: 3 })
    expect(await sums('path')).toEqual({ '/jobs': 2, '/list': 1 })
    expect(await sums('language')).toEqual({ ar: 1, en: 2 })
    expect(await sums('referrer')).toEqual({ direct: 1, 'example.org': 1 })
    expect(await sums('device')).toEqual({ mobile: 3 })
    expect(await sums('country')).toEqual({ GB: 1 })
    expect(await sums('campaign')).toEqual({ 'letter / email': 1 })
    const [all] = await site.database.query(`select visitors from public.page_days where kind = 'all'`)
    expect(all).toEqual({ visitors: 2 })
  })

  test.each([
    ...['/community/gaza', '/ar/community/giving-back/x', '/report', '/account/security', '/quran/2', '/donate'],
    ...['/messages', '/ur/messages/59108c46-0c4f-74cd-5e0c-ad9bdc4661d2', '/people/amina', '/zakaat', '/mosques'],
  ])('keeps no hash, country or campaign of %s', async (url) => {
    await see([view(url, { country_code: 'GB', campaign: 'letter' })])
    const [row] = await site.database.query(
      'select visit, country_code, campaign from public.page_analytics order by id desc limit 1',
    )
    expect(row).toEqual({ visit: null, country_code: null, campaign: null })
  })

  test('a listing is viewed once by a visitor and day, in any language', async () => {
    const path = `/business/${listing.slug}`
    await see([view(path), view(`/tr${path}`), view(path, { visit: second }), view(`${path}/photos`)])
    await rollUp()
    await see([view(path)])
    await rollUp()
    expect(await listingDays()).toEqual([{ views: 2, calls: 0, directions: 0, website_clicks: 0 }])
  })

  test('what is added by rest or rpc raises no figure, and nobody can pass for the recorder', async () => {
    const url = `/business/${listing.slug}`
    for (const as of ['anon', stranger, owner, staff] as const) {
      const post = (table: string, body: object) => site.call(`/rest/v1/${table}`, { as, method: 'POST', body })
      expect((await post('page_analytics', { url })).status).toBe(201)
      expect((await post('promo_analytics', { promotion: 'p', event: 'click' })).status).toBe(201)
      const refused = as === 'anon' ? 401 : 403
      for (const forged of [
        { counted: true },
        { visit: first },
        { country_code: 'GB' },
        { campaign: 'x' },
        { came_on: today },
      ])
        expect((await post('page_analytics', { url, ...forged })).status, JSON.stringify(forged)).toBe(refused)
      expect((await post('promo_analytics', { promotion: 'p', event: 'click', visit: first })).status).toBe(refused)
      const calls: [string, object][] = [
        [
          'count_place_actions',
          { entries: [{ place: listing.place_id, day: '2026-11-16', action: 'call', times: 9 }] },
        ],
        ['count_missed_searches', { entries: [] }],
        ['count_shown_searches', { entries: [] }],
        ['count_campaign_visits', { entries: [] }],
        ['roll_up_views', { pages: 1, promos: 1 }],
        ['seal_views', {}],
        ['keep_view_days', {}],
        ['visit_salt', {}],
        ['forget_old_views', {}],
      ]
      for (const [name, args] of calls) expect((await site.rpc(name, args, as)).status, name).toBe(refused)
    }
    await rollUp()
    expect([await listingDays(), await sums('all')]).toEqual([[], {}])
  })

  test('a promotion is seen and followed once by a visitor, and one that is not there never', async () => {
    await site.database.query(
      `insert into public.promotions (slug, title, body, cta_label, href) values
       ('counted', '{"en":"T"}', '{"en":"B"}', '{"en":"C"}', '/jobs') on conflict do nothing`,
    )
    const event = { promotion: 'counted', event: 'impression', meta: { placement: 'home' }, visit: first }
    const rows = [
      event,
      event,
      { ...event, visit: second },
      { ...event, event: 'click' },
      { ...event, promotion: 'none' },
    ]
    expect((await service().from('promo_analytics').insert(rows)).error).toBeNull()
    await rollUp()
    expect(
      await site.database.query('select promotion, placement, impressions, clicks from public.promo_days'),
    ).toEqual([{ promotion: 'counted', placement: 'home', impressions: 2, clicks: 1 }])
  })

  test('the recorder loses nothing at the end, counts an action once, and salts each day anew', async () => {
    const recorder = createRecorder({ service: service(), log: () => {} })
    const now = new Date()
    const visit = await recorder.visitOf('192.0.2.1', 'browser', now)
    expect(visit).toMatch(/^[0-9a-f]{16}$/)
    expect(await recorder.visitOf('192.0.2.1', 'browser', now)).toBe(visit)
    expect(await recorder.visitOf('192.0.2.2', 'browser', now)).not.toBe(visit)
    for (let n = 0; n < 1300; n++) recorder.addView(view('/recorded'))
    for (let n = 0; n < 5; n++) recorder.addAction(String(visit), listing.place_id, 'call', now)
    recorder.addAction(String(visit), listing.place_id, 'website', now)
    recorder.addAction(String(visit), crypto.randomUUID(), 'call', now)
    await recorder.stop()
    await rollUp()
    expect(await sums('path')).toEqual({ '/recorded': 1300 })
    expect(await listingDays()).toEqual([{ views: 0, calls: 1, directions: 0, website_clicks: 1 }])
    await site.database.query(`update private.visit_salts set day = day - 1`)
    const next = createRecorder({ service: service(), log: () => {} })
    expect(await next.visitOf('192.0.2.1', 'browser', now)).not.toBe(visit)
    await next.stop()
    expect(await site.database.query('select from private.visit_salts')).toHaveLength(1)
  })

  test('owners read their own figures, superadmins the site’s, nobody else any', async () => {
    await see([view(`/business/${listing.slug}`)])
    await rollUp()
    type Figures = { days: { views: number }[]; listings: { id: string }[] }
    const figures = async (as: Person, args: object = {}) =>
      (await site.rpc('owner_analytics', { days: 7, ...args }, as)).body as Figures
    const mine = await figures(owner)
    expect(mine.days).toHaveLength(14)
    expect(mine.days.at(-1)).toMatchObject({ views: 1, calls: 0, saves: 0 })
    expect(mine.listings.map(({ id }) => id)).toEqual([listing.place_id])
    const theirs = await figures(stranger, { of_place: listing.place_id })
    expect([theirs.listings, theirs.days.some(({ views }) => views > 0)]).toEqual([[], false])
    expect((await site.rpc('owner_analytics', {}, 'anon')).status).toBe(401)
    const span = { since: '2026-01-01', until: '2999-01-01' }
    for (const [as, status] of [
      ['anon', 401],
      [stranger, 403],
      [owner, 403],
      [staff, 403],
    ] as const)
      expect((await site.rpc('site_analytics', span, as)).status).toBe(status)
    const { body } = await site.rpc('site_analytics', span, superadmin)
    expect(body).toMatchObject({ live: { views: expect.any(Number) } })
    expect((body as { tops: object[] }).tops).toContainEqual({
      kind: 'path',
      key: `/business/${listing.slug}`,
      views: 1,
      before: 0,
      over: 0,
      over_before: 0,
    })
  })

  test('what leads is compared by days that are over', async () => {
    await site.database.query(
      `insert into public.page_days (day, kind, key, views)
       select private.today() - n, 'path', '/steady', case when n = 0 then 1 else 10 end from generate_series(0, 13) as n`,
    )
    const topOf = async (days: number, until = 0) => {
      const [span] = await site.database.query<{ since: string; until: string }>(
        'select (private.today() - $1::integer)::text as since, (private.today() - $2::integer)::text as until',
        [days + until - 1, until],
      )
      const { body } = await site.rpc('site_analytics', span ?? {}, superadmin)
      return (body as { tops: { key: string }[] }).tops.find(({ key }) => key === '/steady')
    }
    expect(await topOf(7)).toMatchObject({ views: 61, before: 70, over: 60, over_before: 60 })
    expect(await topOf(1)).toMatchObject({ views: 1, before: 10, over: 0, over_before: 0 })
    expect(await topOf(6, 1)).toMatchObject({ views: 60, before: 60, over: 60, over_before: 60 })
  })

  test('the sample’s figures are never added to real ones', async () => {
    await site.database.query(
      `insert into public.page_days (day, kind, key, views, visitors, is_sample)
       select private.today() - 200 - n, k.kind, k.key, 1000, 0, true
       from generate_series(0, 6) as n, (values ('all', 'all'), ('path', '/made-up')) as k (kind, key)`,
    )
    const [span] = await site.database.query<{ since: string; until: string }>(
      'select (private.today() - 220)::text as since, private.today()::text as until',
    )
    const ask = async (of_sample: boolean) =>
      (await site.rpc('site_analytics', { ...span, of_sample }, superadmin)).body as {
        is_sample: boolean
        has_sample: boolean
        days: { views: number }[]
        tops: { key: string; views: number }[]
      }
    const sum = ({ days }: { days: { views: number }[] }) => days.reduce((total, { views }) => total + views, 0)
    const [real, made] = [await ask(false), await ask(true)]
    expect([real.is_sample, real.has_sample, made.is_sample]).toEqual([false, true, true])
    expect(sum(made)).toBe(7000)
    expect(made.tops).toContainEqual(expect.objectContaining({ key: '/made-up', views: 7000 }))
    expect(made.tops.map(({ key }) => key)).toEqual(['/made-up'])
    const [all] = await site.database.query<{ n: number }>(
      `select sum(views)::int as n from public.page_days where kind = 'all' and not is_sample`,
    )
    expect(sum(real)).toBe(all?.n ?? 0)
    expect(real.tops.some(({ key }) => key === '/made-up')).toBe(false)
    await site.database.query('delete from public.page_days where is_sample')
  })

  const night = () => forgetOldViews.run({ service: service() } as Parameters<typeof forgetOldViews.run>[0])
  /** As if they had come so many days ago. */
  const age = (url: string, days: number) =>
    site.database.query('update public.page_analytics set came_on = private.today() - $1::integer where url = $2', [
      days,
      url,
    ])
  const daysOf = async (url: string) => {
    const rows = await site.database.query<{ at: string }>(
      `select replace(tableoid::regclass::text, to_char(came_on, 'YYYYMMDD'), 'DAY') as at
       from public.page_analytics where url = $1`,
      [url],
    )
    return rows.map(({ at }) => at)
  }

  test('single views go with their day after ninety days and their sums stay', async () => {
    await see([view('/old'), view('/young')])
    await rollUp()
    await age('/old', 90)
    await age('/young', 89)
    await night()
    expect([await daysOf('/old'), await daysOf('/young')]).toEqual([[], ['private.page_views_DAY']])
    expect(await sums('path')).toEqual({ '/old': 1, '/young': 1 })
  })

  test('a day that is in no sum yet is not forgotten', async () => {
    await see([view('/unsummed')])
    await age('/unsummed', 120)
    await night()
    expect(await daysOf('/unsummed')).toHaveLength(1)
    await site.database.query(`update private.rolled_up set reached = '-infinity'`)
    await rollUp()
    await night()
    expect(await daysOf('/unsummed')).toEqual([])
    expect(await sums('path')).toEqual({ '/unsummed': 1 })
  })

  test('views of a day without a table wait with the rest until the night, and none is lost', async () => {
    const late = view('/late', { came_on: '2026-02-28' })
    await see([late, late])
    expect(await daysOf('/late')).toEqual(['private.page_views_rest', 'private.page_views_rest'])
    expect((await site.rpc('keep_view_days', {}, 'service')).status).toBeLessThan(300)
    await see([late])
    expect(await daysOf('/late')).toEqual(Array(3).fill('private.page_views_DAY'))
  })

  test('sums and the last minutes are asked of their days alone', async () => {
    await site.database.query('select private.add_view_days(private.today() - 5, private.today() - 3)')
    await see([view('/asked')])
    await rollUp()
    await see([view('/asked')])
    const names = await site.database.transaction(async (tx) => {
      await tx.query(
        `select private.live_views(), private.add_page_days(r.upto, r.upto + 9, r.reached - 1),
           private.add_visitors(r.upto, r.upto + 9, r.reached - 1), private.add_listing_views(r.upto, r.upto + 9, r.reached - 1)
         from private.rolled_up as r where r.source = 'pages'`,
      )
      const held = await tx.query<{ name: string }>(
        `select distinct c.relname as name from pg_locks as l join pg_class as c on c.oid = l.relation
         where l.pid = pg_backend_pid() and c.relname ~ '^page_views_[0-9]{8}$'`,
      )
      return held.map(({ name }) => name.slice(-8))
    })
    const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((day) => day < before)).toEqual([])
  })

  test('the tables of days are offered to nobody', async () => {
    const [{ table } = { table: '' }] = await site.database.query<{ table: string }>(
      `select 'page_views_' || to_char(private.today(), 'YYYYMMDD') as table`,
    )
    for (const name of [table, 'page_views_rest'])
      for (const as of ['anon', superadmin, 'service'] as const) {
        expect((await site.call(`/rest/v1/${name}`, { as })).status).toBe(404)
        const hidden = await site.call(`/rest/v1/${name}`, { as, headers: { 'Accept-Profile': 'private' } })
        expect(hidden.status).toBe(406)
      }
    const open = await site.database.query(
      `select c.relname, r.role from pg_inherits as i join pg_class as c on c.oid = i.inhrelid,
         unnest(array['anon', 'authenticated', 'service_role']) as r (role)
       where i.inhparent = 'public.page_analytics'::regclass and (
         not c.relrowsecurity or has_table_privilege(r.role, c.oid, 'select, insert, update, delete, truncate')
         or has_any_column_privilege(r.role, c.oid, 'select, insert, update')
       )`,
    )
    expect(open).toEqual([])
  })

  test('a day that is over names its three hundred greatest pages, and the sum stays', async () => {
    await site.database.query(
      `insert into public.page_days (day, kind, key, views)
       select private.today() - 3, 'path', '/' || n, n from generate_series(1, 350) as n`,
    )
    await site.rpc('forget_old_views', {}, 'service')
    const [kept] = await site.database.query(
      `select count(*)::integer as rows, sum(views)::integer as views,
         sum(views) filter (where key = 'other')::integer as other from public.page_days`,
    )
    expect(kept).toEqual({ rows: 301, views: (350 * 351) / 2, other: (50 * 51) / 2 })
  })
})
