// Staff only decide about the text they read: for every kind, a text that changed in the meantime is refused, and an unchanged
// one is let through.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { postgresUrl } from '#tests/fixtures/postgres.ts'

/** Without a mark a decision is about what stands. */
type Item = { id: string; subject_id: string; status: string; mark: string | null | undefined }

/** How one of a kind is made, and what its author can change while it waits. Some are sent once and stay as they are. */
type Kind = { make: string; change: string | null }

const CONTRIBUTION = `insert into public.contributions (section, slug, author_id, title, body, language, state)
  values ('forum', 'read-' || gen_random_uuid(), $author, 'Where is bread', 'Near the station, in the morning.', 'en', 'review')
  returning id`

const KINDS: Record<string, Kind> = {
  contribution: { make: CONTRIBUTION, change: `update public.contributions set body = 'Buy my coins' where id = $id` },
  reply: {
    make: `insert into public.replies (contribution_id, author_id, body, language, state)
      values ($topic, $author, 'At the corner.', 'en', 'review') returning id`,
    change: `update public.replies set body = 'Buy my coins' where id = $id`,
  },
  review: {
    make: `insert into public.reviews (place_id, user_id, rating, text, language, status)
      values ($place, $author, 5, 'The bread is warm and the tea is strong here.', 'en', 'pending') returning id`,
    change: `update public.reviews set rating = 1 where id = $id`,
  },
  review_reply: {
    make: `with r as (
        insert into public.reviews (place_id, user_id, rating, text, language, status)
        values ($place, $other, 4, 'The bread is warm and the tea is strong here.', 'en', 'published') returning id
      )
      insert into public.review_replies (review_id, author_id, text) select r.id, $author, 'Thank you.' from r returning review_id as id`,
    change: `update public.review_replies set text = 'Never come back' where review_id = $id`,
  },
  photo: {
    make: `insert into public.photos (place_id, uploaded_by, width, height, caption, stored_at)
      values ($place, $author, 640, 480, 'The counter', now()) returning id`,
    change: `update public.photos set caption = 'Buy my coins' where id = $id`,
  },
  listing: {
    make: `select $place::uuid as id`,
    change: `update public.businesses set description = 'Buy my coins' where place_id = $id`,
  },
  evidence: {
    make: `insert into public.halal_evidence (place_id, kind, said_by, said_as, statement)
      values ($place, 'declaration', $author, 'owner', 'All our meat is halal.') returning id`,
    change: null,
  },
  ownership: {
    make: `insert into public.ownership_statements (place_id, kind, said_by, statement)
      values ($place, 'self_declared', $author, 'It is my family’s.') returning id`,
    change: null,
  },
  claim: {
    make: `insert into public.claims (place_id, claimant_id, business_name, claimant_role, method, evidence)
      values ($place, $author, 'Shop', 'owner', 'document', 'See the paper') returning id`,
    change: `update public.claims set document_path = 'another/paper.pdf' where id = $id`,
  },
  fact: {
    make: `insert into public.fact_confirmations (place_id, user_id, fact, answer)
      values ($place, $author, 'prayer_space', false) returning subject_id as id`,
    change: null,
  },
  group: {
    make: `with g as (
        insert into public.groups (slug, name, kind, about, language, joining, state)
        values ('read-' || gen_random_uuid(), 'Bakers of the street', 'other', 'We bake together on Sundays.', 'en', 'open', 'review')
        returning id
      )
      insert into public.group_members (group_id, user_id, state, role)
      select g.id, $author, 'member', 'owner' from g returning group_id as id`,
    change: `update public.groups set about = 'Buy my coins here' where id = $id`,
  },
  group_note: {
    make: `with g as (
        insert into public.groups (slug, name, kind, about, language, joining)
        values ('read-' || gen_random_uuid(), 'Bakers of the street', 'other', 'We bake together on Sundays.', 'en', 'open') returning id
      )
      insert into public.group_notes (group_id, author_id, body) select g.id, $author, 'Bring flour.' from g returning id`,
    change: null,
  },
  person_message: {
    make: `with t as (
        insert into public.person_threads (one_id, two_id, begun_by)
        values (least($author::uuid, $other::uuid), greatest($author::uuid, $other::uuid), $author)
        on conflict (one_id, two_id) do update set last_at = now() returning id
      )
      insert into public.person_messages (thread_id, author_id, body) select t.id, $author, 'Salam' from t returning id`,
    change: null,
  },
  message: {
    make: `with t as (
        insert into public.business_threads (business_id, visitor_id) values ($business, $author) returning id
      )
      insert into public.thread_messages (thread_id, sender, author_id, body) select t.id, 'visitor', $author, 'Salam' from t returning id`,
    change: null,
  },
  mosque_admin: {
    make: `insert into public.mosque_admin_requests (place_id, user_id, role, statement)
      values ($mosque, $author, 'imam', 'I lead the prayers here.') returning id`,
    change: null,
  },
  mosque_announcement: {
    make: `insert into public.mosque_announcements (place_id, author_id, title, body, status)
      values ($mosque, $author, 'A walk', 'After the prayer.', 'pending') returning id`,
    change: `update public.mosque_announcements set after_prayer = 'isha' where id = $id`,
  },
  place_change: {
    make: `insert into public.place_suggestions (place_id, author_id, changes)
      values ($mosque, $author, '{"phone": "+44 113 496 0000"}') returning id`,
    change: null,
  },
  prayer_room: {
    make: `insert into public.prayer_rooms (slug, name, latitude, longitude, author_id, status)
      values ('read-' || gen_random_uuid(), 'Quiet room', 51.47, -0.46, $author, 'waiting') returning id`,
    change: `update public.prayer_rooms set wudu = true where id = $id`,
  },
  prayer_room_word: {
    make: `with r as (
        insert into public.prayer_rooms (slug, name, latitude, longitude)
        values ('read-' || gen_random_uuid(), 'Quiet room', 51.47, -0.46) returning id
      )
      insert into public.prayer_room_words (room_id, author_id, field, value) select r.id, $author, 'inside', '"Level 1"' from r returning id`,
    change: `update public.prayer_room_words set value = '"Level 2"' where id = $id`,
  },
  person: {
    make: `insert into public.people (user_id, handle, bio) values ($author, 'writer-of-read', 'I bake.')
      on conflict (user_id) do update set bio = 'I bake.' returning user_id as id`,
    change: `update public.people set bio = 'Buy my coins' where user_id = $id`,
  },
  job: {
    make: `insert into public.jobs (slug, author_id, employer_name, title, body, language, kind, workplace, country_code, open_days, state)
      values ('read-' || gen_random_uuid(), $author, 'Bakery', 'Baker wanted', repeat('Bread every morning. ', 5), 'en', 'volunteer',
        'remote', 'GB', 30, 'review') returning id`,
    change: `update public.jobs set faith = '{prayer_breaks}' where id = $id`,
  },
  social_account: {
    make: `insert into public.social_accounts (platform, handle, name, about, language, topic, suggested_by)
      values ('instagram', 'a' || left(replace(gen_random_uuid()::text, '-', ''), 12), 'Suppers', 'Dinners in half an hour.', 'en', 'food', $author)
      returning id`,
    change: `update public.social_accounts set topic = 'family' where id = $id`,
  },
  social_verification: {
    make: `with a as (
        insert into public.social_accounts (platform, handle, name, about, language, topic, suggested_by, state, published_at)
        values ('instagram', 'b' || left(replace(gen_random_uuid()::text, '-', ''), 12), 'Suppers', 'Dinners in half an hour.', 'en', 'food', $other, 'published', now())
        returning id
      )
      insert into public.social_verifications (account_id, member_id, code, token)
      select a.id, $author, 'mahalla-' || left(md5(a.id::text), 10), repeat(md5(a.id::text), 2) from a returning id`,
    change: `update public.social_accounts as a set name = 'Somebody else' from public.social_verifications as v
      where v.id = $id and a.id = v.account_id`,
  },
  sanction: {
    make: `insert into public.sanctions (user_id, kind, note, ends_at)
      values ($author, 'silence', 'Unkind to a guest.', now() + interval '3 days') returning id`,
    change: `update public.sanctions set note = 'Unkind to everyone.' where id = $id`,
  },
  giving_group: {
    make: `insert into public.giving_groups (user_id, name, about) values ($author, 'Friends', repeat('We help. ', 9)) returning id`,
    change: `update public.giving_groups set website = 'https://other.example' where id = $id`,
  },
  campaign_account: {
    make: `with c as (
        insert into public.contributions (section, slug, author_id, title, body, language, state, published_at)
        values ('giving-back', 'read-' || gen_random_uuid(), $author, 'Blankets', repeat('Warm. ', 20), 'en', 'published', now())
        returning id
      ), k as (
        insert into public.campaigns (contribution_id, story, goal, starts_on, ends_on)
        select c.id, repeat('Warm. ', 20), 1000, current_date, current_date + 9 from c
      )
      insert into public.campaign_accounts (contribution_id, account_ref, name, is_ready)
      select c.id, 'acct_1', 'Warm Blankets', true from c returning id`,
    change: `update public.campaign_accounts set name = 'Somebody else' where id = $id`,
  },
  campaign_entry: {
    make: `with c as (
        insert into public.contributions (section, slug, author_id, title, body, language, state, published_at)
        values ('giving-back', 'read-' || gen_random_uuid(), $author, 'Blankets', repeat('Warm. ', 20), 'en', 'published', now())
        returning id
      ), k as (
        insert into public.campaigns (contribution_id, story, goal, starts_on, ends_on)
        select c.id, repeat('Warm. ', 20), 1000, current_date, current_date + 9 from c
      )
      insert into public.campaign_entries (contribution_id, author_id, kind, body)
      select c.id, $author, 'report', 'Forty blankets were given.' from c returning id`,
    change: `update public.campaign_entries set amount = 9 where id = $id`,
  },
  course: {
    make: `with c as (
        insert into public.courses (slug, work, language, title) values ('read-' || gen_random_uuid(), 'read-' || gen_random_uuid(), 'en', 'Shadows') returning id
      ), t as (insert into public.course_teachers (course_id, user_id) select c.id, $author from c)
      insert into public.course_versions (course_id, number, state, content) select c.id, 1, 'submitted', private.clean_course($content) from c
      returning course_id as id`,
    change: `update public.course_versions set content = jsonb_set(content, '{lessons,0,body}', '"Buy my coins, all of you."') where course_id = $id`,
  },
  course_review: {
    make: `with c as (
        insert into public.courses (slug, work, language, title) values ('read-' || gen_random_uuid(), 'read-' || gen_random_uuid(), 'en', 'Shadows') returning id
      )
      insert into public.course_reviews (course_id, user_id, rating, text, language)
      select c.id, $author, 4, 'Clear and kind, all of it.', 'en' from c returning id`,
    change: `update public.course_reviews set text = 'Buy my coins, all of you.' where id = $id`,
  },
  course_remark: {
    make: `with c as (
        insert into public.courses (slug, work, language, title) values ('read-' || gen_random_uuid(), 'read-' || gen_random_uuid(), 'en', 'Shadows') returning id
      ), l as (
        insert into public.course_lessons (course_id, slug, position, kind, title, minutes) select c.id, 'one', 1, 'text', 'One', 5 from c returning id, course_id
      )
      insert into public.course_remarks (course_id, lesson_id, user_id, text, language)
      select l.course_id, l.id, $author, 'Why is that so?', 'en' from l returning id`,
    change: `update public.course_remarks set text = 'Buy my coins, all of you.' where id = $id`,
  },
  teaching_request: {
    make: `insert into public.teaching_requests (user_id, words)
      values ($author, 'I teach children to read on Saturdays, and would write that down.')
      on conflict (user_id) do update set words = excluded.words, state = 'asked' returning id`,
    change: `update public.teaching_requests set words = 'Buy my coins, all of you, today and tomorrow.' where id = $id`,
  },
}

