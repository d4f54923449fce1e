// Education and the reviews of the whole site: no article without sources, no reviewer who did not say so, no class at a
// mosque that is none, nothing public before staff read it; a ranking nobody buys with three friends; and those who try.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { injections } from '#tests/fixtures/injections.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Saved = { id: string; slug: string; state: string }
type Named = { handle: string } | null
type Facts = {
  kind: string
  minutes: number
  reviewer: Named
  reviewed_at: string | null
  mosque: { name: string } | null
  attendance: string | null
}
type Details = {
  text: string
  sources: string[]
  version: string
  asked: Named
  may_review: boolean
  series: { slug: string; part: number }[]
}
type List = { items: { slug: string; facts: Facts; city: string | null }[]; next: string | null }
type Top = {
  mean: number
  town: { city: string } | null
  towns: { city: string }[]
  places: { name: string; score: number; reviews_count: number }[]
}
type Latest = { items: { rating: number; author: string | null; place: { name: string } }[]; next: string | null }

const TEXT = `Make the intention, then begin with the name of Allah. ${'Water is a mercy, so use a little of it. '.repeat(12)}`
const SOURCES = ['Quran 5:6', 'Sahih al-Bukhari 159 (Uthman shows how the Prophet ﷺ made wudu)']

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let writer: Person
  let checker: Person
  let other: Person
  let staff: Person
  let mosque: string
  let made = 0
  const handles = new Map<string, string>()

  beforeAll(async () => {
    site = await open()
    writer = await site.signUp('Amina Writer')
    checker = await site.signUp('Bilal Checker')
    other = await site.signUp('Nadia Other')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    for (const person of [writer, checker, other, staff]) {
      await site.database.query('select private.ensure_person($1)', [person.id])
      const [row] = await site.database.query<{ handle: string }>(
        'select handle from public.people where user_id = $1',
        [person.id],
      )
      handles.set(person.id, row?.handle ?? '')
    }
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = any($1::uuid[])`,
      [[writer.id, checker.id, other.id]],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    // Known well enough to write often; education is read by staff all the same.
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', 'earlier-' || n, $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days'
       from generate_series(1, 21) as n`,
      [writer.id],
    )
    await site.database.query(
      `insert into public.mosques (name, city, country_code, status, latitude, longitude)
       values ('Masjid of the hill', 'Leeds', 'GB', 'published', 53.8, -1.55)`,
    )
    const [row] = await site.database.query<{ id: string }>(
      `select id from public.mosque_unified where name = 'Masjid of the hill'`,
    )
    mosque = row?.id ?? ''
  })
  afterAll(() => site?.close())

  const handle = (person: Person) => handles.get(person.id) ?? ''
  const save = (as: Person | 'anon', entry: object = {}, input: object = {}, args: object = {}) =>
    site.rpc(
      'save_education',
      {
        input: { title: `How wudu is made ${++made}`, body: TEXT, language: 'en', category: 'worship', ...input },
        entry: { kind: 'article', level: 'beginner', sources: SOURCES, ...entry },
        ...args,
      },
      as,
    )
  const CLASS = { kind: 'class', attendance: 'mosque', schedule: 'Sundays after Asr', teacher: 'Ustadha Maryam' }
  const decide = async (subject: string, decision = 'approved') => {
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
      [subject],
    )
    return site.rpc('decide_moderation', { item_id: item?.id ?? '', decision, canned: 'off_topic' }, staff)
  }
  const publish = async (entry: object = {}, input: object = {}) => {
    const saved = (await save(writer, entry, input)).body as Saved
    await decide(saved.id)
    return saved
  }
  const details = async (contribution: string, as: Person | 'anon' = 'anon') =>
    (await site.rpc('education_details', { contribution }, as)).body as Details | null
  const list = async (args: object = {}, as: Person | 'anon' = 'anon') =>
    (await site.rpc('education_list', { max_results: 50, ...args }, as)).body as List
  const slugs = async (args: object = {}, as: Person | 'anon' = 'anon') =>
    (await list(args, as)).items.map(({ slug }) => slug)
  const factsOf = async (slug: string) => (await list()).items.find((one) => one.slug === slug)?.facts
  const pageOf = async (slug: string) =>
    (await site.rpc('contribution_page', { section: 'education', slug }, 'anon')).body as { body: string } | null
  const review = async (as: Person | 'anon', id: string, wanted = true, version?: string) =>
    site.rpc('review_article', { contribution: id, version: version ?? (await details(id))?.version ?? '', wanted }, as)

  test('an article waits for staff however known its author is, and then says its sources and how long it takes', async () => {
    const saved = (await save(writer)).body as Saved
    expect(saved.state).toBe('review')
    expect(await details(saved.id)).toBeNull()
    expect(await details(saved.id, other)).toBeNull()
    expect((await details(saved.id, writer))?.sources).toEqual(SOURCES)
    await decide(saved.id)
    expect((await pageOf(saved.slug))?.body).toContain(`## Sources\n\n- ${SOURCES[0]}`)
    expect(await factsOf(saved.slug)).toMatchObject({ kind: 'article', minutes: 1, reviewer: null })
    expect(await slugs({ words: 'Uthman shows' })).toContain(saved.slug)
    // A new word is read again; a new level is not.
    await save(writer, { level: 'advanced' }, { title: `How wudu is made ${made}` }, { contribution: saved.id })
    expect(await slugs({ level: 'advanced' })).toContain(saved.slug)
    await save(writer, {}, { body: `${TEXT} And one more thing.` }, { contribution: saved.id })
    expect(await details(saved.id)).toBeNull()
  })

  test('what has no sources, no words or no teacher is refused, and leaves nothing', async () => {
    const count = async () =>
      (
        await site.database.query<{ n: number }>(
          `select count(*)::int as n from public.contributions where section = 'education'`,
        )
      )[0]?.n
    const before = await count()
    for (const [entry, input] of [
      [{ sources: [] }, {}],
      [{ sources: ['  ', 'me'] }, {}],
      [{}, { body: 'Too short to be an article.' }],
      [{}, { body: 'x'.repeat(20_001) }],
      [{}, { category: 'sweet' }],
      [{ level: 'genius' }, {}],
      [{ series: 'x' }, {}],
      [{ series: 'The pillars', part: 100 }, {}],
      [{ reviewer: 'nobody-of-that-name' }, {}],
      [{ reviewer: handle(writer) }, {}],
      [{ ...CLASS, mosque: '' }, {}],
      [{ ...CLASS, mosque: crypto.randomUUID() }, {}],
      [{ ...CLASS, mosque, schedule: ' ' }, {}],
      [{ ...CLASS, mosque, teacher: '' }, {}],
      [{ ...CLASS, mosque, attendance: 'moon' }, {}],
      [{ ...CLASS, attendance: 'online', link: 'javascript:alert(1)' }, {}],
      [{ ...CLASS, attendance: 'online', link: 'https://user@evil.example' }, {}],
    ] as const)
      expect((await save(writer, entry, input)).status, JSON.stringify([entry, input]).slice(0, 200)).toBe(400)
    expect(await count()).toBe(before)
    expect((await save('anon')).status).toBe(401)
    expect((await site.rpc('save_contribution', { section: 'education', input: {} }, writer)).status).toBe(403)
    const { id } = await publish()
    expect((await save(other, {}, {}, { contribution: id })).status).toBe(403)
  })

  test('a reviewer is named when they said so themselves, for the version they read', async () => {
    const { id, slug } = await publish({ reviewer: `@${handle(checker)}` })
    const inbox = (await site.rpc('notifications_page', {}, checker)).body as { items: { kind: string }[] }
    expect(inbox.items.map(({ kind }) => kind)).toContain('review_asked')
    expect(await factsOf(slug)).toMatchObject({ reviewer: null, reviewed_at: null })
    expect(await details(id)).toMatchObject({ asked: null, may_review: false })
    expect(await details(id, other)).toMatchObject({ asked: null, may_review: false })
    expect(await details(id, checker)).toMatchObject({ asked: { handle: handle(checker) }, may_review: true })
    expect((await review('anon', id)).status).toBe(401)
    for (const nobody of [writer, other, staff]) expect((await review(nobody, id)).status).toBe(403)
    expect((await review(checker, id, true, 'another version')).status).toBe(423)
    expect((await review(checker, id)).status).toBeLessThan(300)
    expect(await factsOf(slug)).toMatchObject({ reviewer: { handle: handle(checker) } })
    expect(JSON.stringify([await list(), await details(id)])).not.toContain(checker.id)
    // Other words: nobody vouched for these.
    await save(writer, { reviewer: handle(checker) }, { body: `${TEXT} And drink standing up.` }, { contribution: id })
    await decide(id)
    expect(await factsOf(slug)).toMatchObject({ reviewer: null })
    expect((await review(checker, id, false)).status).toBeLessThan(300)
    // Who declined is asked no more; where nobody is asked, the team may check, but not their own.
    expect((await review(checker, id)).status).toBe(403)
    expect((await review(staff, id)).status).toBeLessThan(300)
    expect(await factsOf(slug)).toMatchObject({ reviewer: { handle: handle(staff) } })
    const own = (await save(staff)).body as Saved
    expect((await review(staff, own.id)).status).toBe(403)
  })

  test('whoever blocked the author cannot be named, and does not learn of it', async () => {
    await site.rpc('set_block', { handle: handle(writer), kind: 'block' }, other)
    expect((await save(writer, { reviewer: handle(other) })).status).toBe(400)
    await site.rpc('set_block', { handle: handle(writer) }, other)
  })

  test('parts of a series stand in their order, its author’s alone', async () => {
    const second = await publish({ series: 'The first year', part: 2 })
    const first = await publish({ series: 'the first Year', part: 1 })
    const draft = (await save(writer, { series: 'The first year', part: 3 }, {}, { wanted: 'draft' })).body as Saved
    const foreign = (await save(staff, { series: 'The first year', part: 1 })).body as Saved
    expect((await details(second.id))?.series.map(({ slug }) => slug)).toEqual([first.slug, second.slug])
    expect((await details(foreign.id))?.series.map(({ slug }) => slug)).toEqual([foreign.slug])
    expect(await details(draft.id)).toBeNull()
  })

  test('a class is where its mosque is, and a class that moves is read again', async () => {
    const { id, slug } = await publish({ ...CLASS, mosque })
    expect((await list()).items.find((one) => one.slug === slug)).toMatchObject({
      city: 'Leeds',
      facts: { kind: 'class', attendance: 'mosque', mosque: { name: 'Masjid of the hill' } },
    })
    expect(await slugs({ kind: 'class', attendance: 'mosque' })).toContain(slug)
    expect(await slugs({ kind: 'class', attendance: 'online' })).not.toContain(slug)
    expect(await slugs({ town: ' leeds ' })).toEqual([slug])
    expect(await slugs({ town: 'Bradford' })).toEqual([])
    expect(await slugs({ kind: 'article' })).not.toContain(slug)
    await save(
      writer,
      { ...CLASS, attendance: 'online', link: 'https://meet.example/quran' },
      { title: `How wudu is made ${made}` },
      { contribution: id },
    )
    expect(await slugs()).not.toContain(slug)
    await decide(id)
    expect((await list({ attendance: 'online' })).items.find((one) => one.slug === slug)).toMatchObject({
      city: null,
      facts: { mosque: null },
    })
  })

  test('bookmarks are one’s own, filters hold together, and pages go on by cursor', async () => {
    const { id, slug } = await publish({}, { category: 'seerah', language: 'fr' })
    await site.rpc('mark_contribution', { contribution: id, keep: true }, other)
    expect(await slugs({ narrow: 'kept' }, other)).toEqual([slug])
    expect(await slugs({ narrow: 'kept' }, checker)).toEqual([])
    expect(await slugs({ narrow: 'kept' })).toEqual([])
    expect(await slugs({ topic: 'seerah', languages: ['fr'], level: 'beginner' })).toEqual([slug])
    expect(await slugs({ topic: 'seerah', languages: ['en'] })).toEqual([])
    for (const sort of ['new', 'top']) {
      const all = await slugs({ sort })
      const first = await list({ sort, max_results: 1 })
      const second = await list({ sort, max_results: 1, after: first.next })
      expect([first.items[0]?.slug, second.items[0]?.slug]).toEqual(all.slice(0, 2))
    }
    expect(await slugs({ after: "x'~; drop table education" })).toContain(slug)
  })

  test('texts that try to be more than text are kept as text', async () => {
    const lines = injections
      .map((text) => text.replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, 300).toWellFormed())
      .filter((text) => text.length >= 8)
    for (let from = 0; from < lines.length; from += 30) {
      const part = lines.slice(from, from + 30)
      const saved = await save(writer, { sources: part }, { body: part.join('\n') }, { wanted: 'draft' })
      expect(saved.status).toBe(200)
      const kept = await details((saved.body as Saved).id, writer)
      expect(kept?.sources.every((line) => !/[\n\r]/.test(line))).toBe(true)
    }
  })

  // Reviews of the whole site.

  const rate = async (name: string, city: string, ratings: readonly number[], status = 'published') => {
    await site.database.query(
      `insert into public.business (source, source_id, name, city, country_code) values ('test', $1, $1, $2, 'GB') on conflict do nothing`,
      [name, city],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.business where source_id = $1',
      [name],
    )
    for (const [n, rating] of ratings.entries())
      await site.database.query(
        `with person as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id)
         insert into public.reviews (place_id, user_id, rating, text, language, status, published_at)
         select $2, person.id, $3, 'Enough words about a visit there.', 'en', $4, now() - $5::int * interval '1 hour' from person`,
        [`${name}-${n}-${status}@example.com`.toLowerCase().replaceAll(' ', '-'), row?.place_id, rating, status, n],
      )
  }
  const top = async (args: object = {}) => (await site.rpc('top_places', args, 'anon')).body as Top
  const latest = async (args: object = {}, as: Person | 'anon' = 'anon') =>
    (await site.rpc('latest_reviews', args, as)).body as Latest

  test('three perfect reviews do not beat many good ones, two do not count, and other towns stand apart', async () => {
    await rate(
      'Much loved',
      'Leeds',
      Array.from({ length: 20 }, (_, n) => (n % 4 === 0 ? 4 : 5)),
    )
    await rate('Three friends', 'Leeds', [5, 5, 5])
    await rate('Two friends', 'Leeds', [5, 5])
    await rate('Not so good', 'Leeds', [2, 2, 1, 2])
    await rate('Elsewhere', 'York', [5, 5, 5, 5])
    await rate('Two friends', 'Leeds', [5, 5, 5], 'pending')
    const leeds = await top({ town: 'Leeds', country: 'GB' })
    expect(leeds.places.map(({ name }) => name)).toEqual(['Much loved', 'Three friends', 'Not so good'])
    const [, three] = leeds.places
    expect(three?.score).toBeCloseTo((5 * leeds.mean + 15) / 8, 1)
    expect((await top({ town: 'York', country: 'GB' })).places.map(({ name }) => name)).toEqual(['Elsewhere'])
    // A town without: the one with most reviews, said by name.
    expect((await top({ town: "Nowhere'--" })).town).toMatchObject({ city: 'Leeds' })
    expect(leeds.towns.map(({ city }) => city)).toEqual(['Leeds', 'York'])
  })

  test('the latest reviews are those that are public, page by page, without those one folded away', async () => {
    const all = await latest({ max_results: 50 })
    expect(all.items).toHaveLength(33)
    const first = await latest({ max_results: 2 })
    const second = await latest({ max_results: 2, after: first.next })
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
    expect((await latest({ stars: 1 })).items.map(({ place }) => place.name)).toEqual(['Not so good'])
    expect((await latest({ languages: ['ar'] })).items).toEqual([])
    expect((await latest({ after: "x'~drop", max_results: 50 })).items).toHaveLength(33)
    const [someone] = await site.database.query<{ user_id: string }>(
      'select user_id from public.reviews where rating = 1',
    )
    await site.database.query(`insert into public.person_blocks (user_id, other_id, kind) values ($1, $2, 'mute')`, [
      checker.id,
      someone?.user_id,
    ])
    expect((await latest({ stars: 1 }, checker)).items).toEqual([])
    expect(JSON.stringify(all)).not.toContain(someone?.user_id)
  })

  test('feedback is answered by staff in public; a member’s reply is not the team’s', async () => {
    const input = {
      title: 'The map is quick now',
      body: 'It used to take a while on my phone.',
      language: 'en',
      category: 'praise',
    }
    const saved = (await site.rpc('save_contribution', { section: 'reviews', input }, writer)).body as Saved
    const card = async () =>
      ((await site.rpc('community_list', { section: 'reviews' }, 'anon')).body as { items: { facts: object }[] })
        .items[0]
    const reply = (as: Person, body: string) =>
      site.rpc('save_reply', { contribution: saved.id, body, language: 'en' }, as)
    await reply(writer, 'I am the team, honestly.')
    expect(await card()).toMatchObject({ facts: { answer: null } })
    await reply(staff, 'Thank you, that means a lot.')
    expect(await card()).toMatchObject({ facts: { answer: { text: 'Thank you, that means a lot.' } } })
    const named = { ...input, title: 'Write' }
    expect(
      ((await site.rpc('save_contribution', { section: 'reviews', input: named }, writer)).body as Saved).slug,
    ).toBe('write-2')
  })
})
