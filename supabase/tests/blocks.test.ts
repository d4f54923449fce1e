// A block holds both ways and everywhere, a mute one way (docs/decisions/096-a-block-holds-both-ways.md). The surfaces are a
// list, and the list is held against the catalogue: a new function that shows people or lets one reach them fails here
// until it is named.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import {
  insertBusiness,
  insertCampaign,
  insertContribution,
  insertCourse,
  insertEvent,
  insertRecipe,
  insertRow,
} from './matrix/shape.ts'

/** Part of the name, the handle and everything that the other one writes. */
const MARK = /qarmash/i

type World = Record<
  | 'topic'
  | 'topicSlug'
  | 'openSlug'
  | 'open'
  | 'reply'
  | 'idea'
  | 'recipe'
  | 'made'
  | 'article'
  | 'reviewed'
  | 'campaign'
  | 'shift'
  | 'place'
  | 'day'
  | 'myDay'
  | 'handle'
  | 'calendar',
  string
>

/** `muted`: what a mute leaves; hidden unless it says so. `again`: what a block took away and the next case needs. */
type Surface = {
  name: string
  ask: (world: World) => object
  muted?: 'shown'
  again?: 'seats' | 'notice'
}

/** Where people are shown. */
const SHOWS: Surface[] = [
  { name: 'community_list', ask: () => ({ section: 'forum', max_results: 50 }) },
  { name: 'community_list', ask: () => ({ words: 'qarmash' }) },
  { name: 'whats_new', ask: () => ({}) },
  { name: 'community_hub', ask: () => ({}) },
  { name: 'community_search', ask: () => ({ asked: [['qarmash']] }) },
  { name: 'community_search', ask: ({ handle = '' }) => ({ asked: [[handle]], of_kind: 'person' }) },
  // Whoever opens the page of a muted person finds it with the words folded.
  { name: 'contribution_page', ask: ({ topicSlug: slug }) => ({ section: 'forum', slug }), muted: 'shown' },
  // A reply, a quotation of it by somebody else, and the answer that was marked.
  { name: 'contribution_page', ask: ({ openSlug: slug }) => ({ section: 'forum', slug }) },
  { name: 'reply_versions_of', ask: ({ reply }) => ({ reply }) },
  { name: 'person_page', ask: ({ handle }) => ({ handle }), muted: 'shown' },
  { name: 'suggest_people', ask: ({ handle = '' }) => ({ begins: handle.slice(0, 4) }) },
  { name: 'ideas_by_town', ask: () => ({}) },
  { name: 'ideas_roadmap', ask: () => ({}) },
  { name: 'events_list', ask: () => ({}) },
  { name: 'events_of', ask: ({ calendar: key }) => ({ key }), muted: 'shown', again: 'seats' },
  // Who comes is the host's to know, muted or not.
  { name: 'event_guests', ask: ({ myDay: day }) => ({ day }), muted: 'shown', again: 'seats' },
  { name: 'recipe_list', ask: () => ({}) },
  { name: 'recipe_details', ask: ({ recipe: contribution }) => ({ contribution }), muted: 'shown' },
  { name: 'recipe_details', ask: ({ made: contribution }) => ({ contribution }) },
  {
    name: 'meal_plan',
    ask: ({ recipe: wanted }) => ({ first: '2027-02-08', last: '2027-02-14', wanted }),
    muted: 'shown',
  },
  { name: 'education_list', ask: () => ({}) },
  { name: 'education_details', ask: ({ article: contribution }) => ({ contribution }), muted: 'shown' },
  { name: 'contribution_page', ask: () => ({ section: 'education', slug: 'reviewed-article' }) },
  { name: 'campaign_list', ask: () => ({}) },
  { name: 'campaign_details', ask: ({ campaign: contribution }) => ({ contribution }), muted: 'shown' },
  { name: 'shift_list', ask: () => ({}) },
  { name: 'latest_reviews', ask: () => ({}) },
  { name: 'reviews_page', ask: ({ place }) => ({ place }) },
  { name: 'place_photos', ask: ({ place }) => ({ place }) },
  { name: 'course_page', ask: () => ({ course: 'blocks-course' }) },
  { name: 'lesson_page', ask: () => ({ course: 'blocks-course', lesson: 'one' }) },
  { name: 'notifications_page', ask: () => ({}), again: 'notice' },
]

