// The community's base: states, trust, limits, replies in order, blocks, moderation, appeals, notifications, and those who
// try to get around them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECTIONS, type SectionKey, sectionKeys } from '#app/core/contributions/sections.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Saved = { id: string; slug: string; state: string }
type Reply = { id: string; number: number | null; state: string }
type Page = {
  id: string
  title: string
  body: string
  state: string
  replies: { number: number; body?: string; state: string }[]
  marks: { read_number: number; is_followed: boolean; draft: string | null } | null
}
type List = {
  pinned: { slug: string }[]
  items: { slug: string; author: { handle: string } | null; unread: number | null }[]
  next: string | null
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let known: Person
  let other: Person
  let fresh: Person
  let staff: Person
  let colleague: Person
  let made = 0

  beforeAll(async () => {
    site = await open()
    known = await site.signUp('Amina Known')
    other = await site.signUp('Bilal Other')
    fresh = await site.signUp('Nadia Fresh')
    staff = await site.signUp('Staff One')
    colleague = await site.signUp('Staff Two')
    await site.grantRole(staff, 'staff')
    await site.grantRole(colleague, 'staff')
    for (const person of [known, other]) await trust(person)
  })
  afterAll(() => site?.close())

  /** guard_profile keeps created_at: set past it. */
  async function age(people: Person[], days: number) {
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      'update public.profiles set created_at = now() - make_interval(days => $2::int) where id = any($1::uuid[])',
      [people.map((one) => one.id), days],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
  }

  /** Two weeks here, with three published words: what they write is public at once. */
  async function trust(person: Person) {
    await age([person], 14)
    for (let n = 0; n < 3; n++)
      await site.database.query(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
         values ('forum', $1, $2, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome', now() - interval '9 days', now() - interval '9 days')`,
        [`earlier-${++made}`, person.id],
      )
    await site.rpc('my_person', {}, person)
  }

  const input = (more: object = {}) => ({
    title: `Where is the bread ${++made}`,
    body: 'I am looking for good bread near the station.',
    language: 'en',
    category: 'halal',
    ...more,
  })
  const save = (as: Person, more: object = {}, args: object = {}) =>
    site.rpc('save_contribution', { section: 'forum', input: input(more), ...args }, as)
  const topic = async (as = known, more: object = {}) => (await save(as, more)).body as Saved
  const reply = (as: Person, contribution: string, body = 'At the corner, every morning.', more: object = {}) =>
    site.rpc('save_reply', { contribution, body, language: 'en', ...more }, as)
  const page = async (slug: string, as: Person | 'anon' = 'anon', more: object = {}) =>
    (await site.rpc('contribution_page', { section: 'forum', slug, ...more }, as)).body as Page | null
  const list = async (args: object = {}, as: Person | 'anon' = 'anon') =>
    (await site.rpc('community_list', { section: 'forum', max_results: 50, ...args }, as)).body as List
  const item = async (subject: string) => {
    const [row] = await site.database.query<{ id: string; reason: string }>(
      `select id, reason from public.moderation_items where subject_id = $1 and status = 'open'`,
      [subject],
    )
    return row ?? { id: '', reason: 'none' }
  }
  const decide = async (subject: string, decision: string, as = staff) =>
    site.rpc('decide_moderation', { item_id: (await item(subject)).id, decision, canned: 'off_topic' }, as)
  const handleOf = async (person: Person) =>
    ((await site.rpc('my_person', {}, person)).body as { handle: string }).handle

  async function ownPlace(owner: Person) {
    await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [owner.id])
    await site.database.query(
      `insert into public.businesses (name, city, country_code, status, owner_id, business_account_id)
       select 'Leeds Bakery', 'Leeds', 'GB', 'published', a.owner_id, a.id from public.business_accounts as a
       where a.owner_id = $1`,
      [owner.id],
    )
    const [row] = await site.database.query<{ place_id: string }>(
      'select place_id from public.businesses where owner_id = $1',
      [owner.id],
    )
    return row?.place_id
  }

  test('a newcomer’s words stand at once and are read after; keeping them tells nobody, taking them down does', async () => {
    const { id, slug, state } = (await save(fresh)).body as Saved
    expect(state).toBe('published')
    expect(await page(slug)).toMatchObject({ state: 'published' })
    expect(await item(id)).toMatchObject({ reason: 'first' })
    const said = (await reply(fresh, id)).body as Reply
    expect(said).toMatchObject({ number: 1, state: 'published' })
    await site.rpc('read_notifications', {}, fresh)
    expect((await decide(id, 'approved')).status).toBe(200)
    const told = async () =>
      ((await site.rpc('notifications_page', {}, fresh)).body as { items: { is_read: boolean; facts: object }[] }).items
        .filter(({ is_read }) => !is_read)
        .map(({ facts }) => facts)
    expect(await told()).toEqual([])
    expect((await decide(said.id, 'rejected')).status).toBe(200)
    expect(await page(slug)).toMatchObject({ replies: [{ state: 'removed' }] })
    expect(await told()).toEqual([{ what: 'removed', of: 'reply' }])
    await site.database.query('delete from public.moderation_items where author_id = $1', [fresh.id])
  })

  test('where the operator wants it so, a newcomer’s words wait, staff publish them, and then everyone reads them', async () => {
    await site.database.query(`insert into private.site_settings (name, value) values ('first_posts_wait', 'true')`)
    const { id, slug, state } = (await save(fresh)).body as Saved
    await site.database.query(`delete from private.site_settings where name = 'first_posts_wait'`)
    expect(state).toBe('review')
    expect(await page(slug)).toBeNull()
    expect(await page(slug, other)).toBeNull()
    expect(await page(slug, fresh)).toMatchObject({ state: 'review' })
    expect((await list()).items.map((one) => one.slug)).not.toContain(slug)
    expect((await list({ words: 'bread' })).items.map((one) => one.slug)).not.toContain(slug)
    expect(await item(id)).toMatchObject({ reason: 'new' })
    expect((await decide(id, 'approved')).status).toBe(200)
    expect(await page(slug)).toMatchObject({ state: 'published' })
    expect(JSON.stringify(await page(slug))).not.toContain(fresh.id)
  })

  test('a draft is its author’s alone, also for staff, and has no place in lists', async () => {
    const { slug, state } = (await save(known, { category: '' }, { wanted: 'draft' })).body as Saved
    expect(state).toBe('draft')
    for (const who of ['anon', other, staff] as const) expect(await page(slug, who)).toBeNull()
    expect((await site.rpc('contribution_draft', { section: 'forum', slug }, other)).body).toBeNull()
    expect((await site.rpc('contribution_draft', { section: 'forum', slug }, known)).body).toMatchObject({ slug })
  })

  test('two of the same title have two addresses, also when they come at once', async () => {
    const title = `The same title ${++made}`
    const saved = await Promise.all([0, 1, 2, 3].map(() => save(known, { title })))
    const slugs = saved.map(({ body }) => (body as Saved).slug)
    expect(new Set(slugs).size).toBe(4)
  })

  test('what is too short, too long, in no language or under no category is refused with its word', async () => {
    const refusals: [object, string][] = [
      [{ title: 'abc' }, 'title_short'],
      [{ title: 'x'.repeat(141) }, 'title_long'],
      [{ body: 'short' }, 'body_short'],
      [{ body: 'x'.repeat(20_001) }, 'body_long'],
      [{ language: 'xx' }, 'language'],
      [{ category: 'nothing' }, 'category'],
    ]
    for (const [more, message] of refusals) expect((await save(known, more)).body).toMatchObject({ message })
  })

  test('replies stand in the order in which they became public, each once, when many come at once', async () => {
    const { id, slug } = await topic()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => reply(n % 2 ? known : other, id, `Reply ${n}`)),
    )
    const numbers = answers.map(({ body }) => (body as Reply).number)
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    const first = await page(slug, 'anon', { max_results: 5 })
    const next = await page(slug, 'anon', { starting: 6, max_results: 100 })
    expect([...(first?.replies ?? []), ...(next?.replies ?? [])].map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
  })

  test('a reply that waited gets its number when it is published, and keeps it while it is hidden', async () => {
    const { id, slug } = await topic()
    const waits = (await reply(fresh, id, 'At https://bread.example, every morning.')).body as Reply
    expect(waits).toMatchObject({ state: 'review', number: null })
    expect((await reply(other, id)).body).toMatchObject({ number: 1 })
    await decide(waits.id, 'approved')
    expect((await page(slug))?.replies.map(({ number }) => number)).toEqual([1, 2])
    await site.database.query(`select private.hide_reply($1)`, [waits.id])
    expect((await page(slug))?.replies[1]).toEqual({ id: waits.id, number: 2, state: 'hidden' })
  })

  test('an edit leaves its mark and its history; nobody edits the words of others', async () => {
    const { id, slug } = await topic()
    const edited = input({ body: 'I found some, but is there better bread?' })
    expect(
      (await site.rpc('save_contribution', { section: 'forum', input: edited, contribution: id }, other)).status,
    ).toBe(403)
    expect(
      (await site.rpc('save_contribution', { section: 'forum', input: edited, contribution: id }, staff)).status,
    ).toBe(403)
    await site.rpc('save_contribution', { section: 'forum', input: edited, contribution: id }, known)
    expect(await page(slug)).toMatchObject({
      body: edited.body,
      edited_at: expect.any(String),
      versions: [{ body: 'I am looking for good bread near the station.' }],
    })
  })

  test('links and words of the list wait or are refused; a published text that becomes advertising is hidden', async () => {
    expect((await topic(known, { body: 'Buy everything at https://cheap.example today' })).state).toBe('review')
    await site.call('/rest/v1/moderation_words', {
      as: staff,
      method: 'POST',
      body: { word: 'miracle cure', effect: 'refuse' },
    })
    expect((await save(known, { body: 'My MIRACLE cure helps all' })).body).toMatchObject({
      message: 'words_refused',
    })
    const { id, slug } = await topic()
    const spam = input({ body: 'Now at https://cheap.example for everyone' })
    expect(
      (await site.rpc('save_contribution', { section: 'forum', input: spam, contribution: id }, known)).body,
    ).toMatchObject({ state: 'hidden' })
    expect(await page(slug)).toBeNull()
  })

  test('a flood by one account ends at the day’s measure, also when it comes at once', async () => {
    const flooder = await site.signUp('Flood')
    const saved = await Promise.all(Array.from({ length: 9 }, () => save(flooder)))
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(saved.filter(({ status }) => status === 429)).toHaveLength(6)
    // A draft is no post, and becomes one under the same measure.
    const draft = (await save(flooder, {}, { wanted: 'draft' })).body as Saved
    expect(draft.state).toBe('draft')
    expect((await save(flooder, {}, { contribution: draft.id })).status).toBe(429)
  })

  test('what is sent twice with one key is kept once, also when it comes at once', async () => {
    const once = crypto.randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => save(known, { title: 'Sent more than once', once })))
    expect(new Set(sent.map(({ body }) => (body as Saved).id)).size).toBe(1)
    const [id = ''] = sent.map(({ body }) => (body as Saved).id)
    const replies = await Promise.all([1, 2, 3].map(() => reply(other, id, 'Heard you.', { once })))
    expect(new Set(replies.map(({ body }) => (body as Reply).id)).size).toBe(1)
    // Another member's key of the same name is theirs.
    expect(((await save(other, { once })).body as Saved).id).not.toBe(id)
  })

  test('votes: one each, none for oneself, and the number is right when many come at once', async () => {
    const { id, slug } = await topic()
    expect((await site.rpc('react', { contribution: id }, known)).status).toBe(403)
    await Promise.all([1, 2, 3, 4].map(() => site.rpc('react', { contribution: id }, other)))
    await site.rpc('react', { contribution: id }, staff)
    expect(await page(slug)).toMatchObject({ reactions_count: 2 })
    await site.rpc('react', { contribution: id, wanted: false }, other)
    expect(await page(slug)).toMatchObject({ reactions_count: 1 })
    expect((await site.rpc('react', { contribution: id }, 'anon')).status).toBe(401)
  })

  test('reports that come at once count each other', async () => {
    const reporters = await Promise.all([1, 2, 3].map((n) => site.signUp(`Prompt reporter ${made}-${n}`)))
    await age(reporters, 9)
    for (let round = 0; round < 5; round++) {
      const { id, slug } = await topic()
      const report = { subject_kind: 'contribution', subject_id: id, reason: 'spam' }
      const sent = await Promise.all(
        reporters.map((as) => site.call('/rest/v1/reports', { as, method: 'POST', body: report })),
      )
      expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(await page(slug)).toBeNull()
    }
  })

  test('three trusted reports hide it, staff decide, and one appeal goes to someone else', async () => {
    const { id, slug } = await topic()
    const reporters = await Promise.all([1, 2, 3].map((n) => site.signUp(`Reporter ${made}-${n}`)))
    await age(reporters, 9)
    for (const one of reporters) {
      expect(await page(slug)).not.toBeNull()
      const report = { subject_kind: 'contribution', subject_id: id, reason: 'spam' }
      expect((await site.call('/rest/v1/reports', { as: one, method: 'POST', body: report })).status).toBe(201)
    }
    expect(await page(slug)).toBeNull()
    await decide(id, 'rejected')
    expect(await page(slug, known)).toMatchObject({
      state: 'removed',
      decision: { status: 'rejected', may_appeal: true },
    })
    const appeal = (as: Person, words = 'It was a real question.') =>
      site.rpc('appeal', { subject_kind: 'contribution', subject_id: id, words }, as)
    expect((await appeal(other)).status).toBe(403)
    expect((await appeal(known)).status).toBe(204)
    expect((await appeal(known)).status).toBe(403)
    expect((await decide(id, 'approved', staff)).status).toBe(403)
    expect((await decide(id, 'approved', colleague)).status).toBe(200)
    expect(await page(slug)).toMatchObject({ state: 'published' })
  })

  test('what never was public is read by staff once its author appeals, and not before', async () => {
    const author = await site.signUp(`Appeals ${++made}`)
    const asked = { body: 'Is there good bread behind https://bread.example too?' }
    const { id, slug, state } = (await save(author, asked)).body as Saved
    expect(state).toBe('review')
    await decide(id, 'rejected')
    expect(await page(slug, author)).toMatchObject({
      state: 'draft',
      decision: { status: 'rejected', may_appeal: true },
    })
    const preview = async () => {
      const [row] = await site.database.query<{ preview: { text: string; appeal: string } | null }>(
        `select private.moderation_preview('contribution', $1) as preview`,
        [id],
      )
      return row?.preview ?? null
    }
    expect(await preview()).toBeNull()
    const words = 'It was a real question.'
    await site.rpc('appeal', { subject_kind: 'contribution', subject_id: id, words }, author)
    expect(await preview()).toMatchObject({ text: expect.stringContaining('good bread'), appeal: words })
    expect(await page(slug, author)).toMatchObject({ state: 'draft', decision: { status: 'open', may_appeal: false } })
    expect((await decide(id, 'rejected', colleague)).status).toBe(200)
    expect(await preview()).toBeNull()
    expect(await page(slug, staff)).toBeNull()
  })

  test('whoever is blocked neither answers nor reaches the other, and is folded away; a mute is silent', async () => {
    const { id, slug } = await topic()
    await reply(other, id, 'Words of the other')
    await site.rpc('set_block', { handle: await handleOf(other), kind: 'block' }, known)
    expect((await reply(other, id)).status).toBe(404)
    expect((await site.rpc('react', { contribution: id }, other)).status).toBe(404)
    expect((await page(slug, known))?.replies[0]).toMatchObject({ body: null, is_folded: true })
    const theirs = await topic(other)
    expect((await list({}, known)).items.map((one) => one.slug)).not.toContain(theirs.slug)
    expect((await list({}, staff)).items.map((one) => one.slug)).toContain(theirs.slug)
    const hub = (await site.rpc('community_hub', {}, known)).body
    expect(JSON.stringify(hub)).not.toContain(theirs.slug)
    await reply(other, theirs.id, `Hear me @${await handleOf(known)}`)
    const inbox = (await site.rpc('notifications_page', {}, known)).body as { items: { kind: string }[] }
    expect(inbox.items.filter(({ kind }) => kind === 'mention')).toEqual([])
    await site.rpc('set_block', { handle: await handleOf(other) }, known)
    expect((await reply(other, id)).status).toBe(200)
  })

  test('nobody takes a name of the house, another’s address, or one that was just left', async () => {
    const take = (as: Person, handle: string) => site.rpc('save_person', { facts: { handle } }, as)
    const before = await handleOf(other)
    for (const handle of ['mahalla-team', 'the-staff', 'ad-min', 'support-desk'])
      expect((await take(known, handle)).body).toMatchObject({ message: 'handle_taken' })
    expect((await take(known, before)).body).toMatchObject({ message: 'handle_taken' })
    expect((await take(known, 'not ok')).body).toMatchObject({ message: 'handle' })
    expect((await take(other, `bilal-${++made}`)).status).toBe(204)
    expect((await take(other, `bilal-${++made}`)).body).toMatchObject({ message: 'handle_lately' })
    expect((await take(known, before)).body).toMatchObject({ message: 'handle_taken' })
    expect((await site.rpc('person_page', { handle: before }, 'anon')).body).toMatchObject({
      moved_to: expect.any(String),
    })
  })

  test('each fact of a profile is shown to whom its owner says', async () => {
    const handle = await handleOf(known)
    const facts = {
      bio: 'Baker',
      city: 'Leeds',
      country_code: 'GB',
      show_bio: 'members',
      show_town: 'nobody',
      show_contributions: 'nobody',
    }
    expect((await site.rpc('save_person', { facts }, known)).status).toBe(204)
    const seen = async (as: Person | 'anon') => (await site.rpc('person_page', { handle }, as)).body
    expect(await seen('anon')).toMatchObject({ bio: null, city: null, items: [], published: null })
    expect(await seen(other)).toMatchObject({ bio: 'Baker', city: null, items: [] })
    expect(await seen(known)).toMatchObject({ bio: 'Baker', city: 'Leeds', way: { level: 1 } })
    expect(JSON.stringify(await seen(other))).not.toContain(known.id)
    await site.rpc('save_person', { facts: { show_contributions: 'everyone' } }, known)
  })

  test('an anonymous message names nobody and leads to nobody', async () => {
    const message = { body: 'May Allah protect you all.', language: 'en', is_anonymous: true, country_code: 'GB' }
    const saved = (await site.rpc('save_contribution', { section: 'gaza', input: message }, known)).body as Saved
    expect(saved.state).toBe('review')
    await decide(saved.id, 'approved')
    const wall = await list({ section: 'gaza' })
    expect(wall.items[0]).toMatchObject({ slug: saved.slug, author: null, is_anonymous: true, country_code: 'GB' })
    const own = (await site.rpc('person_page', { handle: await handleOf(known) }, 'anon')).body
    expect(JSON.stringify(own)).not.toContain(saved.slug)
    for (const body of ['Hey', 'x'.repeat(501)])
      expect(
        (await site.rpc('save_contribution', { section: 'gaza', input: { ...message, body } }, known)).status,
      ).toBe(400)
  })

  test('pin, lock, move, merge are for staff; a merge moves votes, replies and the address', async () => {
    const kept = await topic()
    const gone = await topic(other)
    for (const action of ['pin', 'lock', 'move'])
      expect(
        (await site.rpc('tend_contribution', { contribution: kept.id, action, into_category: 'town' }, known)).status,
      ).toBe(403)
    expect(
      (await site.rpc('merge_contributions', { from_contribution: gone.id, into_contribution: kept.id }, known)).status,
    ).toBe(403)
    await reply(known, gone.id, 'A reply that moves')
    await reply(other, kept.id, 'A reply that was here')
    await site.rpc('react', { contribution: gone.id }, staff)
    await site.rpc('react', { contribution: kept.id }, staff)
    await site.rpc('react', { contribution: gone.id }, colleague)
    expect(
      (await site.rpc('merge_contributions', { from_contribution: gone.id, into_contribution: kept.id }, staff)).status,
    ).toBe(204)
    expect(await page(gone.slug)).toEqual({ moved_to: kept.slug })
    expect(await page(kept.slug)).toMatchObject({
      reactions_count: 2,
      replies_count: 3,
      replies: [{ number: 1 }, { number: 2 }, { number: 3, body: 'A reply that moves' }],
    })
    await site.rpc('tend_contribution', { contribution: kept.id, action: 'lock' }, staff)
    expect((await reply(other, kept.id)).body).toMatchObject({ message: 'locked' })
  })

  test('a merge of ideas moves what owners offer; long words go on in a second reply; an odd one is refused', async () => {
    const author = await site.signUp('Author Of Ideas')
    const owner = await site.signUp('Owner Of A Bakery')
    for (const one of [author, owner]) await trust(one)
    const idea = async () =>
      (
        await site.rpc(
          'save_contribution',
          { section: 'ideas', input: input({ category: 'town', city: 'Leeds', country_code: 'GB' }) },
          author,
        )
      ).body as Saved
    const place = await ownPlace(owner)
    const offer = (as: Person, contribution: string) =>
      site.rpc('offer_for_idea', { contribution, place, words: 'We open in the spring, in sha Allah.' }, as)
    const [kept, gone] = [await idea(), await idea()]
    expect((await offer(author, gone.id)).status, 'somebody else’s place').toBe(403)
    expect((await offer(owner, gone.id)).status).toBe(204)
    const merge = (from: string, into: string) =>
      site.rpc('merge_contributions', { from_contribution: from, into_contribution: into }, staff)
    const long = await topic(author, { body: `${'word '.repeat(3900)}the end` })
    for (const [from, into] of [
      [kept.id, kept.id],
      [kept.id, long.id],
      [kept.id, crypto.randomUUID()],
    ] as const)
      expect((await merge(from, into)).status).toBe(404)
    expect((await merge(gone.id, kept.id)).status).toBe(204)
    const facts = (await site.rpc('contribution_page', { section: 'ideas', slug: kept.slug }, 'anon')).body
    expect(facts).toMatchObject({ facts: { offers: [{ words: 'We open in the spring, in sha Allah.' }] } })
    const short = await topic(author)
    await merge(long.id, short.id)
    const replies = (await page(short.slug))?.replies ?? []
    expect(replies.map(({ number }) => number)).toEqual([1, 2])
    expect(replies[1]?.body).toMatch(/the end$/)
  })

  test('what has seats, pledges, stars or no name is never put into another, nor answered by a reply', async () => {
    const sections = (
      await site.call('/rest/v1/community_sections?select=section,can_merge,has_answers', { as: 'anon' })
    ).body as { section: SectionKey; can_merge: boolean; has_answers: boolean }[]
    expect(new Set(sections.map(({ section }) => section))).toEqual(new Set(sectionKeys))
    for (const { section, can_merge, has_answers } of sections) {
      // The pages offer what the database allows.
      expect(SECTIONS[section]).toMatchObject({ canMerge: can_merge, hasAnswers: has_answers })
      const ids = await site.database.query<{ id: string }>(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, published_at, is_anonymous)
         select $1, 'merge-' || $1 || n, $2, 'Words of one', 'Words that stand on their own.', 'en', 'published', now(), $1 = 'gaza'
         from generate_series(1, 2) as n returning id`,
        [section, colleague.id],
      )
      const merged = await site.rpc(
        'merge_contributions',
        { from_contribution: ids[0]?.id, into_contribution: ids[1]?.id },
        staff,
      )
      expect(merged.status, section).toBe(can_merge ? 204 : 404)
      const solved = await site.rpc('mark_solved', { contribution: ids[1]?.id }, colleague)
      expect(solved.status, section).toBe(has_answers ? 204 : 403)
    }
    const leaked = await site.database.query(
      `select from public.replies as r join public.contributions as c on c.id = r.contribution_id where c.section = 'gaza'`,
    )
    expect(leaked).toEqual([])
    await site.database.query(`delete from public.contributions where slug like 'merge-%'`)
  })

  test('how far one read, what one follows and what one began to write are kept for every device, and for nobody else', async () => {
    const { id, slug } = await topic()
    for (const n of [1, 2, 3]) await reply(known, id, `Reply ${n}`)
    const mark = (facts: object, as: Person | 'anon' = other) =>
      site.rpc('mark_contribution', { contribution: id, ...facts }, as)
    const mine = async (as: Person) => (await page(slug, as))?.marks
    const unread = async (as: Person) => (await list({}, as)).items.find((one) => one.slug === slug)?.unread
    expect(await mine(other)).toBeNull()
    await mark({ read_number: 2 })
    expect(await unread(other)).toBe(1)
    // Another device is behind, and takes nothing back.
    await mark({ read_number: 1 })
    await mark({ follow: true })
    await mark({ draft: 'I was about to say' })
    expect(await mine(other)).toMatchObject({ read_number: 2, is_followed: true, draft: 'I was about to say' })
    expect(await mine(staff)).toBeNull()
    // Whoever follows hears of it; a reply that is sent takes its draft along.
    await site.rpc('read_notifications', {}, other)
    await reply(staff, id, 'Reply 4')
    const inbox = (await site.rpc('notifications_page', {}, other)).body as {
      items: { kind: string; is_read: boolean }[]
    }
    expect(inbox.items.filter((one) => !one.is_read)).toMatchObject([{ kind: 'reply' }])
    await reply(other, id, 'Reply 5')
    expect(await mine(other)).toMatchObject({ draft: null })
    await mark({ follow: false })
    expect(await mine(other)).toMatchObject({ is_followed: false })
    const draft = (await save(known, {}, { wanted: 'draft' })).body as Saved
    expect((await site.rpc('mark_contribution', { contribution: draft.id, follow: true }, other)).status).toBe(404)
    expect((await mark({ follow: true }, 'anon')).status).toBe(401)
  })

  test('the author or the team say which reply answered; pinned stands first; moved is found where it went', async () => {
    const asked = await topic()
    const { id } = (await reply(other, asked.id)).body as Reply
    const elsewhere = (await reply(other, (await topic()).id)).body as Reply
    const solve = (as: Person, answer: string | null = id) =>
      site.rpc('mark_solved', { contribution: asked.id, reply: answer }, as)
    expect((await solve(other)).status).toBe(403)
    expect((await solve(known, elsewhere.id)).status).toBe(404)
    expect((await solve(known)).status).toBe(204)
    expect(await page(asked.slug)).toMatchObject({ solved: { id } })
    expect((await solve(staff, null)).status).toBe(204)
    expect(await page(asked.slug)).toMatchObject({ solved: null })
    await topic()
    const tend = (action: string, into_category?: string) =>
      site.rpc('tend_contribution', { contribution: asked.id, action, ...(into_category && { into_category }) }, staff)
    await tend('pin')
    expect((await list()).pinned.map((one) => one.slug)).toContain(asked.slug)
    expect((await list()).items.map((one) => one.slug)).not.toContain(asked.slug)
    await tend('unpin')
    expect((await tend('move', 'nowhere')).status).toBe(404)
    await tend('move', 'town')
    const inTown = (await list({ category: 'town' })).items.map((one) => one.slug)
    expect(inTown).toContain(asked.slug)
    expect((await list({ category: 'halal' })).items.map((one) => one.slug)).not.toContain(asked.slug)
  })

  test('the inbox: grouped while unread, mentions apart, read by its owner only, ended by a key', async () => {
    const { id } = await topic()
    await site.rpc('read_notifications', {}, known)
    await reply(other, id, 'One')
    await reply(other, id, 'Two')
    await reply(other, id, `Three @${await handleOf(known)}`)
    const inbox = (await site.rpc('notifications_page', {}, known)).body as {
      unread: number
      items: { kind: string; number: number; is_read: boolean }[]
    }
    const unread = inbox.items.filter((one) => !one.is_read)
    expect(unread.map(({ kind, number }) => [kind, number]).toSorted()).toEqual([
      ['mention', 1],
      ['reply', 2],
    ])
    expect((await site.rpc('notifications_page', {}, 'anon')).status).toBe(401)
    expect((await site.call('/rest/v1/notifications?select=*', { as: other })).body).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ user_id: known.id })]),
    )
    const letters = (await site.rpc('claim_notification_letters', { mode: 'now', settle_seconds: 0 }, 'service'))
      .body as { to_address: string; mail_key: string }[]
    const letter = letters.find(({ to_address }) => to_address === known.email)
    expect(letter).toMatchObject({ items: [{ kind: 'mention' }] })
    expect((await site.rpc('claim_notification_letters', { mode: 'now' }, known)).status).toBe(403)
    expect((await site.rpc('stop_notification_mail', { key: crypto.randomUUID() }, 'anon')).body).toBe(false)
    expect((await site.rpc('stop_notification_mail', { key: letter?.mail_key, kind: 'mention' }, 'anon')).body).toBe(
      true,
    )
    await site.rpc('read_notifications', {}, known)
    await reply(other, id, `Again @${await handleOf(known)}`)
    expect(
      (
        (await site.rpc('claim_notification_letters', { mode: 'now', settle_seconds: 0 }, 'service')).body as {
          to_address: string
        }[]
      ).map((one) => one.to_address),
    ).not.toContain(known.email)
  })

  test('live channels tell votes and unread notifications as numbers, and nothing besides', async () => {
    const author = await site.signUp('Heard By Ear')
    await trust(author)
    const asked = await topic(author)
    const [key] = await site.database.query<{ live_key: string }>(
      'select live_key from private.person_keys where user_id = $1',
      [author.id],
    )
    const heard = async (channel: string, event: string) =>
      (
        await site.database.query<{ payload: Record<string, unknown> }>(
          'select payload from realtime.messages where topic = $1 and event = $2 order by inserted_at',
          [channel, event],
        )
      ).map(({ payload }) => payload)
    const unread = async () => (await heard(`inbox:${key?.live_key}`, 'unread')).map((one) => one.unread)

    const said = (await reply(other, asked.id)).body as Reply
    await reply(other, asked.id, 'And at the market.')
    // The second joins the first, which is unread.
    expect(await unread()).toEqual([1])
    await site.rpc('react', { contribution: asked.id }, other)
    await site.rpc('react', { contribution: asked.id, reply: said.id }, author)
    await site.rpc('react', { contribution: asked.id, wanted: false }, other)
    const votes = await heard(`contribution:${asked.id}`, 'reactions')
    expect(votes).toMatchObject([
      { of: asked.id, count: 1 },
      { of: said.id, count: 1 },
      { of: asked.id, count: 0 },
    ])
    expect(votes.map((one) => Object.keys(one).toSorted())).toEqual(votes.map(() => ['count', 'id', 'of']))
    const inList = (await heard('section:forum', 'reactions')).filter((one) => one.of === asked.id)
    expect(inList.map((one) => one.count)).toEqual([1, 0])
    await site.rpc('read_notifications', {}, author)
    expect(await unread()).toEqual([1, 0])
    // By mail alone: nothing new in the inbox.
    await site.rpc('set_notification', { kind: 'reply', in_site: false, mail: 'now' }, author)
    await reply(other, asked.id, 'And by post.')
    expect(await unread()).toEqual([1, 0])
  })

  test('an idea’s status needs a reason and the team; owners answer for their own places only', async () => {
    const idea = (
      await site.rpc(
        'save_contribution',
        { section: 'ideas', input: input({ category: 'town', city: 'Leeds', country_code: 'GB' }) },
        known,
      )
    ).body as Saved
    expect(
      (await site.rpc('set_idea_status', { contribution: idea.id, status: 'planned', reason: 'Many asked' }, known))
        .status,
    ).toBe(403)
    expect((await site.rpc('set_idea_status', { contribution: idea.id, status: 'planned' }, staff)).body).toMatchObject(
      { message: 'reason' },
    )
    expect(
      (await site.rpc('set_idea_status', { contribution: idea.id, status: 'planned', reason: 'Many asked' }, staff))
        .status,
    ).toBe(204)
    expect((await site.rpc('ideas_roadmap', {}, 'anon')).body).toMatchObject({
      planned: [{ slug: idea.slug, facts: { reason: 'Many asked' } }],
    })
    expect(
      (
        await site.rpc(
          'offer_for_idea',
          { contribution: idea.id, place: crypto.randomUUID(), words: 'We open in spring.' },
          other,
        )
      ).status,
    ).toBe(403)
  })

  test('each kind is told in the inbox, by letter at once, once a day or not at all, as its reader says', async () => {
    const reader = await site.signUp('Told As Asked')
    await trust(reader)
    const tell = (in_site: boolean, mail: string) =>
      site.rpc('set_notification', { kind: 'reply', in_site, mail }, reader)
    /** Somebody answers a topic of theirs: where does the reader hear of it? */
    const heard = async () => {
      await site.rpc('read_notifications', {}, reader)
      await reply(other, (await topic(reader)).id)
      const inbox = (await site.rpc('notifications_page', {}, reader)).body as { unread: number }
      const letter = async (mode: string) => {
        const { body } = await site.rpc('claim_notification_letters', { mode, settle_seconds: 0 }, 'service')
        return (body as { to_address: string }[]).some(({ to_address }) => to_address === reader.email)
      }
      return { inbox: inbox.unread > 0, now: await letter('now'), digest: await letter('digest') }
    }
    expect(await heard()).toEqual({ inbox: true, now: false, digest: true })
    await tell(false, 'now')
    expect(await heard()).toEqual({ inbox: false, now: true, digest: false })
    await tell(true, 'off')
    expect(await heard()).toEqual({ inbox: true, now: false, digest: false })
    expect((await tell(true, 'weekly')).status).toBe(400)
  })

  test('nobody is told of a crowd that is not there: five hundred members and fifty owners, and no sample among them', async () => {
    const size = async () => (await site.rpc('community_size', {}, 'anon')).body
    const join = (count: number, isSample: boolean) =>
      site.database.query(
        `with made as (
           insert into auth.users (id, email)
           select gen_random_uuid(), gen_random_uuid() || '@crowd.example' from generate_series(1, $1::integer) returning id
         )
         insert into public.people (user_id, handle, is_sample)
         select m.id, 'crowd-' || left(replace(m.id::text, '-', ''), 20), $2 from made as m`,
        [count, isSample],
      )
    await join(500, true)
    expect(await size()).toEqual({ members: false, businesses: false })
    await join(500, false)
    expect(await size()).toEqual({ members: true, businesses: false })
    await site.database.query(`delete from auth.users where email like '%@crowd.example'`)
  })

  test('the hub: near you first, questions nobody answered, in the languages one reads', async () => {
    const leeds = { city: 'Leeds', country_code: 'GB', latitude: 53.8, longitude: -1.55 }
    const near = await topic(known, leeds)
    const far = await topic(known)
    const arabic = await topic(known, { language: 'ar', body: 'أبحث عن خبز جيد قرب المحطة.' })
    type Hub = { sections: { forum?: { slug: string; is_near: boolean }[] }; unanswered: { slug: string }[] }
    const hub = async (args: object = {}) =>
      (await site.rpc('community_hub', { max_results: 12, ...args }, 'anon')).body as Hub
    expect((await hub({ lat: 53.8, lng: -1.55 })).sections.forum?.[0]).toMatchObject({ slug: near.slug, is_near: true })
    expect((await hub()).sections.forum?.[0]).toMatchObject({ slug: arabic.slug, is_near: false })
    expect((await hub()).unanswered.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([near.slug, far.slug, arabic.slug]),
    )
    await reply(other, far.id)
    const english = await hub({ languages: ['en'] })
    expect(english.unanswered.map(({ slug }) => slug)).toContain(near.slug)
    for (const { slug } of [far, arabic]) expect(english.unanswered.map((one) => one.slug)).not.toContain(slug)
    expect(english.sections.forum?.map(({ slug }) => slug)).not.toContain(arabic.slug)
  })

  test('what a town asks for stands by how many want it', async () => {
    const wish = async (as: Person, more: object) =>
      (await site.rpc('save_contribution', { section: 'ideas', input: input({ category: 'town', ...more }) }, as))
        .body as Saved
    const leeds = { city: 'Leeds', country_code: 'GB' }
    const few = await wish(known, leeds)
    const many = await wish(known, leeds)
    const nowhere = await wish(known, {})
    for (const one of [other, staff]) await site.rpc('react', { contribution: many.id }, one)
    await site.rpc('react', { contribution: few.id }, other)
    const towns = (await site.rpc('ideas_by_town', { max_results: 50 }, 'anon')).body as {
      slug: string
      city: string
      reactions_count: number
    }[]
    const own = towns.filter(({ slug }) => [few.slug, many.slug, nowhere.slug].includes(slug))
    expect(own).toMatchObject([
      { slug: many.slug, city: 'Leeds', reactions_count: 2 },
      { slug: few.slug, city: 'Leeds', reactions_count: 1 },
    ])
  })

  test('pages follow one another by cursor without a gap, and an odd cursor is as good as none', async () => {
    const all = (await list({ sort: 'new' })).items.map((one) => one.slug)
    const paged: string[] = []
    let after: string | null = null
    do {
      const part: List = await list({ sort: 'new', max_results: 3, ...(after && { after }) })
      paged.push(...part.items.map((one) => one.slug))
      after = part.next
    } while (after)
    expect(paged.slice(0, all.length)).toEqual(all)
    expect(new Set(paged).size).toBe(paged.length)
    for (const odd of ['x', '2026~x', '9999-99-99~00000000-0000-4000-8000-000000000000', "'; select 1 --~"])
      expect((await list({ sort: 'new', after: odd })).items.map((one) => one.slug)).toEqual(all)
  })

  test('whoever leaves takes their name along; what others answered to stays', async () => {
    const leaver = await site.signUp('Leaver')
    await trust(leaver)
    const { id, slug } = await topic(leaver)
    await reply(known, id, 'An answer that stays')
    await site.database.query('delete from auth.users where id = $1', [leaver.id])
    expect(await page(slug)).toMatchObject({ author: null, replies: [{ body: 'An answer that stays' }] })
  })
})