const CONTENT = JSON.stringify({
  language: 'en',
  level: 'beginner',
  topic: 'worship',
  title: 'How the shadow tells the time',
  summary: 'A short course about shadows and hours.',
  teacher: 'Amina Teacher',
  lessons: [
    {
      slug: 'read',
      kind: 'text',
      title: 'Read this',
      body: 'The shadow of a stick is shortest at noon, and grows until the sun sets.',
      minutes: 4,
    },
  ],
})

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let author: Person
  const values: Record<string, string> = { content: CONTENT }

  /** As the house itself: what members may write is tested where each kind is. */
  const run = async (sql: string, more: Record<string, string> = {}) => {
    const given: string[] = []
    const text = sql.replace(/\$([a-z]+)/g, (_, name: string) => {
      given.push({ ...values, ...more }[name] ?? '')
      return `$${given.length}::${name === 'content' ? 'text::jsonb' : 'uuid'}`
    })
    const [row] = await site.database.query<{ id: string }>(text, given)
    return row?.id ?? ''
  }
  const items = async (state = 'open') =>
    ((await site.rpc('moderation_queue', { state, max_results: 100 }, staff)).body as { items: Item[] }).items
  const read = async (subject: string, state = 'open') => {
    const found = (await items(state)).find(({ subject_id }) => subject_id === subject)
    if (!found) throw new Error(`Nothing waits at ${subject}`)
    return found
  }
  const decide = (item: Item, decision = 'approved') =>
    site.rpc(
      'decide_moderation',
      { item_id: item.id, decision, seen: item.status, mark: item.mark === null ? '' : item.mark },
      staff,
    )

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    author = await site.signUp('author')
    const other = await site.signUp('other')
    await site.grantRole(staff, 'staff')
    Object.assign(values, { author: author.id, other: other.id })
    values.topic = await run(CONTRIBUTION.replace(`'review'`, `'published'`))
  })
  afterAll(() => site?.close())

  test('every kind the queue decides about is here', async () => {
    const known = await site.database.query<{ kind: string }>(
      `select substring(p.proname from '^decide_(.*)$') as kind from pg_proc as p
       where p.pronamespace = 'private'::regnamespace and p.proname like 'decide\\_%' order by 1`,
    )
    expect(known.map(({ kind }) => kind)).toEqual(Object.keys(KINDS).toSorted())
  })

  /** One that waits, at a place and a mosque of its own. */
  async function wait(kind: string) {
    values.business = await run(
      `insert into public.businesses (name, city, description, status)
       values ('Shop ' || gen_random_uuid(), 'Leeds', 'Bread', 'published') returning id`,
    )
    values.place = await run('select b.place_id as id from public.businesses as b where b.id = $business')
    const mosque = await run(
      `insert into public.mosques (name, city) values ('Mosque ' || gen_random_uuid(), 'Leeds') returning id`,
    )
    values.mosque = await run('select m.place_id as id from public.mosques as m where m.id = $row', { row: mosque })
    const subject = await run(KINDS[kind]?.make ?? '')
    await site.database.query(`select private.enqueue_moderation($1, $2, null, 'new', 'a summary', $3)`, [
      kind,
      subject,
      author.id,
    ])
    return subject
  }

  test.each(Object.keys(KINDS))('a %s is let through as it was read', async (kind) => {
    const item = await read(await wait(kind))
    expect(item.mark).toMatch(/^[0-9a-f]{32}$/)
    expect(await decide(item)).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  const changeable = Object.entries(KINDS).flatMap(([kind, { change }]) => (change === null ? [] : [{ kind, change }]))

  test.each(changeable)('a $kind that says something else by now is not', async ({ kind, change }) => {
    const subject = await wait(kind)
    const before = await read(subject)
    await run(change, { id: subject })
    for (const decision of ['approved', 'rejected', 'needs_info'])
      expect(await decide(before, decision)).toMatchObject({ status: 500, body: { message: 'changed_meanwhile' } })
    const after = await read(subject)
    expect(after).toMatchObject({ id: before.id, status: 'open' })
    expect(after.mark).not.toBe(before.mark)
    expect((await decide(after)).status).toBe(200)
  })

  test('what went back to its author is published by nobody else', async () => {
    const subject = await wait('contribution')
    expect((await decide(await read(subject), 'needs_info')).status).toBe(200)
    await run(`update public.contributions set body = 'Buy my coins' where id = $id`, { id: subject })
    const asked = await read(subject, 'needs_info')
    expect(asked.mark).toBeNull()
    for (const seen of [asked, { ...asked, mark: undefined }])
      expect(await decide(seen)).toMatchObject({ status: 500, body: { message: 'changed_meanwhile' } })
    expect(await run(`select state as id from public.contributions where id = $id`, { id: subject })).toBe('draft')
  })

  test('what others do meanwhile does not stand in the way', async () => {
    const subject = await wait('review')
    const item = await read(subject)
    await run(
      `insert into public.reports (reporter_id, subject_kind, subject_id, reason) values ($other, 'review', $id, 'spam')`,
      { id: subject },
    )
    await wait('reply')
    expect((await decide(item)).status).toBe(200)
  })

  test('a change that is being written while staff decide is not let through', async () => {
    const item = await read(await wait('photo'))
    // The decision waits for the row, and by then it says something else. PGlite has one after the other.
    let decided = Promise.resolve({ status: 0, body: {} as unknown })
    await site.database.transaction(async (writing) => {
      await writing.query(`update public.photos set caption = 'Buy my coins' where id = $1`, [item.subject_id])
      decided = decide(item)
      if (site.database.kind === 'postgresql') await untilWaiting()
    })
    expect(await decided).toMatchObject({ status: 500, body: { message: 'changed_meanwhile' } })
    expect(await run(`select status as id from public.photos where id = $id`, { id: item.subject_id })).toBe('pending')
  })

  test.runIf(postgresUrl)(
    'an author who saves while staff decide waits for nobody, and staff read it again',
    async () => {
      const item = await read(await wait('contribution'))
      let decided = Promise.resolve({ status: 0, body: {} as unknown })
      await site.database.transaction(async (saving) => {
        await saving.query(`update public.contributions set body = 'Buy my coins' where id = $1`, [item.subject_id])
        decided = decide(item)
        await untilWaiting()
        const [kept] = await saving.query<{ id: string }>(
          `select private.enqueue_moderation('contribution', $1, null, 'new', 'again', $2) as id`,
          [item.subject_id, author.id],
        )
        expect(kept?.id).toBe(item.id)
      })
      expect(await decided).toMatchObject({ status: 500, body: { message: 'changed_meanwhile' } })
      expect((await read(item.subject_id)).status).toBe('open')
    },
  )

  const untilWaiting = () =>
    vi.waitFor(async () => {
      const waiting = await site.database.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting).toHaveLength(1)
    })
})
