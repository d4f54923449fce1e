// The queue every kind shares: opening, previews, deciding, taking back, reports, and letters to authors.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Item = {
  id: string
  kind: string
  subject_id: string
  reason: string
  summary: string
  status: string
  author: string | null
  assignee: string | null
  is_mine: boolean
  is_involved: boolean
  canned: string | null
  note: string | null
  place: { name: string; path: string } | null
  reports: { reason: string; note: string | null }[]
  preview: { title?: string; text?: string } | null
}
type Queue = { total: number; open: number; mine: number; kinds: Record<string, number>; items: Item[] }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let owner: Person
  let staff: Person
  let colleague: Person
  let listing: string

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('member', { language: 'fr' })
    owner = await site.signUp('owner')
    staff = await site.signUp('staff')
    colleague = await site.signUp('colleague')
    await site.grantRole(staff, 'staff')
    await site.grantRole(colleague, 'staff')
  })
  afterAll(() => site?.close())

  let made = 0
  beforeEach(async () => {
    await site.database.script('delete from public.moderation_items; delete from public.reports')
    listing = await makeListing(owner)
  })

  async function makeListing(of: Person): Promise<string> {
    const name = `Shop ${++made}`
    await site.database.query('insert into public.business_accounts (owner_id) values ($1) on conflict do nothing', [
      of.id,
    ])
    const [row] = await site.database.query<{ id: string }>(
      `insert into public.businesses (name, city, description, status, owner_id, business_account_id)
       select $1, 'Leeds', 'Bread and tea', 'published', $2, id from public.business_accounts where owner_id = $2
       returning id`,
      [name, of.id],
    )
    const [place] = await site.database.query<{ id: string }>(
      'select place_id as id from public.businesses where id = $1',
      [row?.id],
    )
    return place?.id ?? ''
  }

  const enqueue = async (reason = 'new', by: Person | null = member, subject: string = crypto.randomUUID()) => {
    const [row] = await site.database.query<{ id: string }>(
      `select private.enqueue_moderation('listing', $1, null, $2, 'a summary', $3) as id`,
      [subject, reason, by?.id ?? null],
    )
    return row?.id ?? ''
  }
  const queue = async (args: object = {}, as = staff) => (await site.rpc('moderation_queue', args, as)).body as Queue
  const decide = (item_id: string, decision: string, more: object = {}, as = staff) =>
    site.rpc('decide_moderation', { item_id, decision, ...more }, as)
  const report = (body: object, as = member) =>
    site.call('/rest/v1/reports', {
      as,
      method: 'POST',
      body: { subject_kind: 'listing', subject_id: listing, reason: 'closed', ...body },
    })
  const letters = async (settle_seconds = 0) =>
    (await site.rpc('claim_moderation_notices', { settle_seconds }, 'service')).body as Record<string, unknown>[]

  test('only staff see the queue', async () => {
    expect((await site.rpc('moderation_queue', {}, member)).status).toBe(403)
    expect((await site.rpc('moderation_queue', {}, 'anon')).status).toBe(401)
    expect((await site.rpc('claim_moderation_notices', {}, staff)).status).toBe(403)
    expect(
      (await site.rpc('decide_moderation', { item_id: await enqueue(), decision: 'approved' }, member)).status,
    ).toBe(403)
  })

  test('what is open is there once, the oldest first, with what is known about it', async () => {
    const first = await enqueue()
    await site.database.query(`update public.moderation_items set opened_at = now() - interval '3 days'`)
    await report({ note: 'Shut for months' })
    const { items, total, open: waiting, kinds } = await queue()
    expect({ total, waiting, kinds }).toEqual({ total: 2, waiting: 2, kinds: { listing: 2 } })
    expect(items[0]).toMatchObject({ id: first, reason: 'new', author: 'member', preview: null, place: null })
    expect(items[1]).toMatchObject({
      kind: 'listing',
      subject_id: listing,
      reason: 'reported',
      summary: 'closed: Shut for months',
      author: 'owner',
      place: { name: `Shop ${made}`, path: `/business/shop-${made}` },
      preview: { title: `Shop ${made}`, text: 'Bread and tea' },
      reports: [{ reason: 'closed', note: 'Shut for months' }],
      is_involved: false,
    })
    await report({}, colleague)
    expect(await queue()).toMatchObject({ total: 2 })
  })

  test('says how much was decided in each of four weeks', async () => {
    for (const days of [0, 1, 8, 22, 29]) {
      const item = await enqueue()
      await decide(item, 'approved')
      await site.database.query(
        `update public.moderation_items set decided_at = now() - $2 * interval '1 day' where id = $1`,
        [item, days + 0.1],
      )
    }
    await enqueue()
    expect(await queue()).toMatchObject({ decided_today: 1, decided_weeks: [2, 1, 0, 1] })
  })

  test('filters by kind, state, age and assignee, and pages', async () => {
    const old = await enqueue()
    await site.database.query(`update public.moderation_items set opened_at = now() - interval '25 hours'`)
    const young = await enqueue()
    const ids = async (args: object) => (await queue(args)).items.map(({ id }) => id)
    expect(await ids({ kind: 'photo' })).toEqual([])
    expect(await ids({ kind: 'listing' })).toEqual([old, young])
    expect(await ids({ min_hours: 24 })).toEqual([old])
    expect(await ids({ max_results: 1, skip_results: 1 })).toEqual([young])
    expect(
      (
        await site.call(`/rest/v1/moderation_items?id=eq.${young}`, {
          as: staff,
          method: 'PATCH',
          body: { assignee: staff.id },
        })
      ).status,
    ).toBe(204)
    expect(await ids({ taken: 'mine' })).toEqual([young])
    expect(await ids({ taken: 'nobody' })).toEqual([old])
    expect(await queue({}, staff)).toMatchObject({ mine: 1 })
    await decide(old, 'rejected')
    expect(await ids({ state: 'rejected' })).toEqual([old])
    expect(await ids({})).toEqual([young])
  })

  test('a decision is kept with its reason and its author, and can be taken back', async () => {
    const id = await enqueue()
    expect(await decide(id, 'rejected', { canned: 'spam', note: 'Third time' })).toMatchObject({ status: 200 })
    expect((await queue({ state: 'rejected' })).items[0]).toMatchObject({
      canned: 'spam',
      note: 'Third time',
      status: 'rejected',
    })
    await decide(id, 'open')
    expect((await queue()).items[0]).toMatchObject({ id, status: 'open', canned: null, note: null })
    const log = await site.database.query<{ after: { status?: string } }>(
      `select actor, after from public.audit_log where entity = 'moderation_items' and entity_id = $1 and action = 'update'
       order by id`,
      [id],
    )
    expect(log.map(({ after }) => after.status)).toEqual(['rejected', 'open'])
  })

  test('two people at the same item: the second is told', async () => {
    const id = await enqueue()
    expect((await decide(id, 'approved', { seen: 'open' })).status).toBe(200)
    const late = await decide(id, 'rejected', { seen: 'open' }, colleague)
    expect(late.body).toMatchObject({ code: '55000' })
    expect((await queue({ state: 'approved' })).items).toHaveLength(1)
  })

  test('what waits again cannot be reopened a second time', async () => {
    const subject = crypto.randomUUID()
    const id = await enqueue('new', member, subject)
    await decide(id, 'approved')
    await enqueue('changed', member, subject)
    expect((await decide(id, 'open')).body).toMatchObject({ code: '55000' })
  })

  test('unknown decisions and unknown items are refused', async () => {
    expect((await decide(await enqueue(), 'perhaps')).body).toMatchObject({ code: '22023' })
    expect((await decide(crypto.randomUUID(), 'approved')).body).toMatchObject({ code: 'P0002' })
  })

  test('nobody decides about their own things or their own business', async () => {
    const own = await enqueue('new', staff)
    expect((await decide(own, 'approved')).status).toBe(403)
    expect((await decide(own, 'approved', {}, colleague)).status).toBe(200)
    listing = await makeListing(staff)
    await report({})
    const item = (await queue()).items.find(({ subject_id }) => subject_id === listing)
    expect(item).toMatchObject({ is_involved: true })
    expect((await decide(item?.id ?? '', 'approved')).status).toBe(403)
    // Having reported something is no reason to keep out.
    listing = await makeListing(owner)
    await report({}, staff)
    const reported = (await queue()).items.find(({ subject_id }) => subject_id === listing)
    expect((await decide(reported?.id ?? '', 'approved')).status).toBe(200)
  })

  test('reports are about something that exists, once each, and not about one’s own', async () => {
    expect((await report({ subject_kind: 'nothing' })).body).toMatchObject({ code: 'P0002', message: 'nothing' })
    expect((await report({ subject_kind: 'x(); drop' })).body).toMatchObject({ code: 'P0002', message: 'nothing' })
    expect((await report({ subject_id: crypto.randomUUID() })).body).toMatchObject({
      code: 'P0002',
      message: 'nothing',
    })
    expect((await report({ reason: 'dislike' })).status).toBe(400)
    expect((await report({}, owner)).status).toBe(403)
    expect((await report({ place_id: crypto.randomUUID() })).status).toBe(201)
    expect((await report({})).status).toBe(409)
    const [row] = await site.database.query('select place_id from public.reports')
    expect(row).toEqual({ place_id: listing })
  })

  test('authors get one letter, in their language, once the decision has stood', async () => {
    const id = await enqueue()
    await decide(id, 'rejected', { canned: 'spam', note: 'Please no adverts' })
    expect(await letters(60)).toEqual([])
    expect(await letters()).toEqual([
      {
        kind: 'listing',
        decision: 'rejected',
        canned: 'spam',
        note: 'Please no adverts',
        to_address: member.email,
        language: 'fr',
        subject_name: null,
        link: null,
      },
    ])
    expect(await letters()).toEqual([])
    await decide(id, 'open')
    expect(await letters()).toEqual([])
    await decide(id, 'approved')
    expect(await letters()).toMatchObject([{ decision: 'approved' }])
  })

  test('whose listing was reported and stays hears nothing', async () => {
    await report({})
    const [item] = (await queue()).items
    await decide(item?.id ?? '', 'approved')
    expect(await letters()).toEqual([])
    await decide(item?.id ?? '', 'needs_info', { note: 'Are you still open?' })
    expect(await letters()).toMatchObject([
      { to_address: owner.email, subject_name: `Shop ${made}`, link: `/business/shop-${made}` },
    ])
  })

  describe('words and links', () => {
    type Tried = { effect: string | null; rules: { word: string }[]; flags: string[] }
    const add = (word: string, effect: string, kind: string, as = staff) =>
      site.rpc('add_moderation_word', { word, effect, kind }, as)
    const tryText = async (content: string) =>
      (await site.rpc('try_moderation_words', { content }, staff)).body as Tried
    const remove = (word: string, as = staff) =>
      site.call(`/rest/v1/moderation_words?word=eq.${encodeURIComponent(word)}`, { as, method: 'DELETE' })

    test('are staff’s alone to add, to try and to read', async () => {
      for (const as of [member, 'anon'] as const) {
        expect((await site.rpc('moderation_words_desk', {}, as)).status).toBeGreaterThan(400)
        expect((await site.rpc('add_moderation_word', { word: 'casino', effect: 'wait' }, as)).status).toBeGreaterThan(
          400,
        )
        expect((await site.rpc('try_moderation_words', { content: 'casino' }, as)).status).toBeGreaterThan(400)
      }
    })

    test('a word holds whatever its accents and case; a website for itself and all under it, and nothing like it', async () => {
      expect((await add('  CASÌNO  night ', 'wait', 'word')).body).toBe('casino night')
      expect(await tryText('Join the Casino Night!')).toMatchObject({
        effect: 'wait',
        rules: [{ word: 'casino night' }],
      })
      expect((await add('https://www.Spam.example/offer?x=1', 'refuse', 'link')).body).toBe('spam.example')
      for (const text of ['see spam.example', 'http://shop.spam.example/a', 'Look: SPAM.EXAMPLE.', 'spam.example, now'])
        expect([text, (await tryText(text)).effect]).toEqual([text, 'refuse'])
      for (const text of ['notspam.example', 'spam.example.org', 'spam-example', 'my-spam.example'])
        expect([text, (await tryText(text)).effect]).toEqual([text, null])
      // The one that refuses wins.
      expect(await tryText('casino night at spam.example')).toMatchObject({ effect: 'refuse' })
      expect(await tryText('Call 0123 456 789 now')).toMatchObject({ effect: null, flags: ['phone'] })
    })

    test('what is no word, no website and no effect is refused and changes nothing', async () => {
      const before = await site.database.query('select word from public.moderation_words')
      for (const [word, effect, kind] of [
        ['', 'wait', 'word'],
        ['x', 'wait', 'word'],
        ['y'.repeat(81), 'wait', 'word'],
        ['not a site', 'wait', 'link'],
        ['javascript:alert(1)', 'wait', 'link'],
        ['casino', 'delete', 'word'],
        ['casino', 'wait', 'thing'],
      ] as const)
        expect([word, (await add(word, effect, kind)).status]).toEqual([word, 400])
      expect(await site.database.query('select word from public.moderation_words')).toEqual(before)
    })

    test('a rule is changed by adding it again, removed by staff alone, and who did what is kept', async () => {
      await add('raffle', 'wait', 'word')
      await add('Raffle', 'refuse', 'word')
      expect(await tryText('A raffle')).toMatchObject({ effect: 'refuse' })
      await remove('raffle', member)
      expect(await tryText('A raffle')).toMatchObject({ effect: 'refuse' })
      await remove('raffle')
      expect(await tryText('A raffle')).toMatchObject({ effect: null })
      const desk = (await site.rpc('moderation_words_desk', {}, staff)).body as {
        changes: { action: string; word: string; by: string }[]
      }
      expect(desk.changes.filter(({ word }) => word === 'raffle').map(({ action, by }) => [action, by])).toEqual([
        ['delete', 'staff'],
        ['update', 'staff'],
        ['insert', 'staff'],
      ])
    })
  })
})