/** Functions that name people and stay as they are, and why. */
const SHOWS_STILL: Record<string, string> = {
  invitation_from: 'the name behind a link one was given; a block closes it (first-week.test.ts)',
  follow_person: 'the caller’s own name, in the notice',
  write_to_person: 'the writer’s own name, in the notice',
  write_to_member: 'the writer’s own name, in the notice',
  open_person_thread: 'a record of what was said, closed for more',
  list_person_threads: 'a record of what was said, closed for more',
  group_page: 'tested with groups: what a blocked one says there is folded',
  group_by_key: 'the same, without what is said',
  group_people: 'hosts know who is in their group; for others a block holds (groups.test.ts)',
  group_calendar: 'the days of a group; those of a blocked host are left out (groups.test.ts)',
  group_desk: 'a teacher knows who is in their group',
  my_person: 'whom one blocked, and the way back',
  contribution_draft: 'one’s own',
  moderation_words_desk: 'colleagues, on the staff’s list',
  find_invitation: 'by a secret that was sent to an address',
  team_page: 'people who agreed to work together',
  list_threads: 'a record of what was said, closed for more',
  open_thread: 'a record of what was said, closed for more',
}

/** Ways to reach somebody: refused to both when one of them blocked the other. */
const REACHES: { name: string; ask: (world: World) => object }[] = [
  { name: 'save_reply', ask: ({ topic: contribution }) => ({ contribution, body: 'Hear me out.', language: 'en' }) },
  {
    name: 'save_reply',
    ask: ({ open: contribution, reply: quotes }) => ({ contribution, body: 'I quote.', language: 'en', quotes }),
  },
  { name: 'react', ask: ({ topic: contribution }) => ({ contribution }) },
  { name: 'react', ask: ({ open: contribution, reply }) => ({ contribution, reply }) },
  { name: 'vote_in_poll', ask: ({ topic: contribution }) => ({ contribution, choices: [1] }) },
  { name: 'mark_contribution', ask: ({ topic: contribution }) => ({ contribution, follow: true }) },
  { name: 'answer_event', ask: ({ day }) => ({ day, answer: 'going' }) },
  { name: 'say_made', ask: ({ recipe: contribution }) => ({ contribution, rating: 4 }) },
  { name: 'pledge', ask: ({ campaign: contribution }) => ({ contribution, amount: 10 }) },
  { name: 'say_dua', ask: ({ campaign: contribution }) => ({ contribution, body: 'May it be accepted.' }) },
  { name: 'take_shift', ask: ({ shift }) => ({ shift }) },
]

