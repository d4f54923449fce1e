// The first week: links to invite by, and the figures of the team; what hosts ask and tell those who come.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let host: Person
  let guest: Person
  let other: Person
  let staff: Person
  const rpc = (name: string, args: object, as: Caller) => site.rpc(name, args, as)
  const must = async <T>(name: string, args: object, as: Caller): Promise<T> => {
    const { status, body } = await rpc(name, args, as)
    expect([name, status < 300, status < 300 ? null : body]).toEqual([name, true, null])
    return body as T
  }

  beforeAll(async () => {
    site = await open()
    host = await site.signUp('Hana Host')
    guest = await site.signUp('Ghada Guest')
    other = await site.signUp('Omar Other')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    for (const one of [host, guest, other]) await must('my_person', {}, one)
  })
  afterAll(() => site?.close())

  type Link = { code: string; came: number }
  const link = (as: Person, renew = false) => must<Link>('my_invitation', { renew }, as)

  test('a link counts each new account once, and never says who', async () => {
    const { code } = await link(host)
    expect(code).toMatch(/^[a-z2-9]{10}$/)
    expect(await link(host)).toEqual({ code, came: 0 })
    expect(await must('invitation_from', { code }, 'anon')).toEqual({ name: 'Hana H.', is_mine: false })
    expect(await must('came_by_invitation', { code }, host)).toBe(false)
    expect(await must('came_by_invitation', { code }, guest)).toBe(true)
    expect(await must('came_by_invitation', { code }, guest)).toBe(false)
    const second = await link(other)
    expect(await must('came_by_invitation', { code: second.code }, guest)).toBe(false)
    expect(await link(host)).toEqual({ code, came: 1 })
    expect((await rpc('came_by_invitation', { code }, 'anon')).status).toBe(401)
    expect((await rpc('my_invitation', {}, 'anon')).status).toBe(401)
  })

  test('an account that is older than a week did not come by it', async () => {
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(`update public.profiles set created_at = now() - interval '8 days' where id = $1`, [
      other.id,
    ])
    const { code } = await link(host)
    expect(await must('came_by_invitation', { code }, other)).toBe(false)
  })

  test('a new link ends the old one, and the count stays', async () => {
    const old = await link(host)
    const fresh = await link(host, true)
    expect(fresh.came).toBe(old.came)
    expect(fresh.code).not.toBe(old.code)
    expect(await must('invitation_from', { code: old.code }, 'anon')).toBeNull()
  })

  test('whoever was blocked finds nobody behind the link', async () => {
    const { code } = await link(host)
    const { handle } = await must<{ handle: string }>('my_person', {}, other)
    await must('set_block', { handle, kind: 'block' }, host)
    expect(await must('invitation_from', { code }, other)).toBeNull()
    await must('set_block', { handle }, host)
  })

  test('the figures of the team count what is there, and are the team’s', async () => {
    for (const who of ['anon', guest] as const)
      expect([401, 403]).toContain((await rpc('community_pulse', {}, who)).status)
    type Pulse = Record<string, number>
    const before = await must<Pulse>('community_pulse', {}, staff)
    expect(before.came_invited).toBe(1)
    const topic = await must<{ id: string }>(
      'save_contribution',
      {
        section: 'forum',
        input: { title: 'Where to park', body: 'Before Fajr, I mean.', language: 'en', category: 'town' },
      },
      host,
    )
    await must('save_reply', { contribution: topic.id, body: 'Behind the hall.', language: 'en' }, guest)
    const after = await must<Pulse>('community_pulse', {}, staff)
    expect(after.topics).toBe((before.topics ?? 0) + 1)
    expect(after.answered_in_a_day).toBe((before.answered_in_a_day ?? 0) + 1)
    expect(after.writers).toBe((before.writers ?? 0) + 2)
  })

  describe('those who come', () => {
    let day = ''
    let slug = ''
    const page = async (as: Caller) => {
      const { facts } = await must<{ facts: { questions: string[]; days: Record<string, unknown>[] } }>(
        'contribution_page',
        { section: 'events', slug },
        as,
      )
      return { ...facts, day: facts.days[0] ?? {} }
    }
    beforeAll(async () => {
      const starts = new Date(Date.now() + 3 * 86_400_000)
      const first = starts.toISOString().slice(0, 10)
      const saved = await must<{ slug: string }>(
        'save_event',
        {
          input: {
            ...{
              title: 'Supper for all',
              body: 'Bring a friend along.',
              language: 'en',
              anchor: 'clock',
              clock: '18:00',
            },
            ...{
              minutes: 60,
              first_day: first,
              time_zone: 'UTC',
              attendance: 'place',
              venue: 'The hall',
              city: 'Leeds',
            },
            ...{
              country_code: 'GB',
              latitude: 53.8,
              longitude: -1.55,
              questions: ['  What do you\nbring? ', '', 'Any allergy?'],
            },
          },
          days: [{ day: first, starts_at: starts.toISOString() }],
        },
        host,
      )
      slug = saved.slug
      await site.database.query(
        `update public.contributions set state = 'published', published_at = now() where slug = $1`,
        [slug],
      )
      day = String((await page('anon')).day.id)
    })

    test('answer what the host asks; the host alone reads it', async () => {
      expect((await page('anon')).questions).toEqual(['What do you bring?', 'Any allergy?'])
      await must('answer_event', { day, answer: 'going', said: ['Rice', 'Nuts', 'a third'] }, guest)
      const rows = await must<{ said: string[] }[]>('event_guests', { day }, host)
      expect(rows.map(({ said }) => said)).toEqual([['Rice', 'Nuts']])
      for (const who of ['anon', other] as const) expect(JSON.stringify(await page(who))).not.toContain('Nuts')
      expect((await rpc('event_guests', { day }, other)).status).toBe(403)
      // Said again without the questions, the answers stay.
      await must('answer_event', { day, answer: 'maybe' }, guest)
      expect((await page(guest)).day.mine).toMatchObject({ seat: 'maybe', said: ['Rice', 'Nuts'] })
      await site.database.query(`insert into public.moderation_words (word, effect) values ('snake oil', 'refuse')`)
      expect((await rpc('answer_event', { day, answer: 'going', said: ['Snake OIL', ''] }, guest)).body).toMatchObject({
        message: 'words_refused',
      })
      expect((await page(guest)).day.mine).toMatchObject({ seat: 'maybe', said: ['Rice', 'Nuts'] })
    })

    test('are named to members, where they said so', async () => {
      await must('answer_event', { day, answer: 'going' }, guest)
      expect((await page(other)).day.names).toEqual([])
      await must('answer_event', { day, answer: 'going', shows_name: true }, guest)
      expect((await page(other)).day.names).toMatchObject([{ name: 'Ghada G.' }])
      expect((await page('anon')).day.names).toEqual([])
      await must(
        'set_block',
        { handle: (await must<{ handle: string }>('my_person', {}, other)).handle, kind: 'block' },
        guest,
      )
      expect((await rpc('contribution_page', { section: 'events', slug }, other)).body).not.toMatchObject({
        facts: { days: [{ names: [{ name: 'Ghada G.' }] }] },
      })
    })

    test('read a note of the host, and nobody else does', async () => {
      expect((await rpc('tell_guests', { day, body: 'The side door.' }, guest)).status).toBe(403)
      expect((await rpc('tell_guests', { day, body: ' ' }, host)).status).toBe(400)
      await must('tell_guests', { day, body: 'The side door.' }, host)
      expect((await page(guest)).day.guest_note).toBe('The side door.')
      expect((await page(host)).day.guest_note).toBe('The side door.')
      for (const who of ['anon', staff] as const) expect((await page(who)).day.guest_note).toBeNull()
      const notices = JSON.stringify(await must('notifications_page', {}, guest))
      expect(notices).toContain('"note"')
      expect(notices).not.toContain('side door')
    })
  })
})
