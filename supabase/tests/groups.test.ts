// Groups: who comes in and who keeps order; and what stands in a private one, asked for in every way there is, as everyone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

/** In everything that is said within the private group, and in what the group says of itself. */
const SAID = /qarmash/i
const NAMED = /zarqawan/i

const ROLES = [
  'anon',
  'stranger',
  'asked',
  'invited',
  'member',
  'cohost',
  'owner',
  'removed',
  'banned',
  'staff',
] as const
type Role = (typeof ROLES)[number]
const INSIDE: readonly Role[] = ['member', 'cohost', 'owner']

type Ids = Record<
  'group' | 'slug' | 'topic' | 'topicSlug' | 'event' | 'eventSlug' | 'day' | 'reply' | 'note' | 'place',
  string
>

/** Every way to read, by rest. */
const TABLES = [
  'contributions',
  'contribution_versions',
  'replies',
  'reply_versions',
  'reactions',
  'contribution_marks',
  'polls',
  'poll_votes',
  'events',
  'event_days',
  'event_answers',
  'photos',
  'moderation_items',
  'reports',
  'appeals',
  'notifications',
  'audit_log',
  'form_drafts',
  'groups',
  'group_members',
  'group_notes',
  'people',
]

/** Every function that shows topics, events or groups. */
const FUNCTIONS: readonly [name: string, ask: (ids: Ids) => object][] = [
  ['community_list', () => ({ section: 'forum', max_results: 50 })],
  ['community_list', () => ({ section: 'events', max_results: 50 })],
  ['community_list', () => ({ words: 'qarmash' })],
  ['whats_new', () => ({ section: 'forum' })],
  ['community_list', () => ({ section: 'forum', tag: 'qarmash' })],
  ['community_list', () => ({ sort: 'new' })],
  ['community_list', () => ({ sort: 'top' })],
  ['community_hub', () => ({})],
  ['community_search', () => ({ asked: [['qarmash']] })],
  ['community_search', () => ({ asked: [['zarqawan', 'qarmash']], of_kind: 'group' })],
  ['community_search', () => ({ asked: [['qarmash']], of_kind: 'events', language: 'en' })],
  ['contribution_page', ({ topicSlug: slug }) => ({ section: 'forum', slug })],
  ['contribution_page', ({ eventSlug: slug }) => ({ section: 'events', slug })],
  ['contribution_draft', ({ topicSlug: slug }) => ({ section: 'forum', slug })],
  ['reply_versions_of', ({ reply }) => ({ reply })],
  ['events_list', () => ({})],
  ['events_list', ({ event }) => ({ event })],
  ['events_list', () => ({ words: 'qarmash' })],
  ['events_list', () => ({ lat: 53.8, lng: -1.55 })],
  ['events_of', () => ({ key: crypto.randomUUID() })],
  ['groups_list', () => ({ max_results: 50 })],
  ['groups_list', () => ({ words: 'zarqawan' })],
  ['group_page', ({ slug }) => ({ slug })],
  ['group_page', ({ slug }) => ({ slug, key: crypto.randomUUID() })],
  ['group_people', ({ slug }) => ({ slug })],
  ['group_by_key', () => ({ key: crypto.randomUUID() })],
  ['group_calendar', () => ({ key: crypto.randomUUID() })],
  ['my_groups', () => ({})],
  ['my_drafts', () => ({ section: 'forum' })],
  ['person_page', () => ({ handle: 'qarm-owner' })],
  ['similar_contributions', () => ({ of_section: 'forum', title: 'The qarmash of tomorrow' })],
  ['suggest_tags', () => ({ begins: 'qarm' })],
  ['suggest_people', ({ topic }) => ({ begins: '', contribution: topic })],
  ['search_suggest', () => ({ words: 'qarmash' })],
  ['community_addresses', () => ({})],
  ['notifications_page', () => ({})],
  ['event_guests', ({ day }) => ({ day })],
]

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  const people = {} as Record<Exclude<Role, 'anon'>, Person>
  const at = {} as Record<'private' | 'public', Ids>

  const as = (role: Role): Caller => (role === 'anon' ? 'anon' : people[role])
  const rpc = (name: string, args: object, role: Role) => site.rpc(name, args, as(role))
  const must = async <T>(name: string, args: object, role: Role): Promise<T> => {
    const answer = await rpc(name, args, role)
    expect([name, answer.status, JSON.stringify(answer.body)]).toEqual([
      name,
      answer.status < 300 ? answer.status : 200,
      expect.anything(),
    ])
    return answer.body as T
  }
  const one = async (sql: string, args: unknown[] = []) =>
    (await site.database.query<{ x: string }>(sql, args))[0]?.x ?? ''

  const group = (more: object = {}) => ({
    name: 'The Zarqawan circle',
    kind: 'circle',
    about: 'Zarqawan: we read together after Maghrib.',
    language: 'en',
    joining: 'asked',
    ...more,
  })

  async function build(isPrivate: boolean): Promise<Ids> {
    const { slug } = await must<{ slug: string }>('keep_group', { input: group() }, 'owner')
    const id = await one('select id as x from public.groups where slug = $1', [slug])
    await must('wish_in_group', { slug, wish: 'ask', words: 'Salaam' }, 'asked')
    for (const role of ['member', 'cohost', 'removed', 'banned', 'invited'] as const) {
      await must('tend_group', { slug, handle: `qarm-${role}`, action: 'invite' }, 'owner')
      if (role !== 'invited') await must('wish_in_group', { slug, wish: 'join' }, role)
    }
    await must('tend_group', { slug, handle: 'qarm-cohost', action: 'cohost' }, 'owner')
    if (isPrivate) {
      const closed = await must<{ slug: string }>(
        'keep_group',
        { slug, input: group({ is_private: true, joining: 'invited' }) },
        'owner',
      )
      expect(closed.slug).not.toBe(slug)
    }
    const now = await one('select slug as x from public.groups where id = $1', [id])
    const topic = await must<{ id: string; slug: string }>(
      'save_contribution',
      {
        section: 'forum',
        input: {
          title: 'The qarmash of tomorrow',
          body: 'We bring qarmash for all, @qarm-stranger too. #qarmash',
          language: 'en',
          category: 'welcome',
          tags: ['qarmash'],
          group: now,
        },
      },
      'member',
    )
    await must('set_poll', { contribution: topic.id, options: ['Qarmash', 'Tea'] }, 'member')
    const event = await must<{ id: string; slug: string }>(
      'save_event',
      {
        input: {
          title: 'An evening of qarmash',
          body: 'Bring a friend and qarmash.',
          language: 'en',
          anchor: 'clock',
          clock: '18:00',
          minutes: 60,
          first_day: '2030-01-05',
          time_zone: 'UTC',
          attendance: 'place',
          venue: 'Hall of Qarmash',
          city: 'Leeds',
          country_code: 'GB',
          latitude: 53.8,
          longitude: -1.55,
          group: now,
        },
        days: [{ day: '2030-01-05', starts_at: '2030-01-05T18:00:00Z' }],
      },
      'owner',
    )
    const reply = await must<{ id: string }>(
      'save_reply',
      { contribution: topic.id, body: 'I bring qarmash too.', language: 'en' },
      'cohost',
    )
    await must(
      'save_reply',
      { contribution: topic.id, reply: reply.id, body: 'I bring much qarmash.', language: 'en' },
      'cohost',
    )
    const day = await one('select id as x from public.event_days where event_id = $1', [event.id])
    // The two who were sent away had a part in everything before.
    for (const role of ['removed', 'banned'] as const) {
      await must('mark_contribution', { contribution: topic.id, follow: true, keep: true }, role)
      await must('answer_event', { day, answer: 'going' }, role)
    }
    await must('write_group_note', { slug: now, body: 'Qarmash on Friday.' }, 'owner')
    await must('save_reply', { contribution: topic.id, body: 'So be it, qarmash.', language: 'en' }, 'owner')
    await must('tend_group', { slug: now, handle: 'qarm-removed', action: 'remove' }, 'cohost')
    await must('tend_group', { slug: now, handle: 'qarm-banned', action: 'ban' }, 'cohost')
    return {
      group: id,
      slug: now,
      topic: topic.id,
      topicSlug: topic.slug,
      event: event.id,
      eventSlug: event.slug,
      day,
      reply: reply.id,
      note: await one('select id as x from public.group_notes where group_id = $1', [id]),
      place: '',
    }
  }

  beforeAll(async () => {
    site = await open()
    for (const role of ROLES) {
      if (role === 'anon') continue
      people[role] = await site.signUp(`Someone ${role}`)
      await must('save_person', { facts: { handle: role === 'staff' ? 'qarm-house' : `qarm-${role}` } }, role)
    }
    await site.grantRole(people.staff, 'staff')
    await site.database.script(
      `alter table public.profiles disable trigger guard_profile;
       update public.profiles set created_at = now() - interval '90 days';
       alter table public.profiles enable trigger guard_profile;`,
    )
    for (const role of ['owner', 'member', 'cohost'] as const)
      await site.database.query(
        `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
         select 'forum', gen_random_uuid(), $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
           now() - interval '9 days', now() - interval '9 days' from generate_series(1, 21)`,
        [people[role].id],
      )
    at.public = await build(false)
    at.private = await build(true)
    // Only the private group is looked for.
    await site.database.query(
      `update public.groups set slug = 'open', name = 'An open circle', about = 'We read together after Isha.' where id = $1`,
      [at.public.group],
    )
    at.public.slug = 'open'
    await site.database.query(`delete from public.contributions where group_id = $1`, [at.public.group])
    await site.database.script(
      `update public.notifications set title = 'An open circle', path = '/group/open'
       where path not like '/group/${at.private.slug}%' and title is not null`,
    )
  })
  afterAll(() => site?.close())

  test('the address of what stands in a private group says nothing', () => {
    for (const slug of [at.private.slug, at.private.topicSlug, at.private.eventSlug])
      expect(slug).not.toMatch(/qarm|zarq|tomorrow|evening/)
  })

  test.each(ROLES)('by rest, %s reads of a private group no more than they should', async (role) => {
    for (const table of TABLES) {
      const { body } = await site.call(`/rest/v1/${table}?limit=1000`, { as: as(role) })
      const text = JSON.stringify(body)
      // What one wrote oneself is one's own; announcements are for members.
      const reads =
        INSIDE.includes(role) &&
        (table === 'group_notes' || ['contributions', 'replies', 'polls', 'notifications'].includes(table))
      if (!reads) expect([table, text.match(SAID)?.[0] ?? null]).toEqual([table, null])
      const named = INSIDE.includes(role) ? ['groups', 'notifications'] : role === 'invited' ? ['notifications'] : []
      if (!named.includes(table)) expect([table, text.match(NAMED)?.[0] ?? null]).toEqual([table, null])
      if (table === 'group_notes') expect(SAID.test(text)).toBe(INSIDE.includes(role))
    }
  })

  test.each(ROLES)('by functions, %s reads of a private group no more than they should', async (role) => {
    for (const [name, ask] of FUNCTIONS) {
      const args = ask(at.private)
      const { status, body } = await rpc(name, args, role)
      const text = JSON.stringify(status < 300 ? body : null)
      const asked = `${name} ${JSON.stringify(args)}`
      if (!INSIDE.includes(role)) {
        expect([asked, text.match(SAID)?.[0] ?? null]).toEqual([asked, null])
        const mayKnow = role === 'invited' && ['group_page', 'my_groups', 'notifications_page'].includes(name)
        if (!mayKnow) expect([asked, text.match(NAMED)?.[0] ?? null]).toEqual([asked, null])
        if (name === 'suggest_people') expect(text).not.toContain('qarm-cohost')
      } else if (['contribution_page', 'group_page'].includes(name)) expect(text).toMatch(SAID)
      // Lists, the hub, feeds, search and the map of the site are the same for members: what is private is not in them.
      else if (/^(community|events_list|search|similar|suggest_tags|person|groups_list)/.test(name))
        expect([asked, text.match(SAID)?.[0] ?? null]).toEqual([asked, null])
    }
  })

  test.each(ROLES)('in a private group only members do anything, %s too', async (role) => {
    const { topic, day, reply, slug } = at.private
    const tries: [string, object][] = [
      ['save_reply', { contribution: topic, body: 'Let me say this.', language: 'en' }],
      ['react', { contribution: topic, reply }],
      ['vote_in_poll', { contribution: topic, choices: [1] }],
      ['mark_contribution', { contribution: topic, follow: true }],
      ['answer_event', { day, answer: 'maybe' }],
      ['group_calendar_key', { slug }],
      [
        'save_contribution',
        {
          section: 'forum',
          input: { title: 'Into it', body: 'Words of mine.', language: 'en', category: 'welcome', group: slug },
        },
      ],
    ]
    for (const [name, args] of tries) {
      const { status } = await rpc(name, args, role)
      const own = name === 'react' && role === 'cohost'
      if (INSIDE.includes(role)) expect([name, own || status < 300]).toEqual([name, true])
      else expect([name, status >= 400 && status < 500]).toEqual([name, true])
    }
    const hosts: [string, object][] = [
      ['write_group_note', { slug, body: 'Another one.' }],
      ['tend_group', { slug, handle: 'qarm-stranger', action: 'refuse' }],
    ]
    for (const [name, args] of hosts) {
      const { status } = await rpc(name, args, role)
      const may = role === 'owner' || role === 'cohost'
      // To refuse whom nobody asked for is to find nobody.
      expect([name, may ? status < 300 || status === 404 : status === 403 || status === 404 || status === 401]).toEqual(
        [name, true],
      )
    }
  })

  test.each(ROLES)('on its channels %s hears no more than they should', async (role) => {
    const caller = as(role)
    const claims = typeof caller === 'string' ? { sub: null, role: 'anon' } : { sub: caller.id, role: 'authenticated' }
    const hears = (topic: string) =>
      site.database.transaction(async (tx) => {
        await tx.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [JSON.stringify(claims), claims.sub ?? ''],
        )
        const [row] = await tx.query<{ may: boolean }>('select private.may_hear($1) as may', [topic])
        return row?.may
      })
    for (const topic of [
      `contribution:${at.private.topic}`,
      `contribution:${at.private.event}`,
      `group:${at.private.group}`,
    ])
      expect([topic, await hears(topic)]).toEqual([topic, false])
    // Members' pages know the key; whoever comes with it comes as nobody, and nobody else who is somebody.
    const [keys] = await site.database.query<{ own: string; open: string }>(
      `select (select live_key from private.group_keys where group_id = $1)::text as own,
         (select live_key from private.group_keys where group_id = $2)::text as open`,
      [at.private.group, at.public.group],
    )
    expect(await hears(`circle:${keys?.own}`)).toBe(role === 'anon' || INSIDE.includes(role))
    expect(await hears(`circle:${keys?.open}`)).toBe(false)
    for (const guess of [crypto.randomUUID(), at.private.group, '', "' or true"])
      expect(await hears(`circle:${guess}`)).toBe(false)
    const { body } = await rpc('group_page', { slug: at.private.slug }, role)
    const shown = (body as { circle: string | null } | null)?.circle ?? null
    expect(shown).toBe(INSIDE.includes(role) ? `circle:${keys?.own}` : null)
    for (const [section, slug] of [
      ['forum', at.private.topicSlug],
      ['events', at.private.eventSlug],
    ] as const) {
      const { body: page } = await rpc('contribution_page', { section, slug }, role)
      expect((page as { circle: string | null } | null)?.circle ?? null).toBe(shown)
    }
    expect(await hears(`group:${at.public.group}`)).toBe(role !== 'banned')
    expect(await hears('section:forum')).toBe(true)
  })

  test('whoever was sent away keeps nothing that leads back in', async () => {
    for (const role of ['removed', 'banned'] as const) {
      const [left] = await site.database.query<Record<string, number>>(
        `select (select count(*)::int from public.contribution_marks where user_id = $1 and contribution_id = $2) as marks,
           (select count(*)::int from public.event_answers where user_id = $1 and day_id = $3) as seats,
           (select count(*)::int from public.notifications where user_id = $1 and (contribution_id = $2 or path like '/group/' || $4 || '%')) as notices`,
        [people[role].id, at.private.topic, at.private.day, at.private.slug],
      )
      expect(left).toEqual({ marks: 0, seats: 0, notices: 0 })
    }
    expect((await rpc('wish_in_group', { slug: at.private.slug, wish: 'join' }, 'banned')).status).toBe(404)
    expect((await rpc('wish_in_group', { slug: at.public.slug, wish: 'ask' }, 'banned')).status).toBe(404)
  })

  test('a name in it tells only those who are in', async () => {
    const notices = await site.database.query(
      `select 1 from public.notifications where user_id = $1 and kind = 'mention' and contribution_id = $2`,
      [people.stranger.id, at.private.topic],
    )
    expect(notices).toEqual([])
  })

  test('a report opens that one thing to the team, until they have decided', async () => {
    const read = async () =>
      JSON.stringify((await site.call(`/rest/v1/contributions?id=eq.${at.private.topic}`, { as: people.staff })).body)
    const report = (role: Role, subject_kind: string, subject_id: string) =>
      site.call('/rest/v1/reports', {
        as: as(role),
        method: 'POST',
        body: { subject_kind, subject_id, reason: 'offensive' },
      })
    expect((await report('stranger', 'contribution', at.private.topic)).status).toBe(404)
    expect((await report('stranger', 'group', at.private.group)).status).toBe(404)
    expect((await report('stranger', 'group_note', at.private.note)).status).toBe(404)
    expect(await read()).toBe('[]')
    expect((await report('owner', 'contribution', at.private.topic)).status).toBe(201)
    expect(await read()).toMatch(SAID)
    expect(JSON.stringify((await site.call('/rest/v1/replies?limit=1000', { as: people.staff })).body)).not.toMatch(
      SAID,
    )
    const item = await one(`select id as x from public.moderation_items where subject_id = $1 and status = 'open'`, [
      at.private.topic,
    ])
    await must('decide_moderation', { item_id: item, decision: 'approved' }, 'staff')
    expect(await read()).toBe('[]')
    expect(await one('select state as x from public.contributions where id = $1', [at.private.topic])).toBe('within')
  })

  test('the link lets in, and a new one ends it', async () => {
    const { slug } = at.private
    const page = await must<{ invite_key: string }>('group_page', { slug }, 'owner')
    const shown = await must<{ name: string; topics: unknown[]; reads: boolean }>(
      'group_by_key',
      { key: page.invite_key },
      'stranger',
    )
    expect(shown).toMatchObject({ reads: false, topics: [] })
    expect(JSON.stringify(shown)).not.toMatch(SAID)
    await must('renew_group_key', { slug }, 'cohost')
    expect((await rpc('wish_in_group', { slug, wish: 'join', key: page.invite_key }, 'stranger')).status).toBe(404)
    const { invite_key: key } = await must<{ invite_key: string }>('group_page', { slug }, 'owner')
    await must('wish_in_group', { slug, wish: 'join', key }, 'stranger')
    expect(JSON.stringify(await must('group_page', { slug }, 'stranger'))).toMatch(SAID)
    const calendar = await must<string>('group_calendar_key', { slug }, 'stranger')
    expect(JSON.stringify(await must('group_calendar', { key: calendar }, 'anon'))).toMatch(SAID)
    await must('wish_in_group', { slug, wish: 'leave' }, 'stranger')
    expect((await rpc('group_calendar', { key: calendar }, 'anon')).body).toBeNull()
    expect((await rpc('group_page', { slug }, 'stranger')).body).toBeNull()
  })

  test('a private group stays private, and hosts act on nobody above them', async () => {
    const { slug } = at.private
    expect((await rpc('keep_group', { slug, input: group() }, 'owner')).body).toMatchObject({
      message: 'stays_private',
    })
    expect((await rpc('tend_group', { slug, handle: 'qarm-owner', action: 'remove' }, 'cohost')).status).toBe(403)
    expect((await rpc('tend_group', { slug, handle: 'qarm-member', action: 'cohost' }, 'cohost')).status).toBe(403)
    expect((await rpc('delete_group', { slug }, 'cohost')).status).toBe(403)
    await must('set_block', { handle: 'qarm-owner', kind: 'block' }, 'stranger')
    expect((await rpc('tend_group', { slug, handle: 'qarm-stranger', action: 'invite' }, 'owner')).status).toBe(404)
    await must('set_block', { handle: 'qarm-owner' }, 'stranger')
  })

  test('hosts may keep beginning topics and events to themselves', async () => {
    const { slug } = at.public
    const begin = (role: Role) =>
      rpc(
        'save_contribution',
        {
          section: 'forum',
          input: { title: 'Who speaks first', body: 'Words enough.', language: 'en', category: 'welcome', group: slug },
        },
        role,
      )
    await must('keep_group', { slug, input: group({ posting: 'hosts' }) }, 'owner')
    expect((await begin('member')).body).toMatchObject({ message: 'hosts_write' })
    expect((await begin('cohost')).status).toBe(200)
    // What is not said of it stays as it is.
    await must('keep_group', { slug, input: group() }, 'owner')
    expect((await begin('member')).status).toBe(403)
    await must('keep_group', { slug, input: group({ posting: 'members' }) }, 'owner')
    expect((await begin('member')).status).toBe(200)
    expect((await rpc('keep_group', { slug, input: group({ posting: 'anyone' }) }, 'owner')).status).toBe(400)
  })

  test('a group is linked to a place by those who speak for it alone', async () => {
    await site.database.query(
      `insert into public.mosques (name, city, country_code, status) values ('Masjid of others', 'Leeds', 'GB', 'published')`,
    )
    const place = await one('select place_id as x from public.mosques where name = $1', ['Masjid of others'])
    const { slug } = at.public
    const linked = { ...group(), place_id: place }
    expect((await rpc('keep_group', { slug, input: linked }, 'owner')).body).toMatchObject({
      message: 'not_your_place',
    })
    expect(await one('select place_id as x from public.groups where slug = $1', [slug])).toBeFalsy()
  })

  test('who deletes and begins again, or takes back what they asked of many, has no more of it in a day', async () => {
    await site.database.query('delete from private.sign_in_tries')
    const begun = []
    for (let n = 0; n < 7; n++) {
      const { status, body } = await rpc('keep_group', { input: group({ name: `Again number ${n}` }) }, 'owner')
      begun.push(status)
      if (status === 200) await must('delete_group', { slug: (body as { slug: string }).slug }, 'owner')
    }
    expect(begun.slice(-2)).toEqual([429, 429])
    await site.database.query('delete from private.sign_in_tries')
    const { slug } = at.private
    const invited = []
    for (let n = 0; n < 32; n++) {
      invited.push((await rpc('tend_group', { slug, handle: 'qarm-stranger', action: 'invite' }, 'owner')).status)
      await rpc('tend_group', { slug, handle: 'qarm-stranger', action: 'remove' }, 'owner')
    }
    expect(invited.at(-1)).toBe(429)
    expect(invited[0]).toBeLessThan(300)
    await site.database.query('delete from private.sign_in_tries')
    expect(await one('select count(*)::text as x from public.groups where name like $1', ['Again number%'])).toBe('0')
  })

  test('when its owner goes, who hosts it longest has it; when nobody is left it is gone', async () => {
    const { slug, group: id } = at.private
    await must('wish_in_group', { slug, wish: 'leave' }, 'owner')
    const owner = () =>
      one(`select user_id as x from public.group_members where group_id = $1 and role = 'owner'`, [id])
    expect(await owner()).toBe(people.cohost.id)
    await must('wish_in_group', { slug, wish: 'leave' }, 'cohost')
    expect(await owner()).toBe(people.member.id)
    await must('wish_in_group', { slug, wish: 'leave' }, 'member')
    expect(await one('select id as x from public.groups where id = $1', [id])).toBe('')
    expect(await one('select id as x from public.contributions where id = $1', [at.private.topic])).toBe('')
  })
})
