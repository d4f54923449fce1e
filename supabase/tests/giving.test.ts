// Giving back: who may run a campaign, what nobody can forge, pledges, papers, reports, and shifts under a crowd.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Saved = { id: string; slug: string; state: string }
type Facts = {
  stage: string
  promised: number
  received: number
  pledges: number
  is_overdue: boolean
  organiser: { kind: string; name: string } | null
}
type Details = {
  story: string
  may_run: boolean
  entries: { id: string; kind: string; state: string }[]
  duas: { id: string; body: string; name: string | null; is_mine: boolean }[]
  shifts: { id: string; taken: number; capacity: number; is_mine: boolean; people: string[] | null }[]
  mine: { amount: number } | null
  pledges: { id: string; amount: number }[] | null
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let keeper: Person
  let giver: Person
  let stranger: Person
  let staff: Person
  let group: string
  let made = 0

  beforeAll(async () => {
    site = await open()
    keeper = await site.signUp('Amina Keeper')
    giver = await site.signUp('Bilal Giver')
    stranger = await site.signUp('Omar Stranger')
    staff = await site.signUp('Staff One')
    await site.grantRole(staff, 'staff')
    const asked = await site.rpc(
      'register_giving_group',
      { name: 'Street Kitchen', about: 'We cook for neighbours every Friday evening.' },
      keeper,
    )
    group = asked.body as string
    // Known well enough that what they tell is public at once, as often as these tests need.
    await site.database.script('alter table public.profiles disable trigger guard_profile')
    await site.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = any($1::uuid[])`,
      [[keeper.id, giver.id]],
    )
    await site.database.script('alter table public.profiles enable trigger guard_profile')
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', 'earlier-' || n, $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days'
       from generate_series(1, 21) as n`,
      [keeper.id],
    )
  })
  afterAll(() => site?.close())

  /** The word with which the database refuses. */
  const why = ({ body }: { body: unknown }) => (body as { message?: string } | null)?.message
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const STORY = 'We cook for whoever knocks, every Friday evening of the winter.'
  const decide = async (subject: string, decision: string, as = staff) => {
    const [item] = await site.database.query<{ id: string }>(
      `select id from public.moderation_items where subject_id = $1 and status = 'open'`,
      [subject],
    )
    return site.rpc('decide_moderation', { item_id: item?.id ?? '', decision, canned: 'off_topic' }, as)
  }
  const save = (as: Person | 'anon', campaign: object = {}, args: object = {}) =>
    site.rpc(
      'save_campaign',
      {
        input: { title: `Meals for our street ${++made}`, body: STORY, language: 'en', category: 'food' },
        campaign: {
          organiser: `group:${group}`,
          goal: 1000,
          currency: 'GBP',
          starts_on: day(-2),
          ends_on: day(30),
          ...campaign,
        },
        ...args,
      },
      as,
    )
  /** A campaign of the confirmed group that staff have checked. */
  async function running(campaign: object = {}): Promise<Saved> {
    await confirm()
    const saved = await save(keeper, campaign)
    expect(saved.body).toMatchObject({ state: 'review' })
    const { id } = saved.body as Saved
    expect((await decide(id, 'approved')).status).toBeLessThan(300)
    return saved.body as Saved
  }
  let confirmed = false
  async function confirm() {
    if (!confirmed) await decide(group, 'approved')
    confirmed = true
  }
  const details = async (contribution: string, as: Person | 'anon' = 'anon') =>
    (await site.rpc('campaign_details', { contribution }, as)).body as Details | null
  const facts = async (slug: string, as: Person | 'anon' = 'anon') =>
    ((await site.rpc('contribution_page', { section: 'giving-back', slug }, as)).body as { facts: Facts } | null)?.facts
  const pledge = (as: Person | 'anon', contribution: string, amount: number | null) =>
    site.rpc('pledge', { contribution, amount }, as)
  const backdate = (id: string, days: number) =>
    site.database.query(
      `update public.campaigns set starts_on = current_date - $2::int - 5, ends_on = current_date - $2::int where contribution_id = $1`,
      [id, days],
    )

  test('only those who speak for somebody run campaigns, and staff check each before it runs', async () => {
    expect((await save(keeper)).status, 'the group is not confirmed yet').toBe(403)
    expect((await save('anon')).status).toBe(401)
    expect((await decide(group, 'approved', keeper)).status).toBe(403)
    await confirm()
    expect((await save(stranger)).status, 'somebody else’s group').toBe(403)
    expect((await save(stranger, { organiser: 'place:00000000-0000-4000-8000-000000000000' })).status).toBe(403)
    expect((await save(keeper, { organiser: 'mine' })).status).toBe(403)
    const { id, slug, state } = (await save(keeper)).body as Saved
    expect(state).toBe('review')
    expect([await facts(slug), await details(id), await details(id, stranger)]).toEqual([undefined, null, null])
    expect((await pledge(giver, id, 10)).status).toBe(404)
    await decide(id, 'approved')
    expect(await facts(slug)).toMatchObject({ stage: 'running', organiser: { kind: 'group', name: 'Street Kitchen' } })
    expect((await site.rpc('save_contribution', { section: 'giving-back', input: {} }, keeper)).status).toBe(403)
  })

  test('a mosque’s keeper runs one for the mosque, until they keep it no more', async () => {
    const [place] = await site.database.query<{ id: string }>(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'mosque') returning id`,
    )
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      place?.id,
      keeper.id,
    ])
    const { id } = await running({ organiser: `place:${place?.id}` })
    expect((await details(id, keeper))?.may_run).toBe(true)
    await site.database.query('delete from public.mosque_admins where mosque_id = $1', [place?.id])
    expect((await details(id, keeper))?.may_run).toBe(false)
    const told = await site.rpc('tell_campaign', { contribution: id, kind: 'update', body: 'Still here.' }, keeper)
    expect(told.status).toBe(403)
  })

  test('a goal, a currency and an organiser stand; a changed link or statement waits again', async () => {
    const { id, slug } = await running()
    for (const change of [{ goal: 5 }, { currency: 'USD' }])
      expect(why(await save(keeper, change, { contribution: id })), JSON.stringify(change)).toBe('goal_fixed')
    expect((await save(stranger, {}, { contribution: id })).status).toBe(403)
    await save(keeper, { give_url: 'https://evil.example/give' }, { contribution: id })
    expect(await facts(slug)).toBeUndefined()
    const [row] = await site.database.query<{ body: string }>('select body from public.contributions where id = $1', [
      id,
    ])
    expect(row?.body, 'whoever checks it reads the link').toContain('https://evil.example/give')
  })

  test('what is no campaign is refused', async () => {
    await confirm()
    for (const campaign of [
      { goal: 0 },
      { goal: null },
      { goal: -5 },
      { goal: 1e15 },
      { currency: 'ZZZ' },
      { ends_on: day(-9) },
      { ends_on: day(3000) },
      { starts_on: 'infinity' },
      { give_url: 'http://plain.example' },
      { give_url: 'javascript:alert(1)' },
      { give_url: 'https://bank.example@evil.example/' },
      { is_zakat: true },
      { is_zakat: true, zakat_by: 'The imam' },
    ])
      expect((await save(keeper, campaign)).status, JSON.stringify(campaign)).toBe(400)
  })

  test('pledges are private, one each, summed by the database, and only what arrived makes a campaign funded', async () => {
    const { id, slug } = await running()
    expect((await pledge('anon', id, 10)).status).toBe(401)
    expect((await pledge(keeper, id, 10)).status, 'one’s own').toBe(403)
    for (const amount of [0, -5, 1001]) expect((await pledge(giver, id, amount)).status).toBe(400)
    await Promise.all([pledge(giver, id, 300), pledge(giver, id, 300), pledge(stranger, id, 700)])
    expect(await facts(slug)).toMatchObject({ stage: 'running', promised: 1000, received: 0, pledges: 2 })
    expect(await details(id, giver)).toMatchObject({ mine: { amount: 300 }, pledges: null })
    expect(await details(id, staff)).toMatchObject({ mine: null, pledges: null })
    const desk = await details(id, keeper)
    expect(desk?.pledges?.map(({ amount }) => amount).toSorted()).toEqual([300, 700])
    expect(JSON.stringify(desk)).not.toContain(giver.id)
    for (const as of [giver, stranger, staff])
      expect(
        (await site.rpc('settle_pledge', { pledge: desk?.pledges?.[0]?.id, outcome: 'received' }, as)).status,
      ).toBe(403)
    for (const one of desk?.pledges ?? [])
      await site.rpc('settle_pledge', { pledge: one.id, outcome: 'received' }, keeper)
    expect(await facts(slug)).toMatchObject({ stage: 'funded', received: 1000 })
    expect(why(await pledge(giver, id, null))).toBe('arrived')
    expect(why(await site.rpc('withdraw_contribution', { contribution: id }, keeper))).toBe('has_pledges')
    for (const as of ['anon', giver, keeper, staff] as const) {
      const forged = await site.call(`/rest/v1/campaigns?contribution_id=eq.${id}`, {
        as,
        method: 'PATCH',
        body: { received: 5, reported_at: '2026-01-01', promised: 1 },
      })
      expect(forged.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('a dua comes with a pledge, is read like other words, public or the campaign’s alone, and goes with the pledge', async () => {
    const { id } = await running()
    const say = (as: Person | 'anon', body: string | null, is_private = false) =>
      site.rpc('say_dua', { contribution: id, body, is_private }, as)
    const read = async (as: Person | 'anon') => (await details(id, as))?.duas.map(({ body }) => body)
    // What somebody says whom nobody knows yet waits.
    await pledge(stranger, id, 5)
    expect((await say(stranger, 'May it be accepted.')).body).toBe('review')
    expect(await read('anon')).toEqual([])
    // What is taken back is nobody's to read any more, and nothing of it can be published.
    await say(stranger, null)
    expect(
      await site.database.query(
        `select from public.moderation_items where subject_kind = 'campaign_entry' and status = 'open'`,
      ),
    ).toEqual([])
    await site.database.query(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at, created_at)
       select 'forum', 'earlier-giver-' || n, $1, 'Earlier words', 'Something said before.', 'en', 'published', 'welcome',
         now() - interval '9 days', now() - interval '9 days'
       from generate_series(1, 21) as n`,
      [giver.id],
    )
    expect((await say('anon', 'May it be accepted.')).status).toBe(401)
    expect(why(await say(giver, 'May it be accepted.'))).toBe('pledge_first')
    await pledge(giver, id, 50)
    for (const wrong of ['', 'Amin', 'x'.repeat(301)]) expect(why(await say(giver, wrong))).toBe('dua')
    await Promise.all([say(giver, 'May it be accepted.'), say(giver, 'May it be accepted.')])
    expect(await read('anon')).toEqual(['May it be accepted.'])
    expect(JSON.stringify(await details(id))).not.toContain(giver.id)
    expect((await details(id))?.entries).toEqual([])
    await say(giver, 'For my mother, who is ill.', true)
    for (const as of ['anon', stranger, staff] as const) expect(await read(as)).toEqual([])
    for (const as of [giver, keeper]) expect(await read(as)).toEqual(['For my mother, who is ill.'])
    // Words that wait elsewhere wait here, too: only their author sees them until staff have.
    expect((await say(giver, 'CALL ME NOW 07700 900123 FOR CHEAP MEAT')).body).toBe('review')
    expect(await read(keeper)).toEqual([])
    expect(await read(giver)).toHaveLength(1)
    const [mine] = (await details(id, giver))?.duas ?? []
    expect((await decide(mine?.id ?? '', 'rejected')).status).toBeLessThan(300)
    expect(await read(giver)).toEqual([])
    // What our team took down comes back with their word only.
    expect((await say(giver, null)).body).toBe('removed')
    expect((await say(giver, 'May it be accepted.')).body).toBe('review')
    expect(await read('anon')).toEqual([])
    await pledge(giver, id, null)
    expect(await read('anon')).toEqual([])
    expect(await read(giver)).toEqual([])
  })

  test('spending and reports wait for staff; only a published report ends the warning', async () => {
    const { id, slug } = await running()
    const tell = (kind: string, more: object = {}, as = keeper) =>
      site.rpc('tell_campaign', { contribution: id, kind, body: 'What became of it.', ...more }, as)
    expect((await tell('update', {}, stranger)).status).toBe(403)
    expect(why(await tell('report')), 'nothing to report yet').toBe('too_early')
    expect((await tell('spend', { amount: 50, happened_on: day(-1) })).status, 'no paper').toBe(400)
    const paper = `${stranger.id}/${crypto.randomUUID()}.pdf`
    expect((await tell('spend', { amount: 50, happened_on: day(-1), document: paper })).status).toBe(400)
    expect((await tell('shift')).status).toBe(400)
    expect((await tell('update')).body).toBe('published')
    await backdate(id, 91)
    expect(await facts(slug)).toMatchObject({ stage: 'ended', is_overdue: true })
    expect(why(await pledge(giver, id, 10))).toBe('closed')
    expect((await tell('report')).body).toBe('review')
    expect(why(await tell('report')), 'one at a time').toBe('too_early')
    expect((await details(id))?.entries.map(({ kind }) => kind)).toEqual(['update'])
    expect(await facts(slug)).toMatchObject({ is_overdue: true })
    const waiting = (await details(id, keeper))?.entries.find(({ kind }) => kind === 'report')?.id ?? ''
    expect((await decide(waiting, 'approved', keeper)).status).toBe(403)
    await decide(waiting, 'approved')
    expect(await facts(slug)).toMatchObject({ stage: 'reported', is_overdue: false })
  })

  test('the day a warning begins', async () => {
    const { id, slug } = await running()
    await backdate(id, 90)
    expect(await facts(slug)).toMatchObject({ stage: 'ended', is_overdue: false })
    await backdate(id, 91)
    expect(await facts(slug)).toMatchObject({ is_overdue: true })
  })

  test('a crowd takes a shift of five at once: five come, and each who leaves makes room for one', async () => {
    const { id } = await running()
    const offer = (more: object = {}, as = keeper) =>
      site.rpc(
        'offer_shift',
        {
          contribution: id,
          body: 'Peel and chop.',
          day: day(5),
          starts: '22:00',
          ends: '01:00',
          time_zone: 'Europe/London',
          capacity: 5,
          ...more,
        },
        as,
      )
    expect((await offer({}, stranger)).status).toBe(403)
    for (const wrong of [{ capacity: 0 }, { capacity: 501 }, { day: day(-2) }, { time_zone: 'Moon/Base' }])
      expect((await offer(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await offer()).body).toBe('published')
    const shift = (await details(id))?.shifts[0]?.id ?? ''
    const crowd: Person[] = []
    for (let n = 0; n < 12; n++) crowd.push(await site.signUp(`Helper ${n}`))
    const take = (as: Person | 'anon', wanted = true) => site.rpc('take_shift', { shift, wanted }, as)
    expect((await take('anon')).status).toBe(401)
    // Each presses more than once.
    const answers = await Promise.all([...crowd, ...crowd, ...crowd.slice(0, 6)].map((one) => take(one)))
    expect(answers.every((answer) => answer.status === 200 || why(answer) === 'shift_full')).toBe(true)
    const count = async () =>
      (
        await site.database.query<{ n: number }>(
          'select count(*)::int as n from public.shift_signups where entry_id = $1',
          [shift],
        )
      )[0]?.n
    expect([await count(), (await details(id))?.shifts[0]?.taken]).toEqual([5, 5])
    await Promise.all(crowd.flatMap((one, i) => (i % 2 ? [take(one, false)] : [take(one)])))
    await Promise.all(crowd.map((one) => take(one)))
    expect([await count(), (await details(id))?.shifts[0]?.taken]).toEqual([5, 5])
    expect((await details(id, giver))?.shifts[0]?.people).toBeNull()
    expect((await details(id, keeper))?.shifts[0]?.people).toHaveLength(5)
    expect((await site.rpc('cancel_shift', { shift }, stranger)).status).toBe(403)
    await site.rpc('cancel_shift', { shift }, keeper)
    expect(why(await take(giver))).toBe('shift_over')
    const listed = (await site.rpc('shift_list', {}, 'anon')).body as { items: { id: string }[] }
    expect(listed.items.map((one) => one.id)).not.toContain(shift)
  })

  describe('what people are told', () => {
    const told = async (person: Person, contribution: string) =>
      (
        await site.database.query<{ kind: string }>(
          'select kind from public.notifications where user_id = $1 and contribution_id = $2 and read_at is null order by kind',
          [person.id, contribution],
        )
      ).map(({ kind }) => kind)
    const read = (person: Person) => site.rpc('read_notifications', {}, person)
    const offer = async (contribution: string, more: object = {}) => {
      const times = { day: day(5), starts: '10:00', ends: '12:00', time_zone: 'Europe/London', capacity: 5 }
      const answer = await site.rpc('offer_shift', { contribution, body: 'Peel and chop.', ...times, ...more }, keeper)
      expect(answer.body).toBe('published')
      return (await details(contribution))?.shifts.at(-1)?.id ?? ''
    }

    test('whoever pledged hears of news once it is public, and of the goal once, whatever pledges do later', async () => {
      const { id } = await running({ goal: 100 })
      await pledge(giver, id, 100)
      await site.rpc('tell_campaign', { contribution: id, kind: 'update', body: 'The stove has come.' }, keeper)
      expect(await told(giver, id)).toEqual(['campaign_update'])
      expect(await told(keeper, id)).not.toContain('campaign_update')
      await read(giver)
      const [own] = (await details(id, keeper))?.pledges ?? []
      const settle = (outcome: string) => site.rpc('settle_pledge', { pledge: own?.id, outcome }, keeper)
      await settle('received')
      expect(await told(giver, id)).toEqual(['campaign_funded'])
      expect(await told(keeper, id)).toContain('campaign_funded')
      await read(giver)
      await settle('promised')
      await settle('received')
      expect(await told(giver, id)).toEqual([])
    })

    test('what waits for staff is told when they have published it, and not again', async () => {
      const { id } = await running({ goal: 100 })
      await pledge(giver, id, 100)
      await site.rpc('end_campaign', { contribution: id }, keeper)
      await site.rpc('tell_campaign', { contribution: id, kind: 'report', body: 'All of it went into soup.' }, keeper)
      expect(await told(giver, id)).toEqual([])
      const entry = (await details(id, keeper))?.entries.find(({ kind }) => kind === 'report')?.id ?? ''
      await decide(entry, 'approved')
      expect(await told(giver, id)).toEqual(['campaign_update'])
      await read(giver)
      await site.database.query('select private.hide_campaign_entry($1)', [entry])
      await site.database.query('select private.publish_entry($1)', [entry])
      expect(await told(giver, id)).toEqual([])
    })

    test('a report that is overdue is told to its keeper and to whoever pledged, once, by the job alone', async () => {
      const { id } = await running()
      await pledge(giver, id, 10)
      for (const as of ['anon', keeper, staff] as const)
        expect((await site.rpc('remind_of_giving', {}, as)).status).toBeGreaterThan(400)
      const remind = () => site.rpc('remind_of_giving', {}, 'service')
      await remind()
      expect(await told(giver, id)).toEqual([])
      await site.database.query(
        `update public.campaigns set starts_on = current_date - 120, ends_on = current_date - 91 where contribution_id = $1`,
        [id],
      )
      await remind()
      expect(await told(giver, id)).toEqual(['campaign_overdue'])
      expect(await told(keeper, id)).toContain('campaign_overdue')
      await read(giver)
      await remind()
      expect(await told(giver, id)).toEqual([])
    })

    test('who pledged is reminded on Fridays or in the last ten nights, once a day, by their own clocks, until it is over', async () => {
      const { id } = await running()
      await pledge(giver, id, 10)
      await pledge(stranger, id, 20)
      const ask = (as: Person | 'anon', more: object = {}) =>
        site.rpc(
          'remind_to_give',
          { contribution: id, remind: 'fridays', time_zone: 'UTC', country: 'GB', ...more },
          as,
        )
      expect((await ask('anon')).status).toBe(401)
      // Only of what one pledged oneself; only what there is.
      expect((await ask(keeper)).body).toMatchObject({ message: 'pledge_first' })
      for (const wrong of [
        { remind: 'daily' },
        { time_zone: 'Nowhere/City' },
        { time_zone: null },
        { moved: 9 },
        { country: 'Leeds' },
      ])
        expect([(await ask(giver, wrong)).status, wrong]).toEqual([400, wrong])
      expect((await ask(giver)).status).toBe(204)
      expect((await details(id, giver))?.mine).toMatchObject({ amount: 10, remind: 'fridays' })
      const rows = await site.database.query<{ id: string; user_id: string }>(
        'select id, user_id from public.campaign_pledges where contribution_id = $1',
        [id],
      )
      const of = (person: Person) => rows.find(({ user_id }) => user_id === person.id)?.id ?? ''
      type Due = { id: string; day: string; moved: number }
      const due = async (remind: string) =>
        ((await site.rpc('pledges_to_remind', { remind, max_results: 1000 }, 'service')).body as Due[]).filter(
          (one) => one.id === of(giver) || one.id === of(stranger),
        )
      // A zone in which it is ten in the morning now, and one in which it is six in the evening.
      const zoneAt = async (hour: number) => {
        const [zone] = await site.database.query<{ name: string }>(
          `select name from pg_timezone_names where name ~ '^Etc/GMT[+-][0-9]+$' and extract(hour from now() at time zone name) = $1 limit 1`,
          [hour],
        )
        return zone?.name ?? ''
      }
      const [morning, evening] = [await zoneAt(10), await zoneAt(18)]
      expect((await ask(stranger, { remind: 'last_ten', moved: -1, time_zone: morning })).status).toBe(204)
      await ask(giver, { remind: 'last_ten', time_zone: morning })
      expect(await due('last_ten')).toMatchObject([])
      await ask(giver, { remind: 'last_ten', time_zone: evening })
      expect(await due('last_ten')).toMatchObject([{ id: of(giver), moved: 0 }])
      await ask(giver, { time_zone: morning })
      const [local] = await site.database.query<{ is_friday: boolean; day: string }>(
        `select extract(isodow from now() at time zone $1) = 5 as is_friday, (now() at time zone $1)::date::text as day`,
        [morning],
      )
      expect((await due('fridays')).length).toBe(local?.is_friday ? 1 : 0)

      const tell = (person: Person, as: Person | 'service' = 'service') =>
        site.rpc('tell_to_give', { pledge: of(person), day: local?.day }, as)
      expect((await tell(giver, giver)).status).toBe(403)
      expect((await tell(giver)).body).toBe(true)
      expect((await tell(giver)).body).toBe(false)
      expect(await told(giver, id)).toContain('give_soon')
      expect(await due('fridays')).toEqual([])
      // Whoever ends it hears no more; nor does anybody when the campaign is over.
      expect((await site.rpc('remind_to_give', { contribution: id }, giver)).status).toBe(204)
      expect((await tell(giver)).body).toBe(false)
      await ask(stranger, { remind: 'last_ten', time_zone: evening })
      expect(await due('last_ten')).toHaveLength(1)
      await site.database.query(`update public.campaigns set ended_at = now() where contribution_id = $1`, [id])
      expect(await due('last_ten')).toEqual([])
    })

    test('a shift within a day is remembered once; moved, it is told and remembered anew; called off, it is told', async () => {
      const { id } = await running()
      const shift = await offer(id)
      await site.rpc('take_shift', { shift }, giver)
      const remind = () => site.rpc('remind_of_giving', {}, 'service')
      await remind()
      expect(await told(giver, id)).toEqual([])
      const move = (more: object = {}, as: Person | 'anon' = keeper) =>
        site.rpc('move_shift', { shift, day: day(6), starts: '23:00', ends: '01:00', ...more }, as)
      expect((await move({}, 'anon')).status).toBe(401)
      expect((await move({}, stranger)).status).toBe(403)
      expect((await move({}, giver)).status).toBe(403)
      for (const wrong of [{ day: day(-1) }, { day: day(500) }])
        expect([(await move(wrong)).status, wrong]).toEqual([400, wrong])
      expect(await told(giver, id)).toEqual([])
      expect((await move()).status).toBe(204)
      expect(await told(giver, id)).toEqual(['shift_changed'])
      type Moved = { starts_at: string; ends_at: string; moved_from: string | null; taken: number }
      const shown = (await details(id))?.shifts[0] as unknown as Moved
      expect(shown.moved_from).not.toBeNull()
      expect(Date.parse(shown.ends_at) - Date.parse(shown.starts_at)).toBe(2 * 3_600_000)
      expect(shown.taken).toBe(1)
      // Again and again: the newest notice stands.
      for (const starts of ['20:00', '21:00', '22:00', '23:00']) expect((await move({ starts })).status).toBe(204)
      expect(
        await site.database.query(
          `select read_at from public.notifications where user_id = $1 and contribution_id = $2 and kind = 'shift_changed'`,
          [giver.id, id],
        ),
      ).toEqual([{ read_at: null }])
      // To where it is already: nothing to tell.
      await read(giver)
      expect((await move()).status).toBe(204)
      expect(await told(giver, id)).toEqual([])
      await site.database.query(
        `update public.volunteer_shifts set starts_at = now() + interval '5 hours', ends_at = now() + interval '6 hours' where entry_id = $1`,
        [shift],
      )
      await remind()
      expect(await told(giver, id)).toEqual(['shift_soon'])
      await read(giver)
      await remind()
      expect(await told(giver, id)).toEqual([])
      await site.rpc('cancel_shift', { shift }, keeper)
      expect(await told(giver, id)).toEqual(['shift_changed'])
      await read(giver)
      await site.rpc('cancel_shift', { shift }, keeper)
      expect(await told(giver, id)).toEqual([])
      expect((await move()).body).toMatchObject({ message: 'shift_over' })
    })
  })

  test('a campaign’s picture is its keeper’s, and nobody else’s is taken', async () => {
    const { id, slug } = await running()
    const photo = (by: Person) =>
      site.database.query<{ id: string }>(
        `insert into public.photos (contribution_id, uploaded_by, status, width, height, stored_at)
         values ($1, $2, 'published', 800, 600, now()) returning id`,
        [id, by.id],
      )
    await photo(stranger)
    expect((await facts(slug)) as unknown).toMatchObject({ photo: null })
    const [own] = await photo(keeper)
    expect((await facts(slug)) as unknown).toMatchObject({ photo: { id: own?.id, width: 800, height: 600 } })
  })

  test('lists are by town, cause, zakaat and stage, and go on by cursor', async () => {
    const zakat = { is_zakat: true, zakat_by: 'The imam', zakat_statement: 'For families in need only.' }
    const here = await running(zakat)
    const over = await running()
    await backdate(over.id, 10)
    await site.database.query(`update public.contributions set city = 'Köln' where id = $1`, [here.id])
    const list = async (args: object) =>
      (await site.rpc('campaign_list', { max_results: 50, ...args }, 'anon')).body as {
        items: { slug: string }[]
        next: string | null
      }
    const slugs = async (args: object) => (await list(args)).items.map(({ slug }) => slug)
    expect(await slugs({ zakat: true, town: 'koln', kind: 'food' })).toEqual([here.slug])
    expect(await slugs({ kind: 'health' })).toEqual([])
    expect(await slugs({})).not.toContain(over.slug)
    expect(await slugs({ stage: 'over' })).toContain(over.slug)
    const all = await slugs({ stage: 'all' })
    const first = await list({ stage: 'all', max_results: 1 })
    const second = await list({ stage: 'all', max_results: 1, after: first.next })
    expect([first.items[0]?.slug, second.items[0]?.slug]).toEqual(all.slice(0, 2))
    expect(await slugs({ after: "x'~; drop table campaigns" })).toContain(here.slug)
  })
})
