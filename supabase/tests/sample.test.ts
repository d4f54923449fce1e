// The sample community: complete, marked, loadable twice, and removable without a trace.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_PARTS } from '#app/core/sections/sample-parts.ts'
import { isSampleSeeded } from '#server/backend/seed.ts'
import { sampleBusinesses } from '#supabase/seeds/data/businesses.ts'
import { communityMosques } from '#supabase/seeds/data/community-mosques.ts'
import { sampleGroups } from '#supabase/seeds/data/courses/groups.ts'
import { sampleArticles, sampleClasses } from '#supabase/seeds/data/education.ts'
import { sampleEvents } from '#supabase/seeds/data/events.ts'
import { sampleMosques } from '#supabase/seeds/data/mosques.ts'
import { samplePeople } from '#supabase/seeds/data/people.ts'
import { sampleReviewers } from '#supabase/seeds/data/reviewers.ts'
import { sampleReviews } from '#supabase/seeds/data/reviews.ts'
import { removeSample, seedSample, untilNotDeadlocked } from '#supabase/seeds/sample.ts'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const tables = [
  'businesses',
  'business_unified',
  'halal_evidence',
  'ownership_statements',
  'fact_statements',
  'fact_confirmations',
  'mosques',
  'mosque_unified',
  'places',
  'promotions',
  'partners',
  'sponsors',
  'testimonials',
  'help_topics',
  'business_accounts',
  'memberships',
  'user_roles',
  'reviews',
  'review_replies',
  'courses',
  'course_lessons',
  'course_groups',
  'course_group_dates',
  'contributions',
  'education',
  'events',
  'event_days',
  'event_answers',
  'business_threads',
  'thread_messages',
  'listing_days',
  'page_days',
  'promo_days',
]

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let users: Map<string, string>

  beforeAll(async () => {
    site = await open()
    // As the sign-up leaves them, without hashing seven passwords.
    const rows = await site.database.query<{ email: string; id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), email, '{}' from unnest($1::text[]) as email returning email, id`,
      [samplePeople.map(({ email }) => email)],
    )
    users = new Map(rows.map(({ email, id }) => [email, id]))
    await seedSample(site.database, users)
  })
  afterAll(() => site?.close())

  async function countAll(): Promise<Record<string, unknown>> {
    const counts: Record<string, unknown> = {}
    for (const table of tables) {
      const [row] = await site.database.query(`select count(*)::int as count from public.${table}`)
      counts[table] = row?.count
    }
    return counts
  }

  test('loads every business and mosque as a place of its own', async () => {
    expect(await isSampleSeeded(site.database)).toBe(true)
    expect(await countAll()).toMatchObject({
      businesses: sampleBusinesses.length,
      business_unified: sampleBusinesses.length,
      mosques: sampleMosques.length + communityMosques.length,
      mosque_unified: sampleMosques.length + communityMosques.length,
    })
  })

  test('marks everything as a sample', async () => {
    for (const table of [
      'businesses',
      'mosques',
      'promotions',
      'partners',
      'sponsors',
      'testimonials',
      'business_accounts',
      'reviews',
      'listing_days',
      'page_days',
      'promo_days',
    ])
      expect(await site.database.query(`select from public.${table} where not is_sample`), table).toEqual([])
  })

  test('gives every sample the halal level that its evidence leads to', async () => {
    const rows = await site.database.query<{ name: string; city: string; halal_level: number | null }>(
      'select name, city, halal_level from public.business_unified',
    )
    const levels = new Map(rows.map(({ name, city, halal_level }) => [`${name}|${city}`, halal_level]))
    const wrong = sampleBusinesses.filter(({ name, city, halalLevel }) => levels.get(`${name}|${city}`) !== halalLevel)
    expect(wrong.map(({ name, halalLevel, city }) => [name, halalLevel, levels.get(`${name}|${city}`)])).toEqual([])
    const [facts] = await site.database.query(
      `select count(*)::int as count from public.business_unified where facts <> '{}' and ownership_level >= 1`,
    )
    expect(facts?.count).toBeGreaterThan(sampleBusinesses.length / 2)
  })

  test('gives the sample people their roles, plans and businesses', async () => {
    for (const { email, role, plan, owns } of samplePeople) {
      const [row] = await site.database.query(
        `select
           (select string_agg(role, ',') from public.user_roles where user_id = $1) as role,
           (select status from public.affiliates where user_id = $1) as affiliate,
           (select m.plan_type from public.memberships as m join public.business_accounts as a on a.id = m.business_id
            where a.owner_id = $1 and m.status = 'active') as plan,
           (select coalesce(array_agg(name order by name), '{}') from public.businesses
            where owner_id = $1 and business_account_id is not null) as owns`,
        [users.get(email)],
      )
      expect(row, email).toEqual({
        role: ['staff', 'superadmin', 'affiliate'].includes(role) ? role : null,
        affiliate: role === 'affiliate' ? 'approved' : null,
        plan,
        owns: owns.map(({ name }) => name).sort(),
      })
    }
  })

  test('every sample event is still to come and has its guests', async () => {
    const rows = await site.database.query<{ going: number; days: number; past: number; is_sample: boolean }>(
      `select c.is_sample, count(*)::int as days, max(d.taken)::int as going,
         count(*) filter (where d.starts_at <= now())::int as past
       from public.event_days as d join public.contributions as c on c.id = d.event_id group by c.id, c.is_sample`,
    )
    expect(rows.length).toBe(sampleEvents.length)
    expect(rows.map(({ going }) => going).toSorted()).toEqual(sampleEvents.map(({ going }) => going).toSorted())
    expect(rows.filter(({ days, past, is_sample }) => days === 0 || past > 0 || !is_sample)).toEqual([])
  })

  test('sample groups are marked, meet in the weeks to come, about one lesson after the other', async () => {
    const groups = await site.database.query<{ times: number; first: number; lessons: number; is_sample: boolean }>(
      `select g.is_sample, count(*)::int as times, count(d.lesson_id)::int as lessons,
         extract(day from min(d.starts_at) - now())::int as first
       from public.course_groups as g join public.course_group_dates as d on d.group_id = g.id group by g.id`,
    )
    expect(groups).toHaveLength(sampleGroups.length)
    for (const { times, lessons, first, is_sample } of groups) {
      expect(is_sample).toBe(true)
      expect(lessons).toBe(times)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThan(14)
    }
    const { body } = await site.rpc('course_groups', { course: 'how-prayer-times-are-computed-ar' }, 'anon')
    expect(body).toMatchObject([{ is_sample: true, is_online: true, link: null, taken: 0 }])
  })

  test('articles name their sources, classes where they are, and the team answers feedback', async () => {
    const entries = await site.database.query(
      `select e.kind, count(*)::int as count, bool_and(cardinality(e.sources) > 0) as sourced,
         bool_and(c.place_id is not null or e.link is not null) as somewhere, bool_and(c.is_sample) as marked
       from public.education as e join public.contributions as c on c.id = e.contribution_id group by e.kind order by e.kind`,
    )
    expect(entries).toEqual([
      { kind: 'article', count: sampleArticles.length, sourced: true, somewhere: false, marked: true },
      { kind: 'class', count: sampleClasses.length, sourced: false, somewhere: true, marked: true },
    ])
    const [answer] = await site.database.query(
      `select private.facts_of_reviews(c.id) -> 'answer' -> 'author' ->> 'is_staff' as is_staff
       from public.contributions as c where c.slug = 'prayer-times-on-the-map'`,
    )
    expect(answer).toEqual({ is_staff: 'true' })
  })

  test('every sample owner has conversations, some of which wait for an answer', async () => {
    const rows = await site.database.query<{ email: string; talks: number; waiting: number }>(
      `select u.email, count(*)::int as talks, count(*) filter (where t.business_unread > 0)::int as waiting
       from public.business_threads as t join auth.users as u on u.id = t.owner_id group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { email: 'bilal@sample.mahalla.example', talks: 1, waiting: 1 },
      { email: 'yusuf@sample.mahalla.example', talks: 3, waiting: 2 },
      { email: 'zohra@sample.mahalla.example', talks: 2, waiting: 1 },
    ])
    const [lost] = await site.database.query(
      `select count(*)::int as n from public.business_threads as t
       where not exists (select from public.thread_messages as m where m.thread_id = t.id and m.created_at = t.last_at)`,
    )
    expect(lost).toEqual({ n: 0 })
  })

  test('ratings come from sample reviews, by people who cannot sign in', async () => {
    const [{ reviews, places, wrong } = {}] = await site.database.query(
      `select
         (select count(*)::int from public.reviews where status = 'published') as reviews,
         (select count(*)::int from public.business_unified where reviews_count > 0) as places,
         (select count(*)::int from public.business_unified as u
          where u.reviews_count <> (select count(*) from public.reviews as r where r.place_id = u.id)
             or u.reviews_count > 0 and u.rating is null) as wrong`,
    )
    expect(reviews).toBe(sampleReviews.length)
    expect(wrong).toBe(0)
    expect(places).toBe(new Set(sampleReviews.map(({ business }) => `${business.name}|${business.city}`)).size)
    const { status } = await site.call('/auth/v1/token?grant_type=password', {
      as: 'anon',
      method: 'POST',
      body: { email: 'reviewer-en-1@sample.mahalla.example', password: '' },
    })
    expect(status).toBe(400)
  })

  test('shows a full home page in London', async () => {
    const { body } = await site.rpc('home_page', { lat: 51.5074, lng: -0.1278 }, 'anon')
    const page = body as Record<string, { length: number }> & { promo: object | null }
    expect(page.regular).toHaveLength(12)
    expect(page.featured?.length).toBeGreaterThanOrEqual(2)
    expect(page.mosques).toHaveLength(4)
    expect(page.testimonials).toHaveLength(3)
    expect(page.partners?.length).toBeLessThanOrEqual(16)
    expect(page.sponsors?.length).toBeGreaterThan(0)
    expect(page.promo).not.toBeNull()
  })

  test('tells of a janazah for days, not for a year', async () => {
    const rows = await site.database.query<{ over: boolean }>(
      `select expires_at < now() + interval '14 days' as over from public.mosque_announcements where kind = 'janazah'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ over }) => over)).toBe(true)
  })

  test('changes nothing when loaded again', async () => {
    const before = await countAll()
    await seedSample(site.database, users)
    expect(await countAll()).toEqual(before)
  })

  test('one part goes by itself: the others and what is real stay as they were', async () => {
    await site.database.query(
      `insert into public.partners (name, website_url, status) values ('Real partner', 'https://real.example', 'approved')`,
    )
    const before = await countAll()
    const counted = async () => {
      const [row] = await site.database.query<{ n: number; real: number }>(
        `select count(*) filter (where is_sample)::int as n, count(*) filter (where not is_sample)::int as real from public.partners`,
      )
      return row
    }
    expect((await counted())?.n).toBeGreaterThan(0)
    await removeSample(site.database, 'partners')
    expect(await counted()).toEqual({ n: 0, real: 1 })
    const after = await countAll()
    expect({ ...after, partners: 0, sponsors: 0 }).toEqual({ ...before, partners: 0, sponsors: 0 })
    await site.database.query(`delete from public.partners where not is_sample`)
  })

  test.each(SAMPLE_PARTS)('the part "%s" goes without the others', async (part) => {
    await removeSample(site.database, part)
    expect(await site.database.query('select from auth.users limit 1')).toHaveLength(1)
  })

  test('is removed without a trace, but for the help topics', async () => {
    const { help_topics } = await countAll()
    await removeSample(site.database)
    expect(await countAll()).toEqual({ ...Object.fromEntries(tables.map((table) => [table, 0])), help_topics })
    expect(await site.database.query('select from auth.users')).toEqual([])
    expect(await isSampleSeeded(site.database)).toBe(false)
  })
})

test('every sample account is known by its address, which nobody real can have', () => {
  for (const { email } of [...samplePeople, ...sampleReviewers]) expect(email).toMatch(/@sample\.mahalla\.example$/)
})

test('whoever PostgreSQL ends for a deadlock begins anew; any other fault is told', async () => {
  const refused = (code: string) => Object.assign(new Error(code), { code })
  const answers = [refused('40P01'), refused('40001'), null]
  await untilNotDeadlocked(async () => {
    const answer = answers.shift()
    if (answer) throw answer
  })
  expect(answers).toEqual([])
  await expect(untilNotDeadlocked(() => Promise.reject(refused('23503')))).rejects.toThrow('23503')
  await expect(untilNotDeadlocked(() => Promise.reject(refused('40P01')))).rejects.toThrow('40P01')
})
