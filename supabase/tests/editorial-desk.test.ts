// The desk of staff: who writes, approves and runs promotions, whom they are shown to, who agreed to be shown, and
// newsletters, which reach each reader once.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const LEEDS = { name: 'Leeds, United Kingdom', lat: 53.79648, lng: -1.54785 }
const BRADFORD = { lat: 53.79, lng: -1.75 }
const LONDON = { lat: 51.507, lng: -0.128 }
const words = { title: { en: 'T' }, body: { en: 'B' }, cta_label: { en: 'C' }, href: '/packages' }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let writer: Person
  let colleague: Person
  let chief: Person
  let member: Person

  beforeAll(async () => {
    site = await open()
    writer = await site.signUp('writer')
    colleague = await site.signUp('colleague')
    chief = await site.signUp('chief')
    member = await site.signUp('member')
    await site.grantRole(writer, 'staff')
    await site.grantRole(colleague, 'staff')
    await site.grantRole(chief, 'superadmin')
  })
  afterAll(() => site?.close())

  const add = (table: string, body: object, as: Caller) => site.call(`/rest/v1/${table}`, { as, method: 'POST', body })
  const patch = async (slug: string, body: object, as: Caller) => {
    const { status, body: answer } = await site.call(`/rest/v1/promotions?slug=eq.${slug}`, {
      as,
      method: 'PATCH',
      body,
      headers: { Prefer: 'return=representation' },
    })
    return status >= 400 ? `${status} ${(answer as { message: string }).message}` : (answer as unknown[]).length
  }
  const stateOf = async (slug: string) => {
    const [row] = await site.database.query<{ status: string }>(
      'select status from public.promotions where slug = $1',
      [slug],
    )
    return row?.status
  }
  const shown = async (where: object, as: Caller = 'anon') => {
    const { body } = await site.rpc('promotion_at', { placement: 'home', ...where }, as)
    return (body as { slug: string } | null)?.slug ?? null
  }
  const run = async (slug: string, more: object = {}) => {
    expect((await add('promotions', { ...words, slug, ...more }, writer)).status).toBe(201)
    expect(await patch(slug, { status: 'review' }, writer)).toBe(1)
    expect(await patch(slug, { status: 'live' }, colleague)).toBe(1)
  }
  const end = (slug: string) => patch(slug, { status: 'ended' }, writer)

  test('a promotion is shown once somebody else approved it, and no more once it is paused or ended', async () => {
    expect((await add('promotions', { ...words, slug: 'walk' }, writer)).status).toBe(201)
    expect(await shown({})).toBeNull()
    expect(await patch('walk', { status: 'live' }, colleague)).toBe('423 conflict')
    expect(await patch('walk', { status: 'review' }, writer)).toBe(1)
    expect(await shown({})).toBeNull()
    expect(await patch('walk', { status: 'live' }, writer)).toBe('403 own_promotion')
    expect(await stateOf('walk')).toBe('review')
    expect(await patch('walk', { status: 'live' }, colleague)).toBe(1)
    expect(await shown({})).toBe('walk')
    expect(await patch('walk', { status: 'paused' }, writer)).toBe(1)
    expect(await shown({})).toBeNull()
    expect(await shown({}, writer)).toBeNull()
    expect(await patch('walk', { status: 'live' }, writer)).toBe(1)
    expect(await end('walk')).toBe(1)
    expect(await shown({})).toBeNull()
    const { body } = await site.call('/rest/v1/promotion_steps?select=step,by_id&order=id', { as: colleague })
    expect((body as { step: string; by_id: string }[]).map(({ step, by_id }) => [step, by_id])).toEqual([
      ['written', writer.id],
      ['review', writer.id],
      ['live', colleague.id],
      ['paused', writer.id],
      ['live', writer.id],
      ['ended', writer.id],
    ])
  })

  test('what runs stands as it was approved; new words need a new approval by who did not write them', async () => {
    await run('words')
    expect(await patch('words', { href: '/help' }, colleague)).toBe('423 pause_first')
    expect(await patch('words', { href: '/help', status: 'paused' }, colleague)).toBe('423 conflict')
    expect(await patch('words', { status: 'paused' }, colleague)).toBe(1)
    expect(await patch('words', { href: '/help' }, colleague)).toBe(1)
    expect(await stateOf('words')).toBe('draft')
    expect(await patch('words', { status: 'review' }, writer)).toBe(1)
    // Whoever changed the words since the last approval is their writer, whoever sent them in.
    expect(await patch('words', { status: 'live' }, colleague)).toBe('403 own_promotion')
    expect(await patch('words', { body: { en: 'Other' } }, colleague)).toBe(1)
    expect(await stateOf('words')).toBe('draft')
    expect(await patch('words', { status: 'review' }, colleague)).toBe(1)
    expect(await patch('words', { status: 'live' }, writer)).toBe(1)
    expect(await patch('words', { slug: 'renamed' }, writer)).toBe('423 was_shown')
    expect(await end('words')).toBe(1)
    expect(await patch('words', { status: 'draft' }, writer)).toBe(1)
    expect(await patch('words', { slug: 'renamed' }, writer)).toBe('423 was_shown')
    const gone = await site.call('/rest/v1/promotions?slug=eq.words', { as: writer, method: 'DELETE' })
    expect([gone.status, await stateOf('words')]).toEqual([423, 'draft'])
  })

  test('a superadmin may approve what they wrote, because a team may be one person', async () => {
    expect((await add('promotions', { ...words, slug: 'alone' }, chief)).status).toBe(201)
    expect(await patch('alone', { status: 'review' }, chief)).toBe(1)
    expect(await patch('alone', { status: 'live' }, chief)).toBe(1)
    expect(await end('alone')).toBe(1)
  })

  test('nobody else writes, moves or reads drafts, and no draft begins as anything else', async () => {
    for (const as of ['anon', member] as const) {
      expect((await add('promotions', { ...words, slug: 'theirs' }, as)).status).toBeGreaterThanOrEqual(401)
      expect((await site.rpc('promotions_desk', {}, as)).status).toBeGreaterThanOrEqual(401)
    }
    expect(await patch('words', { status: 'review' }, member)).toBe(0)
    expect((await add('promotions', { ...words, slug: 'live-at-once', status: 'live' }, writer)).status).toBe(403)
    expect((await add('promotions', { ...words, slug: 'sample', is_sample: true }, writer)).status).toBe(403)
    expect((await add('promotion_steps', { step: 'live' }, writer)).status).toBe(403)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://a.example',
    '//evil.example',
    '/\\evil.example',
    'https://mahalla.example@evil.example',
    'https:///x',
    '/a b',
    '/a\nb',
    '/"x',
  ])('leads nowhere by %j', async (href) => {
    expect((await add('promotions', { ...words, slug: 'odd', href }, writer)).status).toBe(400)
  })

  test('is shown in its placement, its languages, its towns and its time only', async () => {
    await run('near', { languages: ['ar'], towns: [LEEDS], placements: ['businesses'] })
    const here = { placement: 'businesses', language: 'ar', ...BRADFORD }
    expect(await shown(here)).toBe('near')
    expect(await shown({ ...here, placement: 'home' })).toBeNull()
    expect(await shown({ ...here, language: 'en' })).toBeNull()
    expect(await shown({ ...here, ...LONDON })).toBeNull()
    expect(await shown({ placement: 'businesses', language: 'ar' })).toBeNull()
    await end('near')
    await run('later', { starts_at: '2999-01-01T00:00:00Z' })
    expect(await shown({})).toBeNull()
    expect(await shown({}, writer)).toBeNull()
    await end('later')
  })

  test.each([
    { towns: [{ name: 'Nowhere', lat: 95, lng: 0 }] },
    { towns: ['Leeds'] },
    { towns: { name: 'Leeds' } },
    { placements: ['quran'] },
    { placements: [] },
    { languages: ['de'] },
    { cap_total: 0 },
    { title: { ar: 'x' } },
  ])('is not kept with %j', async (odd) => {
    expect((await add('promotions', { ...words, slug: 'odd', ...odd }, writer)).status).toBe(400)
  })

  const seen = async (slug: string, visits: number, first = 0) => {
    for (let n = first; n < first + visits; n++)
      await site.database.query(
        `insert into public.promo_analytics (promotion, event, path, meta, visit)
         values ($1, 'impression', '/', '{"placement": "home"}', lpad(to_hex($2::int), 16, '0'))`,
        [slug, n],
      )
    const { body } = await site.rpc('seal_views', {}, 'service')
    expect((await site.rpc('roll_up_views', body as { pages: number; promos: number }, 'service')).status).toBe(204)
  }

  test('ends by itself when it was seen as often as it may be, and when its time is over', async () => {
    await run('capped', { cap_total: 3 })
    await seen('capped', 2)
    expect(await shown({})).toBe('capped')
    await seen('capped', 1, 2)
    expect([await stateOf('capped'), await shown({})]).toEqual(['ended', null])
    await run('short')
    await site.database.query(`update public.promotions set ends_at = now() where slug = 'short'`)
    await seen('short', 1)
    expect(await stateOf('short')).toBe('ended')
    const { body } = await site.rpc('promotions_desk', {}, colleague)
    const desk = body as { slug: string; id: string; impressions: number }[]
    const capped = desk.find(({ slug }) => slug === 'capped')
    expect(capped?.impressions).toBe(3)
    const [file] = (await site.rpc('promotions_desk', { promotion: capped?.id }, colleague)).body as {
      steps: { step: string; by: string | null }[]
      days: { impressions: number }[]
      is_own: boolean
    }[]
    expect(file?.steps[0]).toMatchObject({ step: 'ended', by: null })
    expect(file?.days).toMatchObject([{ impressions: 3 }])
    expect(file?.is_own).toBe(false)
  })

  const insertAs = async (table: string, body: object, as: Caller) => {
    const { status, body: rows } = await site.call(`/rest/v1/${table}`, {
      as,
      method: 'POST',
      body,
      headers: { Prefer: 'return=representation' },
    })
    expect(status).toBe(201)
    return (rows as { id: string }[])[0]?.id ?? ''
  }
  type Page = { testimonials: { name: string }[]; sponsors: { name: string }[] }
  const front = async () => {
    const home = (await site.rpc('home_page', {}, 'anon')).body as Page
    const sponsors = ((await site.rpc('sponsorship_page', {}, 'anon')).body as Page).sponsors
    const rest = ['testimonials', 'sponsors'].map(
      async (table) => (await site.call(`/rest/v1/${table}?select=name`, { as: 'anon' })).body,
    )
    const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name)
    return [home.testimonials, home.sponsors, sponsors, ...(await Promise.all(rest))].map(names)
  }
  const NOBODY = [[], [], [], [], []]
  const BOTH = [['Samira'], ['Wasl'], ['Wasl'], ['Samira'], ['Wasl']]
  const consent = { given_by: 'Samira K.', given_on: '2026-01-02', way: 'email', proof: 'Mail of 2 January' }

  test('nothing is shown without a consent, outside its days, or once the consent was taken back', async () => {
    const testimonial = await insertAs(
      'testimonials',
      { name: 'Samira', quote: { en: 'Good' }, published: true },
      writer,
    )
    const sponsor = await insertAs('sponsors', { name: 'Wasl', tier: 'lead', active: true }, writer)
    expect(await front()).toEqual(NOBODY)
    const agreed = { as: writer, method: 'PATCH', body: { agreed: true } } as const
    expect((await site.call(`/rest/v1/testimonials?id=eq.${testimonial}`, agreed)).status).toBe(403)
    expect(
      (await site.call(`/rest/v1/sponsors?id=eq.${sponsor}`, { ...agreed, body: { is_sample: true } })).status,
    ).toBe(403)
    await insertAs('consents', { ...consent, testimonial_id: testimonial }, writer)
    await insertAs('consents', { ...consent, sponsor_id: sponsor }, writer)
    expect(await front()).toEqual(BOTH)
    const change = (table: string, id: string, body: object) =>
      site.call(`/rest/v1/${table}?${table === 'consents' ? 'testimonial_id' : 'id'}=eq.${id}`, {
        as: writer,
        method: 'PATCH',
        body,
      })
    expect((await change('sponsors', sponsor, { shown_until: '2026-01-01' })).status).toBe(204)
    expect((await change('testimonials', testimonial, { shown_from: '2999-01-01' })).status).toBe(204)
    expect(await front()).toEqual(NOBODY)
    await change('sponsors', sponsor, { shown_until: null })
    await change('testimonials', testimonial, { shown_from: null })
    expect(await front()).toEqual(BOTH)
    expect((await change('consents', testimonial, { withdrawn_on: '2026-01-01' })).status).toBe(400)
    expect((await change('consents', testimonial, { withdrawn_on: '2026-02-01' })).status).toBe(204)
    await site.call(`/rest/v1/consents?sponsor_id=eq.${sponsor}`, { as: writer, method: 'DELETE' })
    expect(await front()).toEqual(NOBODY)
    const { body: log } = await site.call('/rest/v1/audit_log?entity=in.(consents,sponsors,testimonials)', {
      as: chief,
    })
    expect((log as { actor: string }[]).length).toBeGreaterThan(6)
    expect((log as { actor: string }[]).every(({ actor }) => actor === writer.id)).toBe(true)
  })

  test('the page about money counts what anyone is shown for money, whoever looks, and no sample', async () => {
    const income = async (as: Caller) => (await site.rpc('income_page', {}, as)).body as { sponsors: number }
    const before = await income('anon')
    expect(before).toMatchObject({ percent: 20, products: expect.any(Number), promotions: expect.any(Number) })
    const sponsor = await insertAs('sponsors', { name: 'Noor', active: true }, writer)
    await site.database.query(`insert into public.sponsors (name, active, is_sample) values ('Sample', true, true)`)
    expect([await income('anon'), await income(writer)]).toEqual([before, before])
    await insertAs('consents', { sponsor_id: sponsor, ...consent }, writer)
    expect([await income('anon'), await income(writer)]).toEqual(
      Array(2).fill({ ...before, sponsors: before.sponsors + 1 }),
    )
    await site.database.query('delete from public.sponsors where name = any ($1)', [['Noor', 'Sample']])
  })

  test('a consent is for one thing and stays with it', async () => {
    const [row] = await site.database.query<{ t: string; s: string }>(
      'select (select id from public.testimonials limit 1) as t, (select id from public.sponsors limit 1) as s',
    )
    expect((await add('consents', { ...consent, testimonial_id: row?.t, sponsor_id: row?.s }, writer)).status).toBe(400)
    expect((await add('consents', consent, writer)).status).toBe(400)
    const moved = { as: writer, method: 'PATCH', body: { sponsor_id: row?.s } } as const
    expect((await site.call(`/rest/v1/consents?testimonial_id=eq.${row?.t}`, moved)).status).toBe(403)
  })

  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const subscribe = async (name: string, more: { language?: string; topics?: string[]; town?: object[] } = {}) => {
    const { language = 'en', topics = [], town = [] } = more
    await site.database.query(
      `insert into public.newsletter_subscribers (email, language, topics, town, status, unsubscribe_hash, confirmed_at)
       values ($1, $2, $3::text::text[], $4::text::jsonb, 'confirmed', $5, now())`,
      [`${name}@readers.example`, language, `{${topics.join(',')}}`, JSON.stringify(town), hash(name)],
    )
  }
  const write = async (more: object = {}) => {
    const id = await insertAs(
      'newsletter_issues',
      { subject: 'Salam', blocks: [{ kind: 'button', text: 'Go', href: 'https://shop.example/a' }], ...more },
      writer,
    )
    const [row] = await site.database.query<{ seen: string }>(
      'select to_json(updated_at) #>> $2::text::text[] as seen from public.newsletter_issues where id = $1',
      [id, '{}'],
    )
    return { id, seen: row?.seen }
  }
  const now = () => new Date().toISOString()
  const schedule = async ({ id, seen }: { id: string; seen: string | undefined }, as: Caller = writer, at = now()) => {
    const { status, body } = await site.rpc('schedule_newsletter', { issue: id, at, seen }, as)
    return status === 204 ? 'done' : `${status} ${(body as { message: string }).message}`
  }
  type Due = { issue: string; subscriber: string; email: string }[]
  const due = async () => (await site.rpc('newsletter_due', { max_results: 500 }, 'service')).body as Due
  const mailOf = ({ issue, subscriber, email }: Due[number]) => ({
    issue,
    subscriber,
    unsubscribe_hash: hash(`link of ${email} in ${issue}`),
    subject: 'Salam',
    body_text: 'Salam',
    body_html: null,
    headers: {},
  })
  const bring = async (mails: object[]) =>
    (await site.rpc('queue_newsletter', { mails, is_kept: false }, 'service')).body as number
  const lettersTo = async () =>
    (
      await site.database.query<{ to_address: string }>(
        `select to_address from public.outbox where kind = 'newsletter:issue' order by to_address`,
      )
    ).map(({ to_address }) => to_address.split('@')[0])

  test('a newsletter reaches its readers: by language, topic and town, and nobody who left', async () => {
    await subscribe('plain')
    await subscribe('arabic', { language: 'ar' })
    await subscribe('learner', { topics: ['learning'] })
    await subscribe('northern', { town: [{ name: 'Bradford', ...BRADFORD }] })
    await subscribe('gone')
    await site.rpc('newsletter_unsubscribe', { token_hash: hash('gone') }, 'anon')
    const readers = async (more: object) => {
      const { id } = await write(more)
      const [row] = (await site.rpc('newsletter_desk', { issue: id }, writer)).body as { readers: number }[]
      return row?.readers
    }
    expect(await readers({})).toBe(3)
    expect(await readers({ languages: ['en', 'ar'] })).toBe(4)
    expect(await readers({ topic: 'events' })).toBe(2)
    expect(await readers({ topic: 'learning' })).toBe(3)
    expect(await readers({ towns: [LEEDS] })).toBe(1)
  })

  test('each reader is written to once, whoever dies in between and however many bring the same mail', async () => {
    const issue = await write()
    expect(await schedule(issue)).toBe('done')
    const first = await due()
    expect(first.map(({ email }) => email.split('@')[0]).toSorted()).toEqual(['learner', 'northern', 'plain'])
    // The process died before it brought them: they are handed out again.
    const again = await due()
    expect(again).toEqual(first)
    const [one, ...others] = first.map(mailOf)
    expect(await bring([one ?? {}])).toBe(1)
    const taken = await Promise.all([bring(first.map(mailOf)), bring(first.map(mailOf)), bring(others)])
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(2)
    expect(await lettersTo()).toEqual(['learner', 'northern', 'plain'])
    expect(await due()).toEqual([])
    const [row] = (await site.rpc('newsletter_desk', { issue: issue.id }, colleague)).body as object[]
    expect(row).toMatchObject({ status: 'sent', queued: 3, sends: 3 })
    expect(await schedule(issue)).toBe('423 conflict')
  })

  test('who leaves before their mail is written gets none, and every mail has a link to leave by', async () => {
    const issue = await write({ topic: 'places' })
    await schedule(issue)
    const handed = await due()
    const leaving = handed.find(({ email }) => email.startsWith('northern'))
    expect((await site.rpc('newsletter_unsubscribe', { token_hash: hash('northern') }, 'anon')).body).toBe(true)
    expect(await bring(handed.map(mailOf))).toBe(handed.length - 1)
    expect(await due()).toEqual([])
    expect(leaving).toBeDefined()
    const link = { token_hash: hash(`link of plain@readers.example in ${issue.id}`) }
    expect((await site.rpc('newsletter_choices', link, 'anon')).body).toEqual({ topics: [], town: [], language: 'en' })
    const chosen = { ...link, topics: ['events'], town: [LEEDS], language: 'fr' }
    expect((await site.rpc('choose_newsletter', chosen, 'anon')).body).toBe(true)
    expect((await site.rpc('choose_newsletter', { ...chosen, topics: ['everything'] }, 'anon')).status).toBe(400)
    expect((await site.rpc('choose_newsletter', { ...chosen, token_hash: hash('x') }, 'anon')).body).toBe(false)
    expect((await site.rpc('newsletter_choices', link, 'anon')).body).toMatchObject({
      topics: ['events'],
      language: 'fr',
    })
    expect((await site.rpc('newsletter_unsubscribe', link, 'anon')).body).toBe(true)
    expect((await site.rpc('newsletter_choices', link, 'anon')).body).toBeNull()
  })

  test('what is scheduled or sent is not changed; it can be taken back before and stopped during', async () => {
    await subscribe('patient')
    const issue = await write()
    expect(await schedule(issue, writer, '2999-01-01T00:00:00Z')).toBe('400 send_at')
    const over = new Date(Date.now() - 3_600_000).toISOString()
    expect(await schedule(issue, writer, over)).toBe('400 send_at')
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    expect(await schedule(issue, writer, soon)).toBe('done')
    const change = {
      as: writer,
      method: 'PATCH',
      body: { subject: 'Other' },
      headers: { Prefer: 'return=representation' },
    }
    const at = `/rest/v1/newsletter_issues?id=eq.${issue.id}`
    expect((await site.call(at, change)).body).toEqual([])
    expect((await site.call(at, { as: writer, method: 'PATCH', body: { status: 'draft' } })).status).toBe(403)
    expect((await site.call(at, { as: writer, method: 'DELETE' })).status).toBe(204)
    expect(await due()).toEqual([])
    expect((await site.rpc('stop_newsletter', { issue: issue.id }, writer)).body).toBe('draft')
    expect((await site.call(at, change)).body).toHaveLength(1)
    expect(await schedule(issue)).toBe('423 conflict')
    const other = await write()
    await schedule(other)
    const handed = await due()
    expect((await site.rpc('stop_newsletter', { issue: other.id }, writer)).body).toBe('stopped')
    expect(await bring(handed.map(mailOf))).toBe(0)
    expect(await due()).toEqual([])
  })

  test('a link leads where the newsletter says and nowhere else, and only once it is out', async () => {
    const issue = await write({
      blocks: [
        { kind: 'button', text: 'Go', href: 'https://shop.example/a' },
        { kind: 'picture', text: 'A', href: '/a.png' },
      ],
    })
    const follow = async (block: number, counts = true) =>
      (await site.rpc('follow_newsletter', { issue: issue.id, block, counts }, 'anon')).body
    expect(await follow(0)).toBeNull()
    await schedule(issue)
    await due()
    expect([await follow(0), await follow(0), await follow(0, false)]).toEqual(Array(3).fill('https://shop.example/a'))
    expect([await follow(1), await follow(2), await follow(-1), await follow(1e6)]).toEqual([null, null, null, null])
    const [row] = (await site.rpc('newsletter_desk', { issue: issue.id }, writer)).body as object[]
    expect(row).toMatchObject({ clicks: 2, links: { 0: 2 } })
  })

  test.each([
    { subject: 'Salam\r\nBcc: a@b.example' },
    { subject: 'Salam\u0007' },
    { subject: ' ' },
    { blocks: [{ kind: 'button', text: 'Go', href: 'javascript:alert(1)' }] },
    { blocks: [{ kind: 'button', text: 'Go', href: '//evil.example' }] },
    { blocks: [{ kind: 'picture', text: '', href: 'https://tracker.example/a.gif' }] },
    { blocks: [{ kind: 'listing', text: '', href: '/business/a/claim' }] },
    { blocks: [{ kind: 'script', text: 'x', href: '' }] },
    { blocks: [{ kind: 'text', text: 'x' }] },
    { blocks: [{ kind: 'text', text: 'x', href: '', style: 'y' }] },
    { blocks: [{ kind: 'text', text: 'x', href: '/a' }] },
    { blocks: ['text'] },
    { blocks: { kind: 'text' } },
    { blocks: Array.from({ length: 31 }, () => ({ kind: 'text', text: 'x', href: '' })) },
    { languages: [] },
    { topic: 'everything' },
  ])('is not kept with %j', async (odd) => {
    expect((await add('newsletter_issues', { subject: 'Salam', ...odd }, writer)).status).toBe(400)
  })

  test('is not sent half written, nor by anyone but staff', async () => {
    const empty = await write({ blocks: [] })
    const half = await write({ blocks: [{ kind: 'button', text: 'Go', href: '' }] })
    expect([await schedule(empty), await schedule(half)]).toEqual(['400 incomplete', '400 incomplete'])
    const whole = await write()
    for (const as of ['anon', member] as const) {
      expect(await schedule(whole, as)).toMatch(/^40[13]/)
      for (const [name, args] of [
        ['stop_newsletter', { issue: whole.id }],
        ['newsletter_desk', {}],
        ['newsletter_due', {}],
        ['queue_newsletter', { mails: [], is_kept: true }],
      ] as const)
        expect((await site.rpc(name, args, as)).status, name).toBeGreaterThanOrEqual(401)
    }
    for (const name of ['newsletter_due', 'queue_newsletter'])
      expect((await site.rpc(name, name === 'newsletter_due' ? {} : { mails: [], is_kept: true }, writer)).status).toBe(
        403,
      )
  })
})
