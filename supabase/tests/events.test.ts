// Events: seats under a crowd, who may see and do what, and what is told to whom.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const CROWD = 50
const SEATS = 20

type Facts = {
  online_url: string | null
  days: {
    id: string
    day: string
    starts_at: string
    state: string
    taken: number
    waiting: number
    capacity: number | null
    moved_from: string | null
    mine: { seat: string; guests: number; position: number | null } | null
  }[]
}

const inDays = (n: number, hour = 18) => {
  const at = new Date(Date.now() + n * 86_400_000)
  at.setUTCHours(hour, 0, 0, 0)
  return { day: at.toISOString().slice(0, 10), starts_at: at.toISOString() }
}

const input = (more: object = {}) => ({
  title: 'Potluck after Maghrib',
  body: 'Bring a dish to share, everyone is welcome.',
  language: 'en',
  anchor: 'clock',
  clock: '18:00',
  minutes: 90,
  first_day: inDays(3).day,
  time_zone: 'UTC',
  attendance: 'both',
  online_url: 'https://meet.example/room',
  most_guests: 3,
  ...more,
})

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let host: Person
  let guest: Person
  let other: Person
  let crowd: Person[]

  const rpc = async (name: string, parameters: object, as: Person | 'anon') => {
    const { status, body } = await site.rpc(name, parameters, as)
    return { status, body: body as never }
  }
  const save = async (more: object = {}, days: object[] = [inDays(3)], contribution?: string) => {
    const saved = await rpc('save_event', { input: input(more), days, ...(contribution && { contribution }) }, host)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return saved.body as { id: string; slug: string; state: string }
  }
  const factsOf = async (slug: string, as: Person | 'anon') =>
    ((await rpc('contribution_page', { section: 'events', slug }, as)).body as { facts: Facts }).facts
  const firstDay = async (slug: string, as: Person | 'anon' = 'anon') => {
    const [day] = (await factsOf(slug, as)).days
    if (!day) throw new Error('no day')
    return day
  }
  const answer = (as: Person, day: string, said: string, guests = 0) =>
    rpc('answer_event', { day, answer: said, guests }, as)
  const told = async (person: Person, kind: string, event: string) =>
    (
      await site.database.query(
        'select 1 from public.notifications where user_id = $1 and kind = $2 and contribution_id = $3 and read_at is null',
        [person.id, kind, event],
      )
    ).length

  beforeAll(async () => {
    site = await open()
    host = await site.signUp('host')
    await site.grantRole(host, 'staff')
    guest = await site.signUp('guest')
    other = await site.signUp('other')
    crowd = []
    for (let i = 0; i < CROWD + SEATS; i++) crowd.push(await site.signUp(`crowd${i}`))
  })
  afterAll(() => site?.close())

  test('a crowd cancels and joins a full event at once: never over capacity, those who wait sit down in their order', async () => {
    const { id, slug } = await save({ capacity: SEATS, title: 'A full hall' })
    const { id: day } = await firstDay(slug)
    const first = crowd.slice(0, SEATS)
    const later = crowd.slice(SEATS, SEATS + 25)
    const last = crowd.slice(SEATS + 25)
    for (const person of first) expect((await answer(person, day, 'going')).body).toMatchObject({ seat: 'going' })
    for (const person of later) expect((await answer(person, day, 'going')).body).toMatchObject({ seat: 'waiting' })
    expect(await firstDay(slug)).toMatchObject({ taken: SEATS, waiting: 25 })
    // Fifty at once: every seat is given back, thirty more ask for one, some of those who wait leave the line.
    const leaving = later.filter((_, i) => i % 5 === 4)
    const results = await Promise.all([
      ...first.map((person) => answer(person, day, 'none')),
      ...last.map((person) => answer(person, day, 'going')),
      ...leaving.map((person) => answer(person, day, 'none')),
    ])
    expect(results.length).toBe(CROWD)
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]))
    const rows = (await site.database.query(
      'select user_id, seat from public.event_answers where day_id = $1 order by line',
      [day],
    )) as { user_id: string; seat: string }[]
    // In the order of the line those who sit come first: nobody was passed.
    expect(rows.map(({ seat }) => seat)).toEqual([
      ...Array<string>(SEATS).fill('going'),
      ...Array<string>(rows.length - SEATS).fill('waiting'),
    ])
    const stayed = later.filter((person) => !leaving.includes(person)).map(({ id }) => id)
    expect(rows.slice(0, stayed.length).map(({ user_id }) => user_id)).toEqual(stayed)
    expect(rows.length).toBe(stayed.length + last.length)
    expect(await firstDay(slug)).toMatchObject({ taken: SEATS, waiting: rows.length - SEATS })
    expect(await told({ id: stayed[0] } as Person, 'event_seat', id)).toBe(1)
    // An account that goes gives its seat to the next.
    const seated = rows[0]?.user_id
    await site.database.query('delete from auth.users where id = $1', [seated])
    expect(await firstDay(slug)).toMatchObject({ taken: SEATS, waiting: rows.length - SEATS - 1 })
  })

  test('guests take seats, the line is strict, and a party larger than the hall is refused', async () => {
    const { id, slug } = await save({ capacity: 4, title: 'A small room' })
    const { id: day } = await firstDay(slug)
    const [a, b, c] = crowd.slice(30, 33) as [Person, Person, Person]
    expect((await answer(a, day, 'going', 2)).body).toMatchObject({ seat: 'going', guests: 2 })
    expect((await answer(b, day, 'going', 1)).body).toMatchObject({ seat: 'waiting' })
    // One seat is free, but somebody is before them.
    expect((await answer(c, day, 'going')).body).toMatchObject({ seat: 'waiting' })
    expect((await firstDay(slug, c)).mine).toMatchObject({ seat: 'waiting', position: 2 })
    expect((await answer(a, day, 'going', 3)).status).toBe(200)
    expect((await answer(c, day, 'going', 9)).body).toMatchObject({ message: 'event_guests' })
    expect((await answer(c, day, 'going', -1)).body).toMatchObject({ message: 'event_guests' })
    expect((await answer(a, day, 'maybe')).body).toMatchObject({ seat: 'maybe' })
    expect(await firstDay(slug)).toMatchObject({ taken: 3, waiting: 0 })
    expect(await told(c, 'event_seat', id)).toBe(1)
    // Fewer seats than are taken cannot be said; more are given at once.
    expect(
      (await rpc('save_event', { input: input({ capacity: 2 }), days: [inDays(3)], contribution: id }, host)).body,
    ).toMatchObject({ message: 'event_capacity' })
    expect((await answer(a, day, 'going', 1)).body).toMatchObject({ seat: 'waiting' })
    await save({ capacity: 9 }, [inDays(3)], id)
    expect((await firstDay(slug, a)).mine).toMatchObject({ seat: 'going' })
  })

  test('no seat is had past the function', async () => {
    const { slug } = await save({ capacity: 1, title: 'One seat only' })
    const { id: day } = await firstDay(slug)
    await answer(guest, day, 'going')
    const wanted = {
      event_answers: { day_id: day, user_id: other.id, seat: 'going' },
      event_days: { id: day, capacity: 100 },
      events: { minutes: 5, capacity: 100 },
    }
    for (const method of ['POST', 'PATCH', 'DELETE'])
      for (const [table, body] of Object.entries(wanted)) {
        const filter = table === 'events' ? 'minutes=gt.0' : 'id=not.is.null'
        const path = `/rest/v1/${table}${method === 'POST' ? '' : `?${filter}`}`
        const { status } = await site.call(path, { method, as: other, ...(method !== 'DELETE' && { body }) })
        expect(status, `${method} ${table}`).toBe(403)
      }
    await expect(site.database.query('update public.event_days set taken = 2 where id = $1', [day])).rejects.toThrow(
      'never_too_many',
    )
  })

  test('a link waits as one in a text does, also one that is put in later', async () => {
    const known = await site.signUp('known')
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(`update public.profiles set created_at = now() - interval '9 days' where id = $1`, [
      known.id,
    ])
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at)
       select 'forum', 'before-the-event-' || n, $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome', now()
       from generate_series(1, 3) as n`,
      [known.id],
    )
    const at = (change: object, contribution?: string) =>
      rpc(
        'save_event',
        {
          input: input({ title: 'Tea for neighbours', ...change }),
          days: [inDays(3)],
          ...(contribution && { contribution }),
        },
        known,
      )
    expect((await at({})).body).toMatchObject({ state: 'review' })
    const here = { attendance: 'place', venue: 'The hall', online_url: null }
    const { body } = (await at(here)) as { body: { id: string; state: string } }
    expect(body.state).toBe('published')
    expect((await at({ ...here, capacity: 30 }, body.id)).body).toMatchObject({ state: 'published' })
    expect((await at({}, body.id)).body).toMatchObject({ state: 'hidden' })
  })

  test('who comes is known to the host and to oneself; where it meets online to those who come', async () => {
    const { slug } = await save({ title: 'Who comes here' })
    const { id: day } = await firstDay(slug)
    await answer(guest, day, 'going', 1)
    expect((await rpc('event_guests', { day }, host)).body).toMatchObject([
      { seat: 'going', guests: 1, is_here: false, person: { handle: null, name: expect.stringMatching(/./) } },
    ])
    expect(JSON.stringify((await rpc('event_guests', { day }, host)).body)).not.toContain(guest.id)
    for (const as of [other, guest] as const) expect((await rpc('event_guests', { day }, as)).status).toBe(403)
    expect((await rpc('event_guests', { day }, 'anon')).status).toBe(401)
    const seen = await site.call('/rest/v1/event_answers?select=*', { as: other })
    expect(seen.body).toEqual([])
    expect((await factsOf(slug, guest)).online_url).toBe('https://meet.example/room')
    const staff = crowd[40] as Person
    expect((await factsOf(slug, staff)).online_url).toBeNull()
    await site.grantRole(staff, 'staff')
    expect((await factsOf(slug, staff)).online_url).toBe('https://meet.example/room')
    for (const as of [other, 'anon'] as const) expect((await factsOf(slug, as)).online_url).toBeNull()
    expect(JSON.stringify((await rpc('events_list', {}, 'anon')).body)).not.toContain('meet.example')
    const [{ id: mark }] = (await rpc('event_guests', { day }, host)).body as [{ id: string }]
    expect((await rpc('check_in', { answer: mark, is_here: true }, guest)).status).toBe(403)
    expect((await rpc('check_in', { answer: mark, is_here: true }, host)).status).toBe(204)
    expect((await rpc('event_guests', { day }, host)).body).toMatchObject([{ is_here: true }])
  })

  test('only the host cancels and moves; it stays visible, and those who go are told', async () => {
    const { id, slug } = await save({ title: 'A weekly circle', rule: 'FREQ=WEEKLY' }, [
      inDays(3),
      inDays(10),
      inDays(17),
    ])
    const [one, two] = (await factsOf(slug, 'anon')).days as [Facts['days'][0], Facts['days'][0]]
    await answer(guest, one.id, 'going')
    await answer(guest, two.id, 'maybe')
    expect((await rpc('cancel_event_day', { day: one.id }, other)).status).toBe(403)
    expect((await rpc('move_event_day', { day: one.id, starts_at: inDays(4).starts_at }, other)).status).toBe(403)
    await rpc('move_event_day', { day: two.id, starts_at: inDays(11).starts_at, note: 'The hall is taken' }, host)
    expect(await told(guest, 'event_changed', id)).toBe(1)
    await rpc('cancel_event_day', { day: one.id, note: 'Snow' }, host)
    expect((await answer(other, one.id, 'going')).body).toMatchObject({ message: 'event_cancelled' })
    const { days } = await factsOf(slug, 'anon')
    expect(days.map(({ state, moved_from }) => [state, moved_from !== null])).toEqual([
      ['cancelled', false],
      ['planned', true],
      ['planned', false],
    ])
    // Laid anew by the job: what the host did stays, what nobody meant to come to goes, what somebody did is cancelled.
    await answer(guest, days[2]?.id ?? '', 'going')
    const laid = await site.rpc('lay_event', { event: id, days: [inDays(3), inDays(10), inDays(24)] }, 'service')
    expect(laid.status).toBe(204)
    expect((await factsOf(slug, 'anon')).days.map(({ state }) => state)).toEqual([
      'cancelled',
      'planned',
      'cancelled',
      'planned',
    ])
    expect((await rpc('lay_event', { event: id, days: [] }, host)).status).toBe(403)
  })

  test('a host who moves a day again and again: the newest notice stands, and five letters go out in a day', async () => {
    const { id, slug } = await save({ title: 'A restless circle' }, [inDays(3)])
    const { id: day } = await firstDay(slug)
    await answer(guest, day, 'going')
    const notices = () =>
      site.database.query<{ mail: string; is_sent: boolean; is_read: boolean }>(
        `select mail, mailed_at is not null as is_sent, read_at is not null as is_read from public.notifications
         where user_id = $1 and kind = 'event_changed' and contribution_id = $2 order by created_at`,
        [guest.id, id],
      )
    const send = () =>
      site.database.query(
        `update public.notifications set mailed_at = now() where contribution_id = $1 and mail = 'now' and read_at is null`,
        [id],
      )
    // Within the minutes before a letter goes out, and after one went.
    for (const days of [4, 5]) await rpc('move_event_day', { day, starts_at: inDays(days).starts_at }, host)
    expect(await notices()).toEqual([{ mail: 'now', is_sent: false, is_read: false }])
    for (const days of [6, 7, 8, 9, 10, 11, 12, 13]) {
      await send()
      await rpc('move_event_day', { day, starts_at: inDays(days).starts_at }, host)
    }
    await send()
    const sent = { mail: 'now', is_sent: true, is_read: true }
    expect(await notices()).toEqual([...Array(5).fill(sent), { mail: 'digest', is_sent: false, is_read: false }])
    // A day later a letter goes out again.
    await site.database.query(
      `update public.notifications set mailed_at = mailed_at - interval '1 day' where contribution_id = $1`,
      [id],
    )
    await rpc('cancel_event_day', { day }, host)
    expect((await notices()).at(-1)).toEqual({ mail: 'now', is_sent: false, is_read: false })
  })

  test('calendars get a new edition with each change they show: of a day alone, of the whole series, and a cancellation', async () => {
    const series = { title: 'A weekly circle', rule: 'FREQ=WEEKLY;COUNT=2' }
    const { id } = await save(series, [inDays(3), inDays(10)])
    type Entry = { id: string; edition: number; state: string; title: string; about: string; host: object | null }
    const entries = async () => {
      const { body } = await rpc('events_list', { event: id, for_calendar: true }, 'anon')
      return (body as { items: Entry[] }).items
    }
    const editions = async () => (await entries()).map(({ edition }) => edition)
    const [first] = await entries()
    expect(await editions()).toEqual([0, 0])
    expect(first).toMatchObject({
      about: 'Bring a dish to share, everyone is welcome.',
      host: { name: expect.any(String) },
    })
    // Who takes a seat changes no calendar, and neither does saving what was there.
    await answer(guest, first?.id ?? '', 'going')
    await save(series, [inDays(3), inDays(10)], id)
    expect(await editions()).toEqual([0, 0])
    await rpc('move_event_day', { day: first?.id, starts_at: inDays(4).starts_at }, host)
    expect(await editions()).toEqual([1, 0])
    await save({ ...series, body: 'Bring two dishes to share, everyone is welcome.' }, [inDays(3), inDays(10)], id)
    expect(await editions()).toEqual([2, 1])
    await save({ ...series, venue: 'The long hall' }, [inDays(3), inDays(10)], id)
    const before = await editions()
    expect(Math.min(...before)).toBeGreaterThan(1)
    await rpc('cancel_event_day', { day: first?.id, note: 'The hall is flooded' }, host)
    const after = await entries()
    expect(after.map(({ state }) => state)).toEqual(['cancelled', 'planned'])
    expect(after[0]?.edition).toBe((before[0] ?? 0) + 1)
    expect(after[1]?.edition).toBe(before[1])
    const key = (await rpc('calendar_key', {}, guest)).body as unknown as string
    const own = (await rpc('events_of', { key }, 'anon')).body as unknown as (Entry & { seat: string })[]
    expect(own.find(({ id: day }) => day === first?.id)).toMatchObject({
      state: 'cancelled',
      seat: 'going',
      edition: after[0]?.edition,
      about: expect.stringContaining('dish'),
    })
    // Lists of pages carry no words that only calendars need.
    const { body: shown } = await rpc('events_list', { event: id }, 'anon')
    expect((shown as { items: object[] }).items[0]).not.toHaveProperty('about')
  })

  test('a reminder goes out once', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { id, slug } = await save({ title: 'Within the hour' }, [{ day: soon.slice(0, 10), starts_at: soon }])
    await answer(guest, (await firstDay(slug)).id, 'going')
    await site.rpc('remind_of_events', {}, 'service')
    await site.rpc('remind_of_events', {}, 'service')
    const rows = await site.database.query(
      'select number, mail from public.notifications where user_id = $1 and kind = $2 and contribution_id = $3',
      [guest.id, 'event_soon', id],
    )
    expect(rows).toEqual([{ number: 1, mail: 'now' }])
    expect((await rpc('remind_of_events', {}, host)).status).toBe(403)
  })

  test("one's calendar needs its key, and a new key ends the old", async () => {
    const key = (await rpc('calendar_key', {}, guest)).body as string
    expect((await rpc('events_of', { key }, 'anon')).body as unknown[]).not.toHaveLength(0)
    expect((await rpc('events_of', { key: crypto.randomUUID() }, 'anon')).body).toBeNull()
    await rpc('calendar_key', { renew: true }, guest)
    expect((await rpc('events_of', { key }, 'anon')).body).toBeNull()
    expect((await rpc('calendar_key', {}, 'anon')).status).toBe(401)
  })

  test('what waits for staff or was withdrawn is in no calendar and takes nobody', async () => {
    const waiting = await rpc('save_event', { input: input({ title: 'A newcomer invites' }), days: [inDays(5)] }, other)
    expect(waiting.body).toMatchObject({ state: 'review' })
    expect(JSON.stringify((await rpc('events_list', { max_results: 300 }, 'anon')).body)).not.toContain(
      'A newcomer invites',
    )
    const { slug } = waiting.body as { slug: string }
    expect((await rpc('contribution_page', { section: 'events', slug }, 'anon')).body).toBeNull()
    const day = (await firstDay(slug, other)).id
    expect((await answer(guest, day, 'going')).status).toBe(404)
    // The door of other sections is closed to events.
    expect((await rpc('save_contribution', { section: 'events', input: input() }, host)).status).toBe(403)
  })

  test.each([
    [{ anchor: 'sunrise' }],
    [{ clock: null }],
    [{ minutes: 0 }],
    [{ time_zone: 'Mars/Base' }],
    [{ online_url: 'javascript:alert(1)' }],
    [{ audience: ['everyone'] }],
    [{ price: -5, currency: 'GBP' }],
    [{ capacity: 0 }],
    [{ rule: 'FREQ=SECONDLY' }],
    [{ rule: 'FREQ=DAILY\r\nATTENDEE:mailto:x@example.org' }],
    [{ venue: 'Best prices at kebabking.com' }],
    [{ place_id: '00000000-0000-4000-8000-000000000000' }],
  ])('%j is refused', async (wrong) => {
    const { status } = await rpc('save_event', { input: input(wrong), days: [inDays(3)] }, host)
    expect(status).toBe(400)
  })

  test('days out of reach, or too many of them, are refused', async () => {
    const far = [{ day: inDays(3).day, starts_at: inDays(300).starts_at }]
    for (const days of [far, Array(201).fill(inDays(3)), [{}], {}])
      expect((await rpc('save_event', { input: input(), days }, host)).status).toBe(400)
  })

  test('lists are narrowed by place, marks, way, language and time, and paged in order', async () => {
    for (let i = 0; i < 5; i++)
      await save(
        {
          title: `Sisters’ circle ${i}`,
          audience: ['sisters'],
          language: 'tr',
          city: 'Leeds',
          latitude: 53.8,
          longitude: -1.55,
        },
        [inDays(30 + i)],
      )
    const list = async (filter: object) =>
      (await rpc('events_list', filter, 'anon')).body as {
        items: { title: string; starts_at: string }[]
        next: string | null
      }
    const near = { lat: 53.79, lng: -1.54, km: 20, marks: ['sisters'], languages: ['tr'] }
    const first = await list({ ...near, max_results: 3 })
    const rest = await list({ ...near, max_results: 3, after: first.next })
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(
      [0, 1, 2, 3, 4].map((i) => `Sisters’ circle ${i}`),
    )
    expect(rest.next).toBeNull()
    expect((await list({ ...near, lat: 40 })).items).toEqual([])
    expect((await list({ ...near, from_day: inDays(31).day, until_day: inDays(32).day })).items).toHaveLength(2)
    expect((await list({ after: "x'; drop table events" })).items.length).toBeGreaterThan(4)
    const paid = await save({ title: 'A paid evening', price: 5, currency: 'GBP' }, [inDays(40), inDays(41)])
    const titles = async (filter: object) =>
      new Set((await list({ max_results: 300, ...filter })).items.map(({ title }) => title))
    expect(await titles({ is_free: false })).toEqual(new Set(['A paid evening']))
    expect(await titles({ is_free: true })).not.toContain('A paid evening')
    expect((await list({ event: paid.id })).items.map(({ title }) => title)).toEqual([
      'A paid evening',
      'A paid evening',
    ])
  })

  test('what repeats stands once in a list, at its next day that takes place', async () => {
    const where = { city: 'Bradford', latitude: 53.79, longitude: -1.75 }
    const weekly = await save({ title: 'Every week', ...where }, [inDays(3), inDays(10), inDays(17)])
    await save({ title: 'One evening', ...where }, [inDays(12)])
    const list = async (filter: object) =>
      (
        (await rpc('events_list', { lat: 53.79, lng: -1.75, km: 5, once: true, ...filter }, 'anon')).body as {
          items: { id: string; title: string; day: string; state: string }[]
        }
      ).items
    const days = async (filter: object = {}) => (await list(filter)).map(({ title, day }) => `${title} ${day}`)
    expect(await days()).toEqual([`Every week ${inDays(3).day}`, `One evening ${inDays(12).day}`])
    expect(await days({ from_day: inDays(5).day })).toEqual([
      `Every week ${inDays(10).day}`,
      `One evening ${inDays(12).day}`,
    ])
    expect(await days({ event: weekly.id, once: false })).toHaveLength(3)
    // Called off, it stays to be seen, and the next day comes with it.
    const [first] = await list({})
    await rpc('cancel_event_day', { day: first?.id }, host)
    expect((await list({})).map(({ day, state }) => `${day} ${state}`)).toEqual([
      `${inDays(3).day} cancelled`,
      `${inDays(10).day} planned`,
      `${inDays(12).day} planned`,
    ])
  })
})
