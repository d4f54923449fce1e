// The desk of staff: who writes, approves and runs promotions, whom they are shown to, and who agreed to be shown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const LEEDS = { name: 'Leeds, United Kingdom', lat: 53.79648, lng: -1.54785 }
const BRADFORD = { lat: 53.79, lng: -1.75 }
const LONDON = { lat: 51.507, lng: -0.128 }
const words = { title: { en: 'T' }, body: { en: 'B' }, cta_label: { en: 'C' }, href: '/packages' }

describe.each(backendKinds)('on $name', ({ open }) => {
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
    const [row] = await site.database.query<{ status: string }>('select status from public.promotions where slug = $1', [
      slug,
    ])
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
    const rest = ['testimonials', 'sponsors'].map(async (table) => (await site.call(`/rest/v1/${table}?select=name`, { as: 'anon' })).body)
    const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name)
    return [home.testimonials, home.sponsors, sponsors, ...(await Promise.all(rest))].map(names)
  }
  const NOBODY = [[], [], [], [], []]
  const BOTH = [['Samira'], ['Wasl'], ['Wasl'], ['Samira'], ['Wasl']]
  const consent = { given_by: 'Samira K.', given_on: '2026-01-02', way: 'email', proof: 'Mail of 2 January' }

  test('nothing is shown without a consent, outside its days, or once the consent was taken back', async () => {
    const testimonial = await insertAs('testimonials', { name: 'Samira', quote: { en: 'Good' }, published: true }, writer)
    const sponsor = await insertAs('sponsors', { name: 'Wasl', tier: 'lead', active: true }, writer)
    expect(await front()).toEqual(NOBODY)
    const agreed = { as: writer, method: 'PATCH', body: { agreed: true } } as const
    expect((await site.call(`/rest/v1/testimonials?id=eq.${testimonial}`, agreed)).status).toBe(403)
    expect((await site.call(`/rest/v1/sponsors?id=eq.${sponsor}`, { ...agreed, body: { is_sample: true } })).status).toBe(403)
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
    const { body: log } = await site.call('/rest/v1/audit_log?entity=in.(consents,sponsors,testimonials)', { as: chief })
    expect((log as { actor: string }[]).length).toBeGreaterThan(6)
    expect((log as { actor: string }[]).every(({ actor }) => actor === writer.id)).toBe(true)
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
})
