// Notices on devices: who is told of what, when, once, sealed for that device alone; and when a device is told no more.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '#app/lib/database.types.ts'
import { serviceClient } from '#server/backend/service-client.ts'
import type { JobContext } from '#server/jobs/schedule.ts'
import { callToPrayer, sendPushes } from '#server/jobs/send-pushes.ts'
import { nextCall } from '#server/push/next-prayer.ts'
import { createPusher } from '#server/push/pusher.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { startPushReceiver } from '#tests/fixtures/push-receiver.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let other: Person
  let receiver: Awaited<ReturnType<typeof startPushReceiver>>
  let context: JobContext
  const answers = new Map<string, number>()

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('Maryam Member')
    other = await site.signUp('Omar Other')
    receiver = await startPushReceiver((path) => answers.get(path) ?? 201)
    const service = serviceClient(site.backend)
    const pusher = createPusher({ service, siteUrl: 'https://mahalla.example', isPrivateAllowed: true })
    context = { service, pusher, log: () => {} } as unknown as JobContext
  })
  afterAll(async () => {
    context.pusher.stop()
    await receiver.stop()
    await site?.close()
  })
  beforeEach(async () => {
    await site.database.query('delete from public.push_subscriptions')
    await site.database.query('delete from public.notifications')
    receiver.received.length = 0
    answers.clear()
  })

  const device = (change: object = {}) => ({
    endpoint: `${receiver.url}/${randomUUID()}`,
    ...receiver.keys,
    language: 'en',
    time_zone: 'Europe/London',
    subjects: ['talk', 'events', 'mosques'],
    quiet_from: null,
    quiet_until: null,
    prayers: [],
    lat: null,
    lng: null,
    country: null,
    prayer_choice: null,
    ...change,
  })
  const signUp = async (as: Person, change: object = {}) => {
    const wanted = device(change)
    const { status } = await site.rpc('keep_push', wanted, as)
    expect(status).toBeLessThan(300)
    return wanted
  }
  const happened = (to: Person, kind = 'reply', title = 'Where to park') =>
    site.database.query(
      `insert into public.notifications (user_id, kind, title, path) values ($1, $2, $3, '/community/forum/parking')`,
      [to.id, kind, title],
    )
  /** As if the moment it waits for had come. */
  const due = () => site.database.query(`update private.pushes set due_at = now() where begun_at is null`)
  const waiting = async () =>
    (await site.database.query<{ count: number }>('select count(*)::int as count from private.pushes'))[0]?.count
  const send = async () => {
    await due()
    await sendPushes.run(context)
    return receiver.received.map(({ text }) => JSON.parse(text) as Record<string, string>)
  }

  test('a reply is told to the devices that want it, sealed, once, with a way out', async () => {
    await signUp(member)
    await signUp(member, { subjects: ['mosques'] })
    await signUp(other)
    await happened(member)
    const [said, ...more] = await send()
    expect(more).toEqual([])
    expect(said).toMatchObject({ title: 'Mahalla', path: '/community/forum/parking', offLabel: 'Turn off' })
    expect(said?.body).toContain('Where to park')
    expect(receiver.received[0]).toMatchObject({ urgency: 'normal', authorization: expect.stringMatching(/^vapid t=/) })
    expect(await send()).toHaveLength(1)
    expect(await waiting()).toBe(0)

    const off = new URL(said?.off ?? '', 'https://mahalla.example').searchParams
    const stop = { key: off.get('key'), subject: off.get('subject') }
    expect((await site.rpc('stop_push', stop, 'anon')).body).toBe(true)
    await happened(member)
    expect(await send()).toHaveLength(1)
    expect((await site.rpc('stop_push', { key: randomUUID() }, 'anon')).body).toBe(false)
  })

  test('a flood is one notice, and what was read meanwhile goes unsaid', async () => {
    await signUp(member)
    for (const title of ['One', 'Two', 'Three']) await happened(member, 'reply', title)
    expect(await send()).toMatchObject([{ body: '3 new notifications', path: '/notifications' }])
    await happened(member, 'mention', 'Read at once')
    await site.database.query('update public.notifications set read_at = now()')
    expect(await send()).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  test('in quiet hours it waits for their end, on the clocks of the device', async () => {
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
    await signUp(member, { time_zone: 'UTC', quiet_from: clock(-1), quiet_until: clock(2) })
    await happened(member)
    const [row] = await site.database.query<{ minutes: number }>(
      `select extract(epoch from due_at - now())::int / 60 as minutes from private.pushes`,
    )
    expect(row?.minutes).toBeGreaterThanOrEqual(117)
    expect(row?.minutes).toBeLessThanOrEqual(120)
    await sendPushes.run(context)
    expect(receiver.received).toEqual([])
  })

  test('a device that is gone is forgotten, one that is busy is tried again', async () => {
    const [gone, busy] = [await signUp(member), await signUp(member)]
    answers.set(new URL(gone.endpoint).pathname, 410)
    answers.set(new URL(busy.endpoint).pathname, 503)
    await happened(member)
    expect(await send()).toEqual([])
    const left = await site.database.query<{ endpoint: string }>('select endpoint from public.push_subscriptions')
    expect(left).toEqual([{ endpoint: busy.endpoint }])
    answers.clear()
    expect(await send()).toHaveLength(1)
  })

  test('two nodes and one that died in the middle: nobody is told twice', async () => {
    await Promise.all(Array.from({ length: 30 }, () => site.database.query('select 1')))
    for (let n = 0; n < 10; n++) await signUp(member)
    await happened(member)
    await due()
    // Taken by a node that is never heard of again.
    const lost = (await site.rpc('claim_pushes', { max_results: 3 }, 'service')).body as unknown[]
    expect(lost).toHaveLength(3)
    await Promise.all([sendPushes.run(context), sendPushes.run(context)])
    expect(receiver.received).toHaveLength(7)
    expect(new Set(receiver.received.map(({ path }) => path)).size).toBe(7)
    await site.database.query(`update private.pushes set begun_at = now() - interval '11 minutes'`)
    await sendPushes.run(context)
    expect(receiver.received).toHaveLength(7)
    expect(await waiting()).toBe(0)
  })

  test('whoever signs in on a device has it, and nobody who was before', async () => {
    const { endpoint } = await signUp(member)
    await signUp(other, { endpoint })
    await happened(member)
    await happened(other, 'reply', 'For Omar')
    expect(await send()).toMatchObject([{ body: expect.stringContaining('For Omar') }])
    for (const bad of [
      { time_zone: 'Nowhere/City' },
      { auth: 'short' },
      { subjects: ['everything'] },
      { prayers: ['fajr'] },
    ])
      expect((await site.rpc('keep_push', device(bad), member)).status).toBe(400)
    expect((await site.rpc('keep_push', device(), 'anon')).status).toBe(401)
    expect((await site.rpc('claim_pushes', {}, member)).status).toBe(403)
  })

  test('followers hear of an announcement and once of many changed iqamah times; others do not', async () => {
    await site.database.query(`insert into public.mosques (name, city) values ('Masjid Noor', 'Leeds')`)
    const [mosque] = await site.database.query<{ id: string }>(
      `select place_id as id from public.mosques where name = 'Masjid Noor'`,
    )
    const place = mosque?.id ?? ''
    await site.database.query('insert into public.mosque_follows (user_id, place_id) values ($1, $2)', [
      member.id,
      place,
    ])
    await signUp(member)
    await signUp(other)
    await site.database.query(
      `insert into public.mosque_announcements (place_id, title, status, published_at) values ($1, 'Soup after Isha', 'published', now())`,
      [place],
    )
    for (const prayer of ['fajr', 'isha'])
      await site.database.query(
        `insert into public.iqamah_rules (place_id, prayer, kind, at_time, effective_from) values ($1, $2, 'fixed', '20:00', '2026-01-01')`,
        [place, prayer],
      )
    const told = await send()
    expect(told.map(({ title, body }) => [title, body]).toSorted()).toEqual([
      ['Masjid Noor', 'New iqamah times'],
      ['Masjid Noor', 'Soup after Isha'],
    ])
  })

  test('a call to prayer comes in its minute with a life of two, names no place, and too late it does not come', async () => {
    const wish = { prayers: ['maghrib'], lat: 51.51, lng: -0.13, country: 'GB', prayer_choice: '15-0' }
    await signUp(member, wish)
    await signUp(member, wish)
    await callToPrayer.run(context)
    expect(receiver.received).toEqual([])
    const rows = await site.database.query<{ id: string; next_prayer: string; at: string }>(
      `select id, next_prayer, to_char(next_prayer_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from public.push_subscriptions`,
    )
    const expected = nextCall(wish, new Date())
    for (const row of rows) expect(row).toMatchObject({ next_prayer: 'maghrib' })
    expect(Date.parse(rows[0]?.at ?? '')).toBe(expected?.at.getTime())

    const past = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
    const set = (id: string | undefined, at: string) =>
      site.database.query('update public.push_subscriptions set next_prayer_at = $2::timestamptz where id = $1', [
        id,
        at,
      ])
    await set(rows[0]?.id, past(1))
    await set(rows[1]?.id, past(300))
    await callToPrayer.run(context)
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]).toMatchObject({ urgency: 'high', ttl: 120 })
    const { off: _key, ...said } = JSON.parse(receiver.received[0]?.text ?? '{}')
    expect(JSON.stringify(said)).not.toMatch(/51|London|GB/)
    expect(JSON.parse(receiver.received[0]?.text ?? '{}')).toMatchObject({
      title: 'Maghrib',
      body: 'It’s time to pray.',
    })
    await callToPrayer.run(context)
    expect(receiver.received).toHaveLength(1)
    const [{ count } = { count: 0 }] = await site.database.query<{ count: number }>(
      'select count(*)::int as count from public.push_subscriptions where next_prayer_at > now()',
    )
    expect(count).toBe(2)
  })

  describe('Jumu’ah, orders, reviews and the queue', () => {
    const told = async () => (await send()).map(({ body, path }) => [body, path])
    const inbox = async (as: Person) =>
      ((await site.rpc('notifications_page', {}, as)).body as { items: { kind: string; path: string }[] }).items
    const mosque = async (name: string) => {
      await site.database.query(`insert into public.mosques (name, city) values ($1, 'Leeds')`, [name])
      const [row] = await site.database.query<{ id: string }>(
        'select place_id as id from public.mosques where name = $1',
        [name],
      )
      await site.database.query(`insert into public.jumuah_sessions (place_id, khutbah_at) values ($1, '13:15')`, [
        row?.id,
      ])
      return row?.id ?? ''
    }
    const follow = (as: Person, place: string, mine = false) =>
      site.database.query('insert into public.mosque_follows (user_id, place_id, is_my_masjid) values ($1, $2, $3)', [
        as.id,
        place,
        mine,
      ])

    test('Jumu’ah is told once a week, of the mosque one calls one’s own, and not when it is over', async () => {
      const [near, own] = [await mosque('Masjid Salam'), await mosque('Masjid Huda')]
      await follow(member, near)
      await follow(member, own, true)
      await follow(other, near)
      await signUp(member, { subjects: ['jumuah'] })
      await signUp(other, { subjects: ['mosques'] })
      const at = new Date(Date.now() + 3_600_000).toISOString()
      const remind = (place: string) => site.rpc('remind_of_jumuah', { place, at, zone: 'Europe/London' }, 'service')
      expect((await remind(near)).body).toBe(1)
      expect((await remind(own)).body).toBe(1)
      expect((await remind(own)).body).toBe(0)
      expect((await remind(near)).body).toBe(0)
      expect((await inbox(other)).map(({ kind }) => kind)).toEqual(['jumuah'])
      const [said, ...more] = await told()
      expect(more).toEqual([])
      expect(said?.[0]).toMatch(/^Jumu’ah at Masjid Huda: /)
      expect(said?.[1]).toMatch(/^\/mosque\//)
      const [{ lasts } = { lasts: false }] = await site.database.query<{ lasts: boolean }>(
        `select bool_and(ends_at <= $1::timestamptz) is not false as lasts from private.pushes`,
        [at],
      )
      expect(lasts).toBe(true)
      for (const as of [member, 'anon'] as const) {
        expect((await site.rpc('remind_of_jumuah', { place: own, at, zone: 'UTC' }, as)).status).toBeGreaterThan(400)
        expect((await site.rpc('jumuahs_around', {}, as)).status).toBeGreaterThan(400)
        expect((await site.rpc('tell_staff', {}, as)).status).toBeGreaterThan(400)
      }
    })

    test('what waits in quiet hours until after the khutbah is not told at all', async () => {
      const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
      await signUp(member, { subjects: ['jumuah'], time_zone: 'UTC', quiet_from: clock(-1), quiet_until: clock(2) })
      const place = await mosque('Masjid Taqwa')
      await site.database.query('delete from public.mosque_follows where user_id = $1', [member.id])
      await follow(member, place)
      const at = new Date(Date.now() + 3_600_000).toISOString()
      await site.rpc('remind_of_jumuah', { place, at, zone: 'UTC' }, 'service')
      const [row] = await site.database.query<{ over: boolean }>('select due_at > ends_at as over from private.pushes')
      expect(row?.over).toBe(true)
      await site.database.query(`update private.pushes set ends_at = now() - interval '1 minute'`)
      expect(await told()).toEqual([])
      expect(await waiting()).toBe(0)
    })

    test('an order: its buyer hears of each step, the team of what can be packed, and nobody of what they do themselves', async () => {
      const staff = await site.signUp('Sana Staff')
      await site.grantRole(staff, 'staff')
      await signUp(member, { subjects: ['orders'] })
      await signUp(staff, { subjects: ['orders'] })
      await signUp(other, { subjects: ['orders'] })
      const order = async (buyer: Person, provider: string) => {
        const [row] = await site.database.query<{ id: string; reference: string }>(
          `insert into public.store_orders (key, visitor, status, confirmed_at, delivery, address, country_code, name, email,
             user_id, provider, goods_cents, postage_cents, tax_cents, total_cents, currency)
           values (gen_random_uuid(), repeat('a', 64), 'new', now(), 'post', '1 Mill Lane', 'GB', 'Maryam', $2, $1, $3, 900, 100, 0,
             1000, 'GBP') returning id, reference`,
          [buyer.id, buyer.email, provider],
        )
        return row ?? { id: '', reference: '' }
      }
      const { id, reference } = await order(member, 'manual')
      expect(await told()).toEqual([])
      await site.database.query(`update public.store_orders set status = 'paid' where id = $1`, [id])
      expect((await told()).toSorted()).toEqual([
        [`New order: ${reference}`, '/dashboard/staff/orders'],
        [`Order ${reference}: Paid`, '/account/orders'],
      ])
      await site.database.query(`update public.store_orders set status = 'packed' where id = $1`, [id])
      await site.database.query(`update public.store_orders set status = 'sent' where id = $1`, [id])
      expect((await told()).at(-1)).toEqual([`Order ${reference}: On its way`, '/account/orders'])
      expect(receiver.received).toHaveLength(3)
      // One line stands for an order: the newest.
      expect((await inbox(member)).filter(({ path }) => path === '/account/orders')).toHaveLength(1)
      await order(staff, 'none')
      expect(receiver.received).toHaveLength(3)
      expect((await inbox(other)).filter(({ kind }) => kind.startsWith('order'))).toEqual([])
    })

    test('a review: who keeps the business hears of it once, when it is first shown', async () => {
      const keeper = await site.signUp('Kamal Keeper')
      await site.database.query(
        `insert into public.businesses (name, city, status, owner_id) values ('Noor Bakery', 'Leeds', 'published', $1)`,
        [keeper.id],
      )
      const [shop] = await site.database.query<{ place: string }>(
        'select place_id as place from public.businesses where owner_id = $1',
        [keeper.id],
      )
      await signUp(keeper, { subjects: ['business'] })
      await signUp(other, { subjects: ['business'] })
      const write = (as: Person, status: string) =>
        site.database.query(
          `insert into public.reviews (place_id, user_id, rating, text, language, status, published_at)
           values ($1, $2, 5, 'Warm bread before Fajr, every day.', 'en', $3, case when $3 = 'published' then now() end)`,
          [shop?.place, as.id, status],
        )
      await write(member, 'pending')
      expect(await told()).toEqual([])
      const set = (status: string) =>
        site.database.query(
          `update public.reviews set status = $2, published_at = coalesce(published_at, now()) where user_id = $1`,
          [member.id, status],
        )
      await set('published')
      await set('pending')
      await set('published')
      expect(await told()).toEqual([['New review of Noor Bakery', expect.stringMatching(/^\/business\/.+\/reviews$/)]])
      expect((await inbox(keeper)).map(({ kind }) => kind)).toEqual(['review'])
      await site.database.query(`insert into public.person_blocks (user_id, other_id, kind) values ($1, $2, 'block')`, [
        keeper.id,
        other.id,
      ])
      await write(other, 'published')
      await write(keeper, 'published')
      expect(await told()).toHaveLength(1)
    })

    test('the queue: the team hears how much waits, not of each thing, and not again while nothing is new', async () => {
      await site.database.query(`update public.moderation_items set status = 'withdrawn' where status = 'open'`)
      const staff = await site.signUp('Tariq Team')
      await site.grantRole(staff, 'staff')
      await signUp(staff, { subjects: ['queue'] })
      await signUp(member, { subjects: ['queue'] })
      const tell = () => site.rpc('tell_staff', {}, 'service')
      const wait = (reason: string) =>
        site.database.query(
          `insert into public.moderation_items (subject_kind, subject_id, reason, summary) values ('review', gen_random_uuid(), $1, 'x')`,
          [reason],
        )
      await wait('first')
      expect((await tell()).body).toBe(0)
      await wait('new')
      await wait('new')
      await tell()
      await tell()
      expect(await told()).toEqual([['2 things wait in the team’s queue', '/dashboard/staff']])
      await wait('new')
      await tell()
      expect(await told()).toHaveLength(1)
      await site.rpc('read_notifications', {}, staff)
      await tell()
      expect((await told()).at(-1)).toEqual(['3 things wait in the team’s queue', '/dashboard/staff'])
      await site.rpc('read_notifications', {}, staff)
      await tell()
      expect(await told()).toHaveLength(2)
    })
  })

  test('with the account its devices go', async () => {
    const leaver = await site.signUp('Layla Leaver')
    await signUp(leaver)
    await site.database.query('delete from auth.users where id = $1', [leaver.id])
    expect(await site.database.query('select 1 from public.push_subscriptions')).toEqual([])
  })

  test('the key is made once, by whoever comes first', async () => {
    const keys = await Promise.all(
      ['a', 'b'].map(async (d) => (await site.rpc('push_key', { candidate: { d } as Json }, 'service')).body),
    )
    expect(keys[0]).toEqual(keys[1])
  })
})

test('the next call keeps to the clocks of the place: across the day they change, past midnight, and in Ramadan', () => {
  const london = { lat: 51.51, lng: -0.13, country: 'GB', prayer_choice: '15-0', prayers: ['fajr', 'isha'] }
  const calls = (from: string, count: number) => {
    let now = new Date(from)
    return Array.from({ length: count }, () => {
      const call = nextCall(london, now)
      if (!call) throw new Error('No call')
      now = call.at
      return call
    })
  }
  // Clocks go forward on 28 March 2027: each call still comes after the one before, a day apart to within minutes.
  const around = calls('2027-03-26T12:00:00Z', 8).filter(({ prayer }) => prayer === 'fajr')
  for (const [one, next] of around.slice(1).map((call, i) => [around[i], call] as const))
    expect(Math.abs((next.at.getTime() - (one?.at.getTime() ?? 0)) / 60_000 - 1440)).toBeLessThan(6)
  for (const { at } of calls('2026-06-20T12:00:00Z', 6)) expect(at.getUTCSeconds()).toBe(0)
  expect(nextCall({ ...london, prayers: [] }, new Date())).toBeNull()
})