/** Functions about something of somebody's that a block does not touch, and why. */
const REACHES_STILL: Record<string, string> = {
  answer_application: 'books of an employer',
  answer_mosque_ask: 'a mosque answers the site, by the link of its letter',
  apply_for_job: 'tested with jobs: refused by the same rule',
  cancel_event_day: 'one’s own',
  remind_to_give: 'one’s own pledge, told to oneself',
  follow_person: 'refused by the same rule (people-talk.test.ts)',
  open_person_thread: 'reading one’s own conversation',
  write_to_person: 'refused by the same rule (people-talk.test.ts)',
  write_to_member: 'closed, and told so (people-talk.test.ts)',
  set_person_thread: 'putting away what one was sent',
  clear_from_group: 'hosts keep their group in order',
  tend_group: 'an invitation is refused by the same rule (groups.test.ts); hosts send away whom they blocked',
  cancel_shift: 'one’s own',
  check_in: 'one’s own event',
  tell_guests: 'one’s own event',
  close_job: 'one’s own',
  connect_campaign: 'one’s own',
  disconnect_campaign: 'one’s own',
  end_campaign: 'one’s own',
  event_guests: 'reads',
  mark_solved: 'one’s own question',
  move_event_day: 'one’s own',
  move_shift: 'one’s own',
  offer_for_idea: 'a business answers a town; tested below',
  offer_shift: 'one’s own',
  open_thread: 'reads',
  read_notifications: 'one’s own',
  renew_job: 'one’s own',
  report_person: 'the team must hear of it',
  review_article: 'only who was asked; tested below',
  save_campaign: 'one’s own',
  save_contribution: 'one’s own; mentions make no notice, tested below',
  save_education: 'one’s own',
  save_event: 'one’s own',
  save_job: 'one’s own',
  save_recipe: 'one’s own',
  set_block: 'the way out',
  set_idea_status: 'the team',
  set_poll: 'one’s own',
  set_thread: 'closes for oneself',
  settle_pledge: 'books of a campaign',
  tell_campaign: 'one’s own',
  tell_writing: 'a sign nobody else can read; tested below',
  tend_contribution: 'the team',
  withdraw_contribution: 'one’s own',
  withdraw_reply: 'one’s own',
  write_in_thread: 'tested with messages: closed by the same rule',
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let me: Person
  let other: Person
  let third: Person
  let staff: Person
  const world = {} as World

  const handles = new Map<string, string>()
  async function handleOf(person: Person): Promise<string> {
    const known = handles.get(person.id)
    if (known) return known
    const { handle } = (await site.rpc('my_person', {}, person)).body as { handle: string }
    handles.set(person.id, handle)
    return handle
  }
  const settle = async (as: Person, whom: Person, kind: 'block' | 'mute' | null) =>
    expect((await site.rpc('set_block', { handle: await handleOf(whom), kind }, as)).status).toBe(204)
  const ask = async (name: string, args: object, as: Person) =>
    JSON.stringify((await site.rpc(name, args, as)).body) ?? ''

  const ownPlace = async () =>
    (
      await site.database.query<{ place_id: string }>('select place_id from public.businesses where owner_id = $1', [
        me.id,
      ])
    )[0]?.place_id

  /** A contribution is moved into its section, with words that carry the mark. */
  async function into(id: string, section: string, slug: string, words = 'Words of Qarmashi') {
    await site.database.query(
      `update public.contributions set section = $2, slug = $3, title = $4, body = $4 || ', for everyone to read.',
         category = case $2 when 'ideas' then 'town' when 'recipes' then 'main' when 'giving-back' then 'food' else category end,
         city = 'Leeds' where id = $1`,
      [id, section, slug, words],
    )
    return id
  }

  async function seats() {
    for (const [day, who] of [
      [world.day, me],
      [world.myDay, other],
    ] as const)
      await site.database.query(
        `insert into public.event_answers (day_id, user_id, seat) values ($1, $2, 'going') on conflict do nothing`,
        [day, who.id],
      )
  }
  const notice = async () =>
    site.rpc(
      'save_reply',
      { contribution: world.open, body: `As Qarmashi says, @${await handleOf(me)}`, language: 'en' },
      other,
    )

  beforeAll(async () => {
    site = await open()
    const db = site.database
    me = await site.signUp('Amina Reader')
    other = await site.signUp('Zubayr Qarmashi')
    third = await site.signUp('Bilal Third')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    await db.script('alter table public.profiles disable trigger guard_profile')
    await db.query(
      `update public.profiles set created_at = now() - interval '90 days', display_name = 'Qarmashi' where id = $1`,
      [other.id],
    )
    await db.query(`update public.profiles set created_at = now() - interval '90 days' where id = any($1::uuid[])`, [
      [me.id, third.id],
    ])
    await db.script('alter table public.profiles enable trigger guard_profile')
    for (const person of [me, other, third]) {
      await handleOf(person)
      for (let n = 0; n < 21; n++)
        await db.query(
          `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
           values ('forum', gen_random_uuid(), $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
             now() - interval '9 days', now() - interval '9 days')`,
          [person.id],
        )
    }
    world.handle = await handleOf(other)
    expect(world.handle).toMatch(MARK)
    expect((await site.rpc('save_person', { facts: { show_search: 'everyone' } }, other)).status).toBe(204)
    world.topicSlug = 'topic-of-the-other'
    world.topic = await into(await insertContribution(db, 'a', other.id), 'forum', world.topicSlug)
    await db.query(`insert into public.polls (contribution_id, options) values ($1, '{Yes,No}')`, [world.topic])
    world.openSlug = 'topic-of-the-third'
    world.open = await into(await insertContribution(db, 'b', third.id), 'forum', world.openSlug, 'A question of Bilal')
    const said = await site.rpc(
      'save_reply',
      { contribution: world.open, body: 'As Qarmashi I say', language: 'en' },
      other,
    )
    world.reply = (said.body as { id: string }).id
    await site.rpc(
      'save_reply',
      { contribution: world.open, reply: world.reply, body: 'As Qarmashi I said', language: 'en' },
      other,
    )
    await site.rpc(
      'save_reply',
      { contribution: world.open, body: 'So they say.', language: 'en', quotes: world.reply },
      third,
    )
    await site.rpc('mark_solved', { contribution: world.open, reply: world.reply }, third)
    world.idea = await into(await insertContribution(db, 'c', other.id), 'ideas', 'idea')
    await db.query(
      `insert into public.idea_statuses (contribution_id, status, reason) values ($1, 'planned', 'Soon enough')`,
      [world.idea],
    )
    world.recipe = await into(await insertRecipe(db, 'd', other.id), 'recipes', 'recipe')
    await db.query(`update public.recipes set introduction = 'By Qarmashi' where contribution_id = $1`, [world.recipe])
    world.made = await into(await insertRecipe(db, 'e', third.id), 'recipes', 'made', 'Soup of Bilal')
    await site.rpc('say_made', { contribution: world.made, rating: 5 }, other)
    world.article = await into(await insertContribution(db, 'f', other.id), 'education', 'article')
    world.reviewed = await into(
      await insertContribution(db, 'g', third.id),
      'education',
      'reviewed-article',
      'Words of Bilal',
    )
    await db.query(
      `insert into public.education (contribution_id, kind, text, reviewer_id, reviewed_at)
       values ($1, 'article', 'Text by Qarmashi', null, null), ($2, 'article', 'Text by Bilal', $3, now())`,
      [world.article, world.reviewed, other.id],
    )
    world.campaign = await into(await insertCampaign(db, 'h', other.id), 'giving-back', 'campaign')
    await db.query(`update public.campaigns set story = 'By Qarmashi' where contribution_id = $1`, [world.campaign])
    const { id: entry } = await insertRow(
      db,
      'campaign_entries',
      {
        contribution_id: world.campaign,
        author_id: other.id,
        kind: 'shift',
        body: 'Peel with Qarmashi.',
        state: 'published',
      },
      'id',
    )
    world.shift = String(entry)
    await db.query(
      `insert into public.volunteer_shifts (entry_id, starts_at, ends_at, time_zone, capacity)
       values ($1, now() + interval '2 days', now() + interval '2 days 2 hours', 'UTC', 3)`,
      [world.shift],
    )
    const dayOf = async (event: string) => {
      const [row] = await db.query<{ id: string }>(
        `insert into public.event_days (event_id, day, starts_at, ends_at)
         values ($1, current_date + 3, now() + interval '3 days', now() + interval '3 days 1 hour') returning id`,
        [event],
      )
      return row?.id ?? ''
    }
    world.day = await dayOf(await into(await insertEvent(db, 'i', other.id), 'events', 'event'))
    world.myDay = await dayOf(await into(await insertEvent(db, 'j', me.id), 'events', 'my-event', 'Tea of Amina'))
    world.calendar = (await site.rpc('calendar_key', {}, me)).body as string
    world.place = await insertBusiness(db, 'Corner bakery')
    await db.query(
      `insert into public.reviews (place_id, user_id, rating, text, language, status, published_at)
       values ($1, $2, 4, 'Qarmashi says: friendly people, fair prices and good tea.', 'en', 'published', now())`,
      [world.place, other.id],
    )
    await insertRow(db, 'photos', {
      id: crypto.randomUUID(),
      place_id: world.place,
      uploaded_by: other.id,
      width: 800,
      height: 600,
      status: 'published',
      caption: 'Seen by Qarmashi',
      is_owner_photo: false,
      is_cover: false,
      is_portrait: false,
      position: 0,
      stored_at: new Date().toISOString(),
      created_at: new Date().toISOString(),
    })
    const { course, text: lesson } = await insertCourse(db, 'blocks-course', third.id)
    await db.query(
      `insert into public.course_remarks (course_id, lesson_id, user_id, text, language, status, published_at)
       values ($1, $2, $3, 'What does the second line mean, asks Qarmashi.', 'en', 'published', now())`,
      [course, lesson, other.id],
    )
    await insertRow(db, 'course_reviews', {
      id: crypto.randomUUID(),
      course_id: course,
      user_id: other.id,
      rating: 5,
      text: 'Clear, short and to the point, says Qarmashi.',
      language: 'en',
      status: 'published',
      created_at: '2026-01-01',
    })
  })
  afterAll(() => site?.close())

  test.each(SHOWS)('$name shows neither to the other', async ({ name, ask: args, muted, again }) => {
    const arrange = async () => {
      if (again === 'seats') await seats()
      if (again === 'notice') await notice()
    }
    const seen = () => ask(name, args(world), me)
    await arrange()
    expect(await seen()).toMatch(MARK)
    await settle(me, other, 'block')
    // One's own block names who it is about on their page, and nothing else.
    const blocked = await seen()
    if (name === 'person_page')
      expect(JSON.parse(blocked)).toMatchObject({ block: 'block', items: [], published: null })
    else expect(blocked).not.toMatch(MARK)
    await settle(me, other, null)
    await arrange()
    expect(await seen()).toMatch(MARK)
    await settle(other, me, 'block')
    expect(await seen()).not.toMatch(MARK)
    await settle(other, me, null)
    await arrange()
    await settle(me, other, 'mute')
    if (muted) expect(await seen()).toMatch(MARK)
    else expect(await seen()).not.toMatch(MARK)
    await settle(me, other, null)
    // A mute is one's own affair.
    await arrange()
    await settle(other, me, 'mute')
    expect(await seen()).toMatch(MARK)
    await settle(other, me, null)
  })

  test.each(REACHES)('$name reaches neither way', async ({ name, ask: args }) => {
    for (const [one, two] of [
      [me, other],
      [other, me],
    ] as const) {
      await settle(one, two, 'block')
      const answer = await site.rpc(name, args(world), me)
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([404, expect.anything()])
      await settle(one, two, null)
    }
    expect((await site.rpc(name, args(world), me)).status).toBeLessThan(300)
  })

  test('every function that shows people, or is about something of somebody’s, is named above', async () => {
    const functions = await site.database.query<{
      name: string
      source: string
      is_public: boolean
      is_read: boolean
      arguments: string
    }>(
      `select n.nspname || '.' || p.proname as name, p.prosrc as source, p.provolatile <> 'v' as is_read,
         n.nspname = 'public' and has_function_privilege('authenticated', p.oid, 'execute') as is_public,
         pg_get_function_identity_arguments(p.oid) as arguments
       from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
    )
    const calls = new Map(
      functions.map(({ name, source }) => [name, new Set(source.match(/\b(?:public|private)\.\w+(?=\()/g))]),
    )
    // Making somebody's page shows it to nobody.
    const stops = new Set(['private.ensure_person', 'private.preview_person'])
    const showing = new Set([
      'private.person_card',
      'private.public_name',
      'private.event_day_card',
      'private.shift_card',
      'private.contribution_card',
    ])
    for (let before = -1; before !== showing.size; ) {
      before = showing.size
      for (const [name, called] of calls)
        if (!stops.has(name) && [...called].some((one) => showing.has(one))) showing.add(name)
    }
    const short = (name: string) => name.replace('public.', '')
    const named = new Set([...SHOWS.map(({ name }) => name), ...Object.keys(SHOWS_STILL)])
    const shown = functions
      .filter(({ name, is_public }) => is_public && showing.has(name))
      .map(({ name }) => short(name))
    expect(shown.filter((name) => !named.has(name))).toEqual([])
    expect(Object.keys(SHOWS_STILL).filter((name) => !shown.includes(name))).toEqual([])
    const reaching = functions
      .filter(
        ({ is_public, is_read, arguments: list }) =>
          is_public &&
          !is_read &&
          /\b(contribution|reply|day|shift|thread|handle|job|answer|pledge)\b (uuid|text)/.test(list),
      )
      .map(({ name }) => short(name))
    const known = new Set([...REACHES.map(({ name }) => name), ...Object.keys(REACHES_STILL)])
    expect(reaching.filter((name) => !known.has(name))).toEqual([])
    expect(Object.keys(REACHES_STILL).filter((name) => !reaching.includes(name))).toEqual([])
  })

  test('no notice is made, by whichever way; a mute makes none either', async () => {
    const count = async () =>
      (await site.database.query('select 1 from public.notifications where user_id = $1 and read_at is null', [me.id]))
        .length
    const word = `@${await handleOf(me)}`
    await site.rpc('mark_contribution', { contribution: world.open, follow: true }, me)
    const [mine] = await site.database.query<{ id: string }>(
      `insert into public.replies (contribution_id, number, author_id, body, language, state, published_at)
       select id, last_number + 100, $2, 'Mine.', 'en', 'published', now() from public.contributions where id = $1 returning id`,
      [world.open, me.id],
    )
    const tries = async () => {
      await site.rpc('read_notifications', {}, me)
      await site.rpc('save_reply', { contribution: world.open, body: `Hear me ${word}`, language: 'en' }, other)
      await site.rpc(
        'save_reply',
        { contribution: world.open, body: 'One more.', language: 'en', quotes: mine?.id },
        other,
      )
      await site.rpc(
        'save_contribution',
        {
          section: 'forum',
          input: { title: 'A word to somebody', body: `I mean you ${word}`, language: 'en', category: 'welcome' },
        },
        other,
      )
      // Somebody else names them where they can no longer go.
      await site.rpc('save_reply', { contribution: world.topic, body: `Look here ${word}`, language: 'en' }, third)
      return count()
    }
    expect(await tries()).toBeGreaterThan(2)
    await settle(me, other, 'block')
    expect(await tries()).toBe(0)
    await settle(me, other, null)
    await settle(other, me, 'block')
    expect(await tries()).toBe(0)
    await settle(other, me, null)
    await settle(me, other, 'mute')
    // Of a muted person's topic one hears what others say in it.
    expect(await tries()).toBe(1)
    await settle(me, other, null)
  })

  test('seats, shifts and follows between the two are given back, both ways, and no others', async () => {
    const ties = async () => {
      const [row] = await site.database.query<{ seats: number; shifts: number; follows: number }>(
        `select (select count(*)::int from public.event_answers where day_id = any($1::uuid[])) as seats,
           (select count(*)::int from public.shift_signups where entry_id = $2) as shifts,
           (select count(*)::int from public.contribution_marks where contribution_id = $3 and is_followed) as follows`,
        [[world.day, world.myDay], world.shift, world.topic],
      )
      return row
    }
    await seats()
    await site.rpc('answer_event', { day: world.day, answer: 'going' }, third)
    for (const person of [me, third]) {
      await site.rpc('take_shift', { shift: world.shift }, person)
      await site.rpc('mark_contribution', { contribution: world.topic, follow: true }, person)
    }
    const before = await ties()
    await settle(other, me, 'block')
    expect(await ties()).toEqual({
      seats: (before?.seats ?? 0) - 2,
      shifts: (before?.shifts ?? 0) - 1,
      follows: (before?.follows ?? 0) - 1,
    })
    await settle(other, me, null)
  })

  test('what is written without a name is untouched: a block does not tell whose it is', async () => {
    const id = await into(await insertContribution(site.database, 'k', other.id), 'gaza', 'wall')
    await site.database.query(
      `update public.contributions set is_anonymous = true, title = null, body = 'A dua without a name' where id = $1`,
      [id],
    )
    const wall = () => ask('community_list', { section: 'gaza' }, me)
    for (const [one, two] of [
      [me, other],
      [other, me],
    ] as const) {
      await settle(one, two, 'block')
      expect(await wall()).toContain('A dua without a name')
      expect((await site.rpc('react', { contribution: id }, me)).status).toBe(200)
      await settle(one, two, null)
    }
  })

  test('nobody hides from the team, and the team’s own block is only theirs', async () => {
    await settle(other, staff, 'block')
    expect(await ask('community_list', { section: 'forum', max_results: 50 }, staff)).toMatch(MARK)
    expect(await ask('person_page', { handle: world.handle }, staff)).toMatch(MARK)
    await settle(other, staff, null)
  })

  test('those who answer for a place read every review of it', async () => {
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id) values ($1) returning id',
      [me.id],
    )
    await site.database.query(
      `insert into public.businesses (name, city, status, owner_id, business_account_id)
       values ('Own bakery', 'Leeds', 'published', $1, $2)`,
      [me.id, account?.id],
    )
    const own = await ownPlace()
    await site.database.query(
      `insert into public.reviews (place_id, user_id, rating, text, language, status, published_at)
       values ($1, $2, 1, 'Qarmashi says: the tea was cold and nobody said salaam.', 'en', 'published', now())`,
      [own, other.id],
    )
    await settle(other, me, 'block')
    expect(await ask('reviews_page', { place: own }, me)).toMatch(MARK)
    await settle(other, me, null)
  })

  test('whose sign is to be left out is said without telling how many there are', async () => {
    type Page = { quiet: string[] }
    const quiet = async () =>
      ((await site.rpc('contribution_page', { section: 'forum', slug: world.openSlug }, me)).body as Page).quiet
    const [row] = await site.database.query<{ sign: string }>('select private.writing_sign($1, $2) as sign', [
      other.id,
      world.open,
    ])
    const before = await quiet()
    expect(before).toHaveLength(16)
    expect(before).not.toContain(row?.sign)
    await settle(other, me, 'block')
    const after = await quiet()
    expect(after).toHaveLength(16)
    expect(after).toContain(row?.sign)
    await settle(other, me, null)
    const visitor = (await site.rpc('contribution_page', { section: 'forum', slug: world.openSlug }, 'anon'))
      .body as Page
    expect(visitor.quiet).toEqual([])
  })

  test('a business does not answer the idea, nor a reviewer the article, of somebody they are apart from', async () => {
    const own = await ownPlace()
    await site.database.query('update public.education set reviewer_id = $2 where contribution_id = $1', [
      world.article,
      me.id,
    ])
    await settle(other, me, 'block')
    const offer = { contribution: world.idea, place: own, words: 'We bake it every morning.' }
    expect((await site.rpc('offer_for_idea', offer, me)).status).toBe(404)
    expect((await site.rpc('review_article', { contribution: world.article, version: 'x' }, me)).status).toBe(404)
    await settle(other, me, null)
    expect((await site.rpc('offer_for_idea', offer, me)).status).toBe(204)
  })

  describe('earlier words', () => {
    test('are shown when they were public; what waited or was refused only the team sees', async () => {
      const save = async (body: string, contribution?: string) =>
        (
          await site.rpc(
            'save_contribution',
            {
              section: 'forum',
              input: { title: 'Words that change', body, language: 'en', category: 'welcome' },
              ...(contribution && { contribution }),
            },
            third,
          )
        ).body as { id: string; slug: string; state: string }
      const first = await save('The first words, public at once.')
      expect(first.state).toBe('published')
      // A word of staff's list makes it wait, hidden.
      await site.database.query(`insert into public.moderation_words (word, effect) values ('zanzibar', 'wait')`)
      expect((await save('Second words about zanzibar, never public.', first.id)).state).toBe('hidden')
      expect((await save('Third words about zanzibar, approved.', first.id)).state).toBe('hidden')
      const [item] = await site.database.query<{ id: string }>(
        `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
        [first.id],
      )
      await site.rpc('decide_moderation', { item_id: item?.id, decision: 'approved', canned: null }, staff)
      type Versions = { versions: { body: string; was_public: boolean }[] }
      const versions = async (as: Person | 'anon') =>
        ((await site.rpc('contribution_page', { section: 'forum', slug: first.slug }, as)).body as Versions).versions
      for (const as of ['anon', me, third] as const)
        expect((await versions(as)).map(({ body }) => body)).toEqual(['The first words, public at once.'])
      expect((await versions(staff)).map(({ was_public }) => was_public)).toEqual([false, true])
      await site.database.query(`delete from public.moderation_words where word = 'zanzibar'`)
    })

    test('the same of replies', async () => {
      const said = (
        await site.rpc('save_reply', { contribution: world.open, body: 'At first, public.', language: 'en' }, third)
      ).body as { id: string }
      const change = (body: string) =>
        site.rpc('save_reply', { contribution: world.open, reply: said.id, body, language: 'en' }, third)
      await site.database.query(`insert into public.moderation_words (word, effect) values ('zanzibar', 'wait')`)
      expect((await change('Then zanzibar, which waits.')).body).toMatchObject({ state: 'hidden' })
      expect((await change('Then zanzibar, approved.')).body).toMatchObject({ state: 'hidden' })
      await site.database.query('select private.publish_reply($1)', [said.id])
      const versions = async (as: Person | 'anon') =>
        ((await site.rpc('reply_versions_of', { reply: said.id }, as)).body as { body: string }[]).map(
          ({ body }) => body,
        )
      expect(await versions('anon')).toEqual(['At first, public.'])
      expect(await versions(third)).toEqual(['At first, public.'])
      expect(await versions(staff)).toEqual(['Then zanzibar, which waits.', 'At first, public.'])
      await site.database.query(`delete from public.moderation_words where word = 'zanzibar'`)
    })
  })
})
