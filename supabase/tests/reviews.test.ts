// Reviews: who may write them, what waits for staff, and how a place's rating follows.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { moderationTexts } from '#tests/fixtures/moderation-texts.ts'

const GOOD = 'The bread was warm, the staff were kind and we prayed Maghrib upstairs.'
const LINKED = 'Better prices at kebabking.com, tell them I sent you please.'

type Page = {
  count: number
  average: number | null
  total: number
  halal_answers: number
  halal_mismatches: number
  histogram: { stars: number; count: number }[]
  languages: { language: string; count: number }[]
  reviews: {
    id: string
    author: string
    rating: number
    text: string
    helpful: number
    edited_at: string | null
    is_mine: boolean
    is_voted: boolean
    reply: { author: string; text: string } | null
  }[]
  mine: { id: string; status: string; decision: { status: string; note: string | null } | null } | null
  is_own_place: boolean
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let newcomer: Person
  let known: Person
  let other: Person
  let owner: Person
  let staff: Person
  let place: string

  const one = async <T>(sql: string, values: unknown[] = []) => (await site.database.query(sql, values))[0] as T

  async function makeOlder(days: number, ...people: Person[]) {
    // guard_profile keeps created_at: set past it.
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - $2::int * interval '1 day' where id = any($1)`,
      [people.map(({ id }) => id), days],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
  }

  /** Members for a month with two published reviews elsewhere. */
  async function makeKnown(person: Person) {
    await makeOlder(30, person)
    for (const name of ['First elsewhere', 'Second elsewhere'])
      await site.database.query(
        `insert into public.reviews (place_id, user_id, rating, text, language, status)
         values ($1, $2, 3, $3, 'en', 'published')`,
        [await makeBusiness(`${name} ${person.id}`), person.id, GOOD],
      )
  }

  async function makeBusiness(name: string, ownedBy: Person | null = null): Promise<string> {
    if (ownedBy) {
      await site.database.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
        ownedBy.id,
      ])
      await site.database.query(
        `insert into public.businesses (name, city, status, owner_id, business_account_id)
         select $1, 'Leeds', 'published', $2, id from public.business_accounts where owner_id = $2`,
        [name, ownedBy.id],
      )
      return (await one<{ id: string }>('select place_id as id from public.businesses where name = $1', [name])).id
    }
    await site.database.query(
      `insert into public.business (source, source_id, name, city) values ('test', $1, $1, 'Leeds')`,
      [name],
    )
    return (await one<{ id: string }>('select place_id as id from public.business where source_id = $1', [name])).id
  }

  const write = (as: Person, fields: object = {}, at = place) =>
    site.call('/rest/v1/reviews', {
      as,
      method: 'POST',
      headers: { Prefer: 'return=representation' },
      body: { place_id: at, rating: 4, text: GOOD, language: 'en', ...fields },
    })
  const change = (as: Person, id: string, fields: object) =>
    site.call(`/rest/v1/reviews?id=eq.${id}`, { as, method: 'PATCH', body: fields })
  const read = (id: string) =>
    one<{ status: string; edited_at: string | null; helpful: number; text: string }>(
      'select status, edited_at, helpful, text from public.reviews where id = $1',
      [id],
    )
  const page = async (as: Person | 'anon', args: object = {}) =>
    (await site.rpc('reviews_page', { place, ...args }, as)).body as Page
  const standing = (at = place) =>
    one<{ rating: number | null; reviews_count: number }>(
      'select rating, reviews_count from public.business_unified where id = $1',
      [at],
    )
  const openItem = (id: string) =>
    one<{ id: string; reason: string } | undefined>(
      `select id, reason from public.moderation_items where subject_id = $1 and status = 'open'`,
      [id],
    )
  const decide = (id: string, decision: string, as = staff) =>
    site.rpc('decide_moderation', { item_id: id, decision, note: 'a note' }, as)
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }[])[0]?.id ?? ''
  const vote = (as: Person, id: string) =>
    site.call('/rest/v1/review_votes', { as, method: 'POST', body: { review_id: id } })
  const reply = (as: Person, id: string, text = 'Thank you, and come again.') =>
    site.call('/rest/v1/review_replies', { as, method: 'POST', body: { review_id: id, text } })
  const report = (as: Person, subject: string, kind = 'review') =>
    site.call('/rest/v1/reports', {
      as,
      method: 'POST',
      body: { subject_kind: kind, subject_id: subject, reason: 'spam' },
    })

  beforeAll(async () => {
    site = await open()
    newcomer = await site.signUp('newcomer')
    known = await site.signUp('known', { display_name: 'Known Person' })
    other = await site.signUp('Other')
    owner = await site.signUp('owner', { display_name: 'Owner Person' })
    staff = await site.signUp('Staff')
    await site.grantRole(staff, 'staff')
    await makeKnown(known)
    await makeKnown(other)
  })
  afterAll(() => site?.close())
  let businesses = 0
  beforeEach(async () => {
    place = await makeBusiness(`Bakery ${++businesses}`, owner)
  })

  test('a known member’s review is public at once and rates the place', async () => {
    const answer = await write(known, { rating: 5, visited_on: '2026-01-02', halal_matched: 'yes' })
    expect(answer).toMatchObject({ status: 201, body: [{ status: 'published', user_id: known.id, edited_at: null }] })
    expect(await standing()).toEqual({ rating: 5, reviews_count: 1 })
    await write(other, { rating: 2 })
    expect(await standing()).toEqual({ rating: 3.5, reviews_count: 2 })
  })

  test('a new member’s review waits, and only its author and staff see it', async () => {
    const id = idOf(await write(newcomer))
    expect(await read(id)).toMatchObject({ status: 'pending' })
    expect(await openItem(id)).toMatchObject({ reason: 'new' })
    expect(await standing()).toEqual({ rating: null, reviews_count: 0 })
    expect(await page('anon')).toMatchObject({ count: 0, mine: null, reviews: [] })
    expect((await page(newcomer)).mine).toMatchObject({ id, status: 'pending' })
  })

  test('an account of less than a day waits, whatever else it did', async () => {
    const fresh = await site.signUp('Fresh')
    for (const name of ['a', 'b'])
      await site.database.query(
        `insert into public.reviews (place_id, user_id, rating, text, language, status)
         values ($1, $2, 3, $3, 'en', 'published')`,
        [await makeBusiness(`Fresh ${name} ${businesses}`), fresh.id, GOOD],
      )
    expect(await one('select private.reasons_to_wait($1, $2) as reasons', [fresh.id, GOOD])).toEqual({
      reasons: ['new_account'],
    })
    expect(await read(idOf(await write(fresh)))).toMatchObject({ status: 'pending' })
  })

  test('links, numbers and shouting wait even from known members', async () => {
    expect(await read(idOf(await write(known, { text: LINKED })))).toMatchObject({ status: 'pending' })
  })

  test('one per person and place', async () => {
    await write(known)
    expect((await write(known)).status).toBe(409)
  })

  test.each([
    ['too short', { text: 'Good tea and bread' }],
    ['only spaces', { text: ' '.repeat(40) }],
    ['too long', { text: 'x'.repeat(5001) }],
    ['six stars', { rating: 6 }],
    ['no star', { rating: 0 }],
    ['a visit to come', { visited_on: '2999-01-01' }],
    ['an unknown answer', { halal_matched: 'maybe' }],
    ['an unknown language', { language: 'de' }],
  ])('refuses %s', async (_what, fields) => {
    expect((await write(known, fields)).status).toBe(400)
    expect(await page('anon')).toMatchObject({ count: 0 })
  })

  test('owners cannot review their own business, and nobody a place that is not there', async () => {
    expect((await write(owner)).status).toBe(403)
    expect((await write(known, {}, crypto.randomUUID())).status).toBe(403)
    const [mosque] = await site.database.query<{ id: string }>(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'mosque') returning id`,
    )
    expect((await write(known, {}, mosque?.id)).status).toBe(403)
  })

  test('nobody publishes, marks or dates a review by themselves', async () => {
    for (const fields of [{ status: 'published' }, { is_sample: true }, { helpful: 9 }, { created_at: '2020-01-01' }])
      expect((await write(newcomer, fields)).status).toBe(403)
    const id = idOf(await write(newcomer))
    for (const fields of [{ status: 'published' }, { edited_at: null }, { user_id: other.id }])
      expect((await change(newcomer, id, fields)).status).toBe(403)
    expect((await write(known, { user_id: other.id })).status).toBe(403)
  })

  test('a change keeps its mark and what was said before, and is checked again', async () => {
    const id = idOf(await write(known))
    expect((await change(known, id, { rating: 1, text: `${GOOD} Not any more.` })).status).toBe(204)
    const changed = await read(id)
    expect(changed.status).toBe('published')
    expect(changed.edited_at).not.toBeNull()
    expect(await standing()).toEqual({ rating: 1, reviews_count: 1 })
    expect(
      await site.database.query('select rating, text, status from public.review_versions where review_id = $1', [id]),
    ).toEqual([{ rating: 4, text: GOOD, status: 'published' }])

    await change(known, id, { text: LINKED })
    expect(await read(id)).toMatchObject({ status: 'pending' })
    expect(await openItem(id)).toMatchObject({ reason: 'changed' })
    expect(await standing()).toEqual({ rating: null, reviews_count: 0 })
  })

  test('nothing changed leaves no mark', async () => {
    const id = idOf(await write(known))
    await change(known, id, { text: GOOD, rating: 4 })
    expect(await read(id)).toMatchObject({ edited_at: null, status: 'published' })
  })

  test('staff publish, refuse, ask and take back; the author reads why', async () => {
    const id = idOf(await write(newcomer))
    const item = (await openItem(id))?.id ?? ''
    await decide(item, 'approved')
    expect(await read(id)).toMatchObject({ status: 'published' })
    expect(await standing()).toEqual({ rating: 4, reviews_count: 1 })
    await decide(item, 'open')
    expect(await read(id)).toMatchObject({ status: 'pending' })
    await decide(item, 'needs_info')
    expect((await page(newcomer)).mine).toMatchObject({
      status: 'pending',
      decision: { status: 'needs_info', note: 'a note' },
    })
    await change(newcomer, id, { text: `${GOOD} We had the lentil soup.` })
    const second = await openItem(id)
    expect(second).toMatchObject({ reason: 'changed' })
    await decide(second?.id ?? '', 'rejected')
    expect(await read(id)).toMatchObject({ status: 'rejected', edited_at: null })
    await change(newcomer, id, { text: `${GOOD} And the salad.` })
    expect(await read(id)).toMatchObject({ status: 'pending' })
  })

  test('what was public and is refused is removed, and stays so', async () => {
    const id = idOf(await write(known))
    await report(other, id)
    const item = await openItem(id)
    expect(item).toMatchObject({ reason: 'reported' })
    expect(await read(id)).toMatchObject({ status: 'published' })
    await decide(item?.id ?? '', 'rejected')
    expect(await read(id)).toMatchObject({ status: 'removed' })
    expect(await standing()).toEqual({ rating: null, reviews_count: 0 })
    await change(known, id, { text: `${GOOD} Again.` })
    expect(await read(id)).toMatchObject({ status: 'removed', text: GOOD })
    await decide(item?.id ?? '', 'open')
    expect(await read(id)).toMatchObject({ status: 'published' })
    await decide(item?.id ?? '', 'approved')
    expect(await standing()).toEqual({ rating: 4, reviews_count: 1 })
  })

  test('whoever was refused lately waits again', async () => {
    const person = await site.signUp('Refused')
    await makeKnown(person)
    expect(await read(idOf(await write(person)))).toMatchObject({ status: 'published' })
    await site.database.query(
      `insert into public.moderation_items (subject_kind, subject_id, reason, summary, author_id, status, decided_at)
       values ('review', gen_random_uuid(), 'new', 'x', $1, 'rejected', now() - interval '29 days')`,
      [person.id],
    )
    const elsewhere = await makeBusiness(`Elsewhere ${businesses}`)
    expect(await read(idOf(await write(person, {}, elsewhere)))).toMatchObject({ status: 'pending' })
  })

  test('three reporters hide a review until staff decide; later reports count anew', async () => {
    const id = idOf(await write(known))
    const reporters = await Promise.all(['r1', 'r2', 'r3', 'r4'].map((name) => site.signUp(name)))
    const [r1, r2, r3, r4] = reporters as [Person, Person, Person, Person]
    await makeOlder(4, ...reporters)
    expect((await report(r1, id)).status).toBe(201)
    expect((await report(r1, id)).status).toBe(409)
    expect((await report(known, id)).status).toBe(403)
    await report(r2, id)
    expect(await read(id)).toMatchObject({ status: 'published' })
    await report(r3, id)
    expect(await read(id)).toMatchObject({ status: 'pending' })
    const item = await openItem(id)
    expect(item).toMatchObject({ reason: 'automatic' })
    expect(await standing()).toEqual({ rating: null, reviews_count: 0 })
    // Changing it does not bring it back.
    await change(known, id, { text: `${GOOD} Still true.` })
    expect(await read(id)).toMatchObject({ status: 'pending' })
    await decide(item?.id ?? '', 'approved')
    expect(await read(id)).toMatchObject({ status: 'published' })
    await report(r4, id)
    expect(await read(id)).toMatchObject({ status: 'published' })
    expect(await openItem(id)).toMatchObject({ reason: 'reported' })
  })

  test('reports of accounts made for the purpose hide nothing; nor do those staff have answered', async () => {
    const id = idOf(await write(known))
    const [fresh, old] = await Promise.all(
      ['fresh', 'old'].map((name) => Promise.all([1, 2, 3, 4].map((n) => site.signUp(`${name}${n}`)))),
    )
    await makeOlder(4, ...(old ?? []))
    for (const person of fresh ?? []) expect((await report(person, id)).status).toBe(201)
    expect(await read(id)).toMatchObject({ status: 'published' })
    for (const person of (old ?? []).slice(0, 2)) await report(person, id)
    expect(await read(id)).toMatchObject({ status: 'published' })
    const [third, fourth] = (old ?? []).slice(2)
    await report(third as Person, id)
    expect(await read(id)).toMatchObject({ status: 'pending' })
    await decide((await openItem(id))?.id ?? '', 'approved')
    await report(fourth as Person, id)
    expect(await read(id)).toMatchObject({ status: 'published' })
  })

  test('whoever staff found mistaken three times no longer weighs', async () => {
    const [wolf, ...others] = await Promise.all(['wolf', 'a', 'b', 'c'].map((name) => site.signUp(name)))
    await makeOlder(9, wolf as Person, ...others)
    for (let n = 0; n < 3; n++) {
      const dismissed = idOf(await write(known, {}, await makeBusiness(`Dismissed ${n}`)))
      await report(wolf as Person, dismissed)
      await decide((await openItem(dismissed))?.id ?? '', 'approved')
    }
    const id = idOf(await write(known))
    for (const person of [wolf, ...others.slice(0, 2)]) await report(person as Person, id)
    expect(await read(id)).toMatchObject({ status: 'published' })
    await report(others[2] as Person, id)
    expect(await read(id)).toMatchObject({ status: 'pending' })
  })

  test('twenty reports a day; more in one request are refused whole; when is not the reporter’s to say', async () => {
    const id = idOf(await write(known))
    const eager = await site.signUp('eager')
    const places = await site.database.query<{ id: string }>(
      `with made as (
         insert into public.business (source, source_id, name) select 'many', n::text, 'Many ' || n from generate_series(1, 30) as n
         returning id
       ) select id from made`,
    )
    expect(places).toHaveLength(30)
    const subjects = await site.database.query<{ id: string }>(
      `select place_id as id from public.business where source = 'many' order by source_id`,
    )
    const send = (rows: object[]) => site.call('/rest/v1/reports', { as: eager, method: 'POST', body: rows })
    const about = (subject_id: string) => ({ subject_kind: 'listing', subject_id, reason: 'spam' })
    const many = await send(subjects.map(({ id }) => about(id)))
    expect(many).toMatchObject({ status: 429, body: { message: 'too_many_reports' } })
    expect(await one('select count(*)::int as count from public.reports where reporter_id = $1', [eager.id])).toEqual({
      count: 0,
    })
    expect((await send(subjects.slice(0, 20).map(({ id }) => about(id)))).status).toBe(201)
    expect((await send([about(subjects[20]?.id ?? '')])).status).toBe(429)
    const dated = { subject_kind: 'review', subject_id: id, reason: 'spam', created_at: '2999-01-01' }
    expect((await site.call('/rest/v1/reports', { as: other, method: 'POST', body: dated })).status).toBe(403)
  })

  test('authors delete their reviews, and what waited is withdrawn', async () => {
    const id = idOf(await write(newcomer))
    const item = (await openItem(id))?.id
    expect((await site.call(`/rest/v1/reviews?id=eq.${id}`, { as: newcomer, method: 'DELETE' })).status).toBe(204)
    expect(await one('select status from public.moderation_items where id = $1', [item])).toEqual({
      status: 'withdrawn',
    })
    const shown = idOf(await write(known))
    await site.call(`/rest/v1/reviews?id=eq.${shown}`, { as: known, method: 'DELETE' })
    expect(await standing()).toEqual({ rating: null, reviews_count: 0 })
  })

  test('votes count once, not for oneself, and not by the owner', async () => {
    const id = idOf(await write(known))
    expect((await vote(other, id)).status).toBe(201)
    expect((await vote(other, id)).status).toBe(409)
    expect((await vote(known, id)).status).toBe(403)
    expect((await vote(owner, id)).status).toBe(403)
    expect(await read(id)).toMatchObject({ helpful: 1, status: 'published', edited_at: null })
    expect((await page(other)).reviews[0]).toMatchObject({ helpful: 1, is_voted: true, is_mine: false })
    expect((await page('anon')).reviews[0]).toMatchObject({ helpful: 1, is_voted: false })
    await site.call(`/rest/v1/review_votes?review_id=eq.${id}`, { as: other, method: 'DELETE' })
    expect(await read(id)).toMatchObject({ helpful: 0 })
    const waiting = idOf(await write(newcomer))
    expect((await vote(other, waiting)).status).toBe(403)
  })

  test('the owner answers once; others do not; staff can remove the answer', async () => {
    const id = idOf(await write(known))
    expect((await reply(other, id)).status).toBe(403)
    expect((await reply(owner, id, 'Thx')).status).toBe(400)
    expect((await reply(owner, id)).status).toBe(201)
    expect((await reply(owner, id)).status).toBe(409)
    expect((await page('anon')).reviews[0]?.reply).toMatchObject({
      author: 'Owner P.',
      text: 'Thank you, and come again.',
    })
    expect(await page(owner)).toMatchObject({ is_own_place: true })
    await report(other, id, 'review_reply')
    await decide((await openItem(id))?.id ?? '', 'rejected')
    expect((await page('anon')).reviews[0]?.reply).toBeNull()
    expect((await page(owner)).reviews[0]?.reply).toMatchObject({ is_removed: true })
    await site.call(`/rest/v1/review_replies?review_id=eq.${id}`, { as: owner, method: 'DELETE' })
    expect((await reply(owner, id)).status).toBe(409)
  })

  test('what waits for an answer is told to those who answer for the place', async () => {
    const waiting = async (as: Person) =>
      ((await site.rpc('reviews_to_answer', {}, as)).body as Record<string, number>)[place]
    const id = idOf(await write(known))
    await write(newcomer)
    expect([await waiting(owner), await waiting(other)]).toEqual([1, undefined])
    await reply(owner, id)
    expect(await waiting(owner)).toBeUndefined()
  })

  test('the page sums up, sorts, filters and pages', async () => {
    const writers = await Promise.all(['w1', 'w2', 'w3'].map((name) => site.signUp(name)))
    const rows = [
      [known.id, 5, 'en', 'yes', 3],
      [other.id, 2, 'fr', 'no', 0],
      [writers[0]?.id, 4, 'fr', 'unsure', 1],
      [writers[1]?.id, 5, 'ar', null, 2],
      [writers[2]?.id, 3, 'en', 'yes', 9],
    ]
    for (const [i, [user, rating, language, matched, helpful]] of rows.entries())
      await site.database.query(
        `insert into public.reviews (place_id, user_id, rating, text, language, halal_matched, helpful, status, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, 'published', now() - $8::int * interval '1 day')`,
        [place, user, rating, GOOD, language, matched, helpful, i],
      )
    const stars = async (args: object) => (await page('anon', args)).reviews.map(({ rating }) => rating)
    expect(await page('anon')).toMatchObject({
      count: 5,
      average: 3.8,
      total: 5,
      halal_answers: 3,
      halal_mismatches: 1,
      histogram: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 1 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
      languages: [
        { language: 'en', count: 2 },
        { language: 'fr', count: 2 },
        { language: 'ar', count: 1 },
      ],
    })
    expect((await page('anon')).reviews[0]?.author).toBe('Known P.')
    expect(await stars({})).toEqual([5, 2, 4, 5, 3])
    expect(await stars({ sort: 'highest' })).toEqual([5, 5, 4, 3, 2])
    expect(await stars({ sort: 'lowest' })).toEqual([2, 3, 4, 5, 5])
    expect(await stars({ sort: 'helpful' })).toEqual([3, 5, 5, 4, 2])
    expect(await stars({ max_results: 2, skip_results: 2 })).toEqual([4, 5])
    expect(await stars({ stars: 5 })).toEqual([5, 5])
    expect(await page('anon', { lang: 'fr' })).toMatchObject({ total: 2, count: 5 })
    expect(await stars({ sort: 'nonsense', skip_results: -4 })).toEqual([5, 2, 4, 5, 3])
  })

  test('reviews move when two places become one; of two by one person the newer stays', async () => {
    const name = `Twin ${businesses}`
    await makeBusiness(`${name} old`)
    const from = (
      await one<{ id: string }>('select place_id as id from public.business where source_id = $1', [`${name} old`])
    ).id
    const to = await makeBusiness(name, owner)
    const put = (at: string, user: Person, rating: number, daysAgo: number) =>
      site.database.query(
        `insert into public.reviews (place_id, user_id, rating, text, language, status, created_at)
         values ($1, $2, $3, $4, 'en', 'published', now() - $5::int * interval '1 day')`,
        [at, user.id, rating, GOOD, daysAgo],
      )
    await put(from, known, 5, 1)
    await put(to, known, 1, 9)
    await put(from, other, 1, 9)
    await put(to, other, 4, 1)
    await put(from, newcomer, 3, 2)
    await site.database.query('update public.businesses set name = $2 where name = $1', [name, `${name} old`])
    expect(
      await site.database.query('select rating from public.reviews where place_id = $1 order by rating', [to]),
    ).toEqual([{ rating: 3 }, { rating: 4 }, { rating: 5 }])
    expect(await site.database.query('select from public.reviews where place_id = $1', [from])).toEqual([])
    expect(await standing(to)).toEqual({ rating: 4, reviews_count: 3 })
  })

  test('reviews go with their place and with their author', async () => {
    await write(known)
    const leaving = await site.signUp('Leaving')
    await site.database.query(
      `insert into public.reviews (place_id, user_id, rating, text, language, status) values ($1, $2, 1, $3, 'en', 'published')`,
      [place, leaving.id, GOOD],
    )
    expect(await standing()).toEqual({ rating: 2.5, reviews_count: 2 })
    await site.database.query('delete from auth.users where id = $1', [leaving.id])
    expect(await standing()).toEqual({ rating: 4, reviews_count: 1 })
    await site.database.query('delete from public.businesses where place_id = $1', [place])
    expect(await site.database.query('select from public.reviews where place_id = $1', [place])).toEqual([])
  })

  describe('what is noticed in a text', () => {
    test.each(moderationTexts)('$text', async ({ text, flags }) => {
      expect(await one('select private.text_flags($1) as flags', [text])).toEqual({ flags })
    })
  })
})
