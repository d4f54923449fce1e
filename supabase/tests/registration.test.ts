// Registering a business: drafts, doubles, publishing, what a plan gives, reminders, and what moderation may do.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceClient } from '#server/backend/service-client.ts'
import { sendTrialReminders } from '#server/jobs/remind-of-trials.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Draft = { id: string; data: Record<string, unknown>; step: string }
type Published = { account_id: string; business_id: string; place_id: string; slug: string }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let stranger: Person
  let staff: Person

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner', { language: 'fr' })
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.script(
      `delete from public.listing_drafts; delete from public.businesses; delete from public.business;
       delete from public.business_accounts; delete from public.moderation_items; delete from public.audit_log;`,
    )
  })

  const newToken = () => randomBytes(32).toString('base64url')
  const save = (as: Caller, section: string, content: object, token?: string) =>
    site.rpc('save_listing_draft', { section, content, next_step: section, ...(token && { draft_token: token }) }, as)
  const find = async (as: Caller, token?: string) =>
    (await site.rpc('find_listing_draft', token ? { draft_token: token } : {}, as)).body as Draft | null
  const publish = (as: Caller, draft_id: string) => site.rpc('publish_listing_draft', { draft_id }, as)

  const business = (parts: object = {}) => ({
    typed: {},
    value: {
      name: 'Saffron and Stone',
      business_category: 'restaurants',
      subcategory: 'south-asian',
      phone: '+442079460018',
      website: 'https://saffron.example',
      services: ['biryani', 'catering'],
      languages: ['en', 'ur'],
      price_range: '$$',
      ...parts,
    },
  })
  const place = (parts: object = {}) => ({
    value: {
      address: '112 Whitechapel Road',
      city: 'London',
      country: 'United Kingdom',
      country_code: 'GB',
      latitude: 51.5163,
      longitude: -0.0692,
      time_zone: 'Europe/London',
      online_only: false,
      ...parts,
    },
  })

  async function fill(as: Person, plan: string, parts: object = {}): Promise<string> {
    await save(as, 'business', business(parts))
    await save(as, 'place', place())
    await save(as, 'halal', {
      value: { halal: { menu: 'fully_halal' }, facts: { prayer_space: true }, ownership: 'shown' },
    })
    const { body } = await save(as, 'plan', { value: { plan } })
    return (body as Draft).id
  }
  const publishNew = async (as: Person, plan: string, parts: object = {}) =>
    (await publish(as, await fill(as, plan, parts))).body as Published

  const readListing = async (id: string) => {
    const [row] = await site.database.query<Record<string, unknown>>('select * from public.businesses where id = $1', [
      id,
    ])
    return row
  }
  const readUnified = async () =>
    site.database.query<{ id: string; priority: number; featured: boolean; subscription_tier: string | null }>(
      'select id, priority, featured, subscription_tier from public.business_unified order by name',
    )

  describe('drafts', () => {
    test('keep one step after another', async () => {
      await save(owner, 'business', { typed: { name: 'A' } })
      await save(owner, 'place', { typed: { city: 'London' } })
      expect((await find(owner))?.data).toEqual({
        business: { typed: { name: 'A' } },
        place: { typed: { city: 'London' } },
      })
    })

    test('without an account hang on the token, which is not stored', async () => {
      const token = newToken()
      await save('anon', 'business', { typed: { name: 'A' } }, token)
      expect((await find('anon', token))?.data).toEqual({ business: { typed: { name: 'A' } } })
      expect(await find('anon', newToken())).toBeNull()
      expect(await find('anon')).toBeNull()
      const [row] = await site.database.query('select * from public.listing_drafts')
      expect(JSON.stringify(row)).not.toContain(token)
    })

    test('need an account or a good token, a known part and an object', async () => {
      expect((await save('anon', 'business', {})).status).toBe(400)
      expect((await save('anon', 'business', {}, 'short')).status).toBe(400)
      expect((await save(owner, 'who', {})).status).toBe(400)
      expect((await save(owner, 'business', [])).status).toBe(400)
      expect((await save(owner, 'business', { typed: { description: 'x'.repeat(70_000) } })).status).toBe(400)
      expect(await site.database.query('select from public.listing_drafts')).toHaveLength(0)
    })

    test('go along when their owner signs in, once', async () => {
      const token = newToken()
      await save('anon', 'business', { typed: { name: 'Mine' } }, token)
      expect((await find(owner, token))?.data).toEqual({ business: { typed: { name: 'Mine' } } })
      expect(await find('anon', token)).toBeNull()
      expect((await find(owner))?.data).toEqual({ business: { typed: { name: 'Mine' } } })
      expect(await find(stranger, token)).toBeNull()
    })

    test('of which two exist, the one touched last stays', async () => {
      const token = newToken()
      await save(owner, 'business', { typed: { name: 'Old' } })
      await site.database.query(`update public.listing_drafts set updated_at = now() - interval '1 hour'`)
      await save('anon', 'business', { typed: { name: 'New' } }, token)
      expect((await find(owner, token))?.data).toEqual({ business: { typed: { name: 'New' } } })
      await save('anon', 'business', { typed: { name: 'Older' } }, newToken())
      const late = newToken()
      await save('anon', 'business', { typed: { name: 'Behind' } }, late)
      await site.database.query(
        `update public.listing_drafts set updated_at = now() - interval '2 hours' where user_id is null`,
      )
      expect((await find(owner, late))?.data).toEqual({ business: { typed: { name: 'New' } } })
      expect(await site.database.query('select from public.listing_drafts')).toHaveLength(2)
    })

    test('are gone after sixty days, and can be thrown away', async () => {
      await save(owner, 'business', { typed: {} })
      const [row] = await site.database.query<{ kept: boolean }>(
        `select expires_at = updated_at + interval '60 days' as kept from public.listing_drafts`,
      )
      expect(row?.kept).toBe(true)
      await site.database.query(`update public.listing_drafts set expires_at = now() - interval '1 minute'`)
      expect(await find(owner)).toBeNull()
      expect((await site.rpc('expire_listing_drafts', {}, owner)).status).toBe(403)
      expect((await site.rpc('expire_listing_drafts', {}, 'service')).body).toBe(1)
      await save(owner, 'business', { typed: {} })
      expect((await site.rpc('discard_listing_draft', {}, stranger)).body).toBe(false)
      expect((await site.rpc('discard_listing_draft', {}, owner)).body).toBe(true)
      expect(await find(owner)).toBeNull()
    })
  })

  describe('similar listings', () => {
    const similar = async (query: object) =>
      ((await site.rpc('similar_listings', query, 'anon')).body as { name: string }[]).map(({ name }) => name)

    beforeEach(() =>
      site.database.script(
        `insert into public.business (source, source_id, name, city, country_code, phone, website, latitude, longitude) values
           ('t', '1', 'Saffron & Stone', 'London', 'GB', '020 7946 0018', 'http://www.saffron.example/menu', 51.5163, -0.0692),
           ('t', '2', 'Saffron and Stone Grill', 'Leeds', 'GB', null, null, 53.8, -1.55),
           ('t', '3', 'Noor Pharmacy', 'London', 'GB', '+44 20 7946 0999', 'https://facebook.com/noor', 51.51, -0.07)`,
      ),
    )

    test('are alike in name in the same city, or near the pin', async () => {
      expect(await similar({ name: 'Saffron and Stone', city: 'london', country_code: 'GB' })).toEqual([
        'Saffron & Stone',
      ])
      expect(await similar({ name: 'saffron stone', lat: 51.52, lng: -0.07 })).toEqual(['Saffron & Stone'])
      expect(await similar({ name: 'Saffron and Stone', city: 'Paris', country_code: 'FR' })).toEqual([])
    })

    test('have the same phone number, however written, or the same website', async () => {
      expect(await similar({ name: 'Quite Another', phone: '+442079460018' })).toEqual(['Saffron & Stone'])
      expect(await similar({ name: 'Quite Another', website: 'https://saffron.example' })).toEqual(['Saffron & Stone'])
    })

    test('are not those that merely share a big host, and no name opens the list', async () => {
      expect(await similar({ name: 'Quite Another', website: 'https://www.facebook.com/other' })).toEqual([])
      expect(await similar({ name: '' })).toEqual([])
      expect(await similar({ name: '%' })).toEqual([])
      expect(await similar({ name: 'sa', city: 'London' })).toEqual([])
      expect(await similar({ name: 'Saffron', phone: '123' })).toEqual([])
    })

    test('are five at most', async () => {
      await site.database.query(
        `insert into public.business (source, source_id, name, city, country_code)
         select 'many', n::text, 'Noor Cafe ' || n, 'Oslo', 'NO' from generate_series(1, 20) as n`,
      )
      expect(await similar({ name: 'Noor Cafe', city: 'Oslo' })).toHaveLength(5)
    })
  })

  describe('publishing', () => {
    test('makes account, listing and trial, and leaves no draft', async () => {
      const published = await publishNew(owner, 'trial')
      expect(await readListing(published.business_id)).toMatchObject({
        status: 'published',
        owner_id: owner.id,
        business_account_id: published.account_id,
        name: 'Saffron and Stone',
        business_category: 'restaurants',
        city: 'London',
        phone: '+442079460018',
        services: ['biryani', 'catering'],
        languages: ['en', 'ur'],
        halal_level: 1,
        muslim_owned: true,
        ownership_level: 1,
        // Everyone has a trial for the asking: it puts nobody above others.
        subscription_tier: null,
        featured: false,
      })
      const [plan] = await site.database.query(
        `select plan_type, is_trial, auto_renew, status, end_date - start_date as days from public.memberships`,
      )
      expect(plan).toEqual({ plan_type: 'premium', is_trial: true, auto_renew: false, status: 'active', days: 30 })
      expect(await find(owner)).toBeNull()
      expect((await site.rpc('find_business', { id_or_slug: published.slug }, 'anon')).body).toMatchObject({
        id: published.place_id,
        name: 'Saffron and Stone',
      })
    })

    test('hands a certificate to staff, and keeps hidden ownership to itself', async () => {
      const draft = await fill(owner, 'basic')
      const certificate = { certifier: 'gimdes', number: '7', issued_on: '2026-01-01', expires_on: '2036-01-01' }
      await save(owner, 'halal', {
        value: { halal: { menu: 'fully_halal' }, facts: {}, ownership: 'hidden', certificate },
      })
      const { place_id, business_id } = (await publish(owner, draft)).body as Published
      const evidence = await site.database.query(
        `select e.kind, e.status, k.name, e.certificate_number from public.halal_evidence as e
         left join public.certifiers as k on k.id = e.certifier_id where e.place_id = $1 order by e.kind`,
        [place_id],
      )
      expect(evidence).toEqual([
        { kind: 'certificate', status: 'pending', name: 'GİMDES', certificate_number: '7' },
        { kind: 'declaration', status: 'accepted', name: null, certificate_number: null },
      ])
      expect(await readListing(business_id)).toMatchObject({
        halal_level: 1,
        muslim_owned: null,
        ownership_level: null,
      })
      const [said] = await site.database.query('select kind from public.ownership_statements where place_id = $1', [
        place_id,
      ])
      expect(said).toEqual({ kind: 'self_declared' })
      const [shown] = await site.database.query('select halal_level, muslim_owned from public.business_unified')
      expect(shown).toEqual({ halal_level: 1, muslim_owned: null })
    })

    test('with basic gives a plan without trial and no featured place', async () => {
      const { business_id } = await publishNew(owner, 'basic')
      expect(await readListing(business_id)).toMatchObject({ subscription_tier: null, featured: false })
      const [plan] = await site.database.query('select plan_type, is_trial from public.memberships')
      expect(plan).toEqual({ plan_type: 'basic', is_trial: false })
    })

    test('twice gives the same answer and one listing', async () => {
      const draft = await fill(owner, 'trial')
      const [first, second] = await Promise.all([publish(owner, draft), publish(owner, draft)])
      expect(second.body).toEqual(first.body)
      expect((await publish(owner, draft)).body).toEqual(first.body)
      expect(await site.database.query('select from public.businesses')).toHaveLength(1)
    })

    test('is for the draft’s owner, and for drafts that are complete', async () => {
      const draft = await fill(owner, 'trial')
      expect((await publish('anon', draft)).status).toBe(401)
      expect((await publish(stranger, draft)).status).toBeGreaterThanOrEqual(400)
      await save(owner, 'place', { typed: { city: '' } })
      expect((await publish(owner, draft)).status).toBe(400)
      await save(owner, 'place', place({ latitude: 'north' }))
      expect((await publish(owner, draft)).status).toBe(400)
      await save(owner, 'place', place({ country_code: 'Britain' }))
      expect((await publish(owner, draft)).status).toBe(400)
      expect(await site.database.query('select from public.businesses')).toHaveLength(0)
      expect(await site.database.query('select from public.business_accounts')).toHaveLength(0)
    })

    test('never takes over a listing with the same name, city and phone', async () => {
      await site.database.query(
        `insert into public.business (source, source_id, name, city, phone) values ('t', '9', 'Saffron and Stone', 'London', '+442079460018')`,
      )
      const answer = await publish(owner, await fill(owner, 'trial'))
      expect(answer.status).toBe(409)
      expect(JSON.stringify(answer.body)).toContain('listed already: claim it')
      expect(await find(owner)).not.toBeNull()
    })

    test('stops after five listings in a day', async () => {
      for (const n of [1, 2, 3, 4, 5])
        expect(await publishNew(owner, 'trial', { name: `Shop ${n}` })).toHaveProperty('slug', `shop-${n}`)
      const sixth = await publish(owner, await fill(owner, 'trial', { name: 'Shop 6' }))
      expect(JSON.stringify(sixth.body)).toContain('too_many_listings')
      await site.database.query(`update public.audit_log set at = at - interval '25 hours'`)
      expect(await publishNew(owner, 'trial', { name: 'Shop 6' })).toHaveProperty('slug', 'shop-6')
    })

    test('and so do rows that come another way: a request with more is refused whole', async () => {
      const { account_id } = await publishNew(owner, 'trial')
      const send = (count: number, as: Caller = owner) =>
        site.call('/rest/v1/businesses', {
          as,
          method: 'POST',
          body: Array.from({ length: count }, (_, n) => ({
            name: `Row ${n} of ${count}`,
            status: n % 2 ? 'draft' : 'published',
            owner_id: owner.id,
            business_account_id: account_id,
          })),
        })
      expect(await send(300)).toMatchObject({ status: 429, body: { message: 'too_many_listings' } })
      expect(await readUnified()).toHaveLength(1)
      expect((await send(4)).status).toBe(201)
      await site.call('/rest/v1/businesses?name=like.Row*', { as: owner, method: 'DELETE' })
      // What was deleted counts all the same.
      expect((await send(1)).status).toBe(429)
      expect((await send(12, staff)).status).toBe(201)
    })

    test('a draft with the same name, city and phone keeps nobody out', async () => {
      await site.database.query('insert into public.business_accounts (owner_id) values ($1)', [stranger.id])
      const draft = await site.call('/rest/v1/businesses', {
        as: stranger,
        method: 'POST',
        body: {
          name: 'Saffron and Stone',
          city: 'London',
          phone: '+442079460018',
          business_account_id: (
            await site.database.query<{ id: string }>('select id from public.business_accounts where owner_id = $1', [
              stranger.id,
            ])
          )[0]?.id,
        },
      })
      expect(draft.status).toBe(201)
      expect(await publishNew(owner, 'trial')).toHaveProperty('slug', 'saffron-and-stone')
    })

    test('a second listing neither restarts the trial nor takes a paid plan away', async () => {
      const { account_id } = await publishNew(owner, 'trial')
      await site.database.query(`update public.memberships set start_date = start_date - 10, end_date = end_date - 10`)
      await publishNew(owner, 'trial', { name: 'Second' })
      const [trial] = await site.database.query(
        `select end_date - (now() at time zone 'utc')::date as days from public.memberships`,
      )
      expect(trial).toEqual({ days: 20 })
      await site.rpc('set_membership_plan', { business_id: account_id, plan_type: 'enterprise' }, 'service')
      const { business_id } = await publishNew(owner, 'basic', { name: 'Third' })
      expect(await readListing(business_id)).toMatchObject({ subscription_tier: 'platinum', featured: true })
    })
  })

  describe('what a plan gives', () => {
    test('follows every change of the plan, and a trial features nobody', async () => {
      const { account_id } = await publishNew(owner, 'trial')
      expect(await readUnified()).toMatchObject([{ priority: 0, featured: false, subscription_tier: null }])
      await site.rpc('set_membership_plan', { business_id: account_id, plan_type: 'premium' }, 'service')
      expect(await readUnified()).toMatchObject([{ priority: 2, featured: true, subscription_tier: 'gold' }])
      await site.rpc('set_membership_plan', { business_id: account_id, plan_type: 'enterprise' }, 'service')
      expect(await readUnified()).toMatchObject([{ priority: 3, featured: true, subscription_tier: 'platinum' }])
      await site.rpc('set_membership_plan', { business_id: account_id, plan_type: 'basic' }, owner)
      expect(await readUnified()).toMatchObject([{ priority: 0, featured: false, subscription_tier: null }])
    })

    test('ends with the trial by itself; the listing and its content stay', async () => {
      const { business_id } = await publishNew(owner, 'trial')
      const before = await readListing(business_id)
      await site.database.query(`update public.memberships set start_date = start_date - 30, end_date = end_date - 30`)
      expect((await site.rpc('expire_memberships', {}, 'service')).body).toBe(0)
      await site.database.query(`update public.memberships set start_date = start_date - 1, end_date = end_date - 1`)
      expect((await site.rpc('expire_memberships', {}, 'service')).body).toBe(1)
      const [plan] = await site.database.query('select plan_type, status, is_trial from public.memberships')
      expect(plan).toEqual({ plan_type: 'basic', status: 'active', is_trial: false })
      expect(await readUnified()).toMatchObject([{ priority: 0, featured: false }])
      expect(await readListing(business_id)).toEqual({
        ...before,
        featured: false,
        is_featured: false,
        subscription_tier: null,
        updated_at: expect.anything(),
      })
    })

    test('what staff featured without a plan stays featured', async () => {
      const { business_id, account_id } = await publishNew(owner, 'basic')
      await site.database.query('update public.businesses set featured = true where id = $1', [business_id])
      await site.rpc('set_membership_plan', { business_id: account_id, plan_type: 'basic' }, owner)
      expect(await readListing(business_id)).toMatchObject({ featured: true })
    })

    test('an owner cannot give it to themselves', async () => {
      const { business_id } = await publishNew(owner, 'basic')
      const patch = (body: object) =>
        site.call(`/rest/v1/businesses?id=eq.${business_id}`, { as: owner, method: 'PATCH', body })
      expect((await patch({ featured: true })).status).toBe(403)
      expect((await patch({ subscription_tier: 'gold' })).status).toBe(403)
    })
  })

  describe('reminders of the trial', () => {
    const due = async (today: string) =>
      (await site.rpc('due_trial_reminders', { today }, 'service')).body as { day: number; ends: string }[]
    const sent = (day: number) =>
      site.database.query(
        'insert into public.trial_reminders (business_id, day) select business_id, $1 from public.memberships',
        [day],
      )

    beforeEach(async () => {
      await publishNew(owner, 'trial')
      await site.database.query(`update public.memberships set start_date = '2026-03-01', end_date = '2026-03-31'`)
    })

    test.each([
      ['2026-03-01', null],
      ['2026-03-23', null],
      ['2026-03-24', 23],
      ['2026-03-28', 23],
      ['2026-03-29', 28],
      ['2026-03-30', 28],
      ['2026-03-31', 30],
      ['2026-04-01', null],
    ])('on %s the mail of day %s is due', async (today, day) => {
      expect((await due(today)).map((row) => row.day)).toEqual(day === null ? [] : [day])
    })

    test('each goes out once, in the owner’s language, with the listing’s name', async () => {
      expect(await due('2026-03-24')).toEqual([
        expect.objectContaining({
          day: 23,
          email: owner.email,
          language: 'fr',
          ends: '2026-03-31',
          listing: 'Saffron and Stone',
        }),
      ])
      await sent(23)
      expect(await due('2026-03-24')).toEqual([])
      expect(await due('2026-03-29')).toMatchObject([{ day: 28 }])
      await sent(28)
      expect(await due('2026-03-30')).toEqual([])
      expect(await due('2026-03-31')).toMatchObject([{ day: 30 }])
    })

    test('one that was missed is not sent late', async () => {
      await sent(28)
      expect(await due('2026-03-28')).toEqual([])
    })

    test('the job queues each mail once, and tries again when the outbox refuses it', async () => {
      const service = serviceClient(site.backend)
      const queued: string[] = []
      const send = (post: (letter: number, mail: { to: string; subject: string }) => Promise<void>) =>
        sendTrialReminders({ service, mailer: { post } }, 'https://site.example', '2026-03-24')
      const full = send(async () => {
        throw new Error('The outbox is full')
      })
      await expect(full).rejects.toThrow('The outbox is full')
      await site.database.query(`update private.letter_drafts set taken_at = now() - interval '2 minutes'`)
      for (const _ of [1, 2])
        await send(async (_letter, { to, subject }) => {
          queued.push(`${to}: ${subject}`)
        })
      expect(queued).toEqual([`${owner.email}: Votre essai VIP se termine dans 7 jours`])
    })

    test('not for plans that are paid for, and not for anybody to ask', async () => {
      const [account] = await site.database.query<{ id: string }>('select id from public.business_accounts')
      await site.rpc('set_membership_plan', { business_id: account?.id, plan_type: 'premium' }, 'service')
      await site.database.query(`update public.memberships set start_date = '2026-03-01', end_date = '2026-04-01'`)
      expect(await due('2026-03-31')).toEqual([])
      expect((await site.rpc('due_trial_reminders', {}, owner)).status).toBe(403)
    })
  })

  describe('moderation', () => {
    const items = () =>
      site.database.query<{ id: string; subject_id: string; status: string; reason: string; summary: string }>(
        'select id, subject_id, status, reason, summary from public.moderation_items order by opened_at',
      )
    const decide = (item_id: string | undefined, decision: string) =>
      site.rpc('decide_moderation', { item_id, decision, note: 'because' }, staff)
    const setStatus = (id: string, status: string) =>
      site.call(`/rest/v1/businesses?id=eq.${id}`, { as: owner, method: 'PATCH', body: { status } })

    test('looks at a listing after it is visible', async () => {
      const { place_id } = await publishNew(owner, 'trial')
      expect(await items()).toEqual([
        {
          id: expect.any(String),
          subject_id: place_id,
          status: 'open',
          reason: 'new',
          summary: 'Saffron and Stone, London, United Kingdom',
        },
      ])
      expect(await readUnified()).toHaveLength(1)
    })

    test('also one that was added past the wizard, when it is published', async () => {
      const { account_id } = await publishNew(owner, 'basic')
      await site.call('/rest/v1/businesses', {
        as: owner,
        method: 'POST',
        body: { name: 'By hand', business_account_id: account_id, owner_id: owner.id, status: 'draft' },
      })
      expect(await items()).toHaveLength(1)
      const [row] = await site.database.query<{ id: string }>(`select id from public.businesses where name = 'By hand'`)
      expect((await setStatus(row?.id ?? '', 'published')).status).toBeLessThan(300)
      expect(await items()).toHaveLength(2)
    })

    test('a rejection hides it, its owner cannot show it again, taking it back does', async () => {
      const { business_id } = await publishNew(owner, 'trial')
      const [item] = await items()
      expect((await decide(item?.id, 'rejected')).status).toBe(200)
      expect(await readUnified()).toHaveLength(0)
      expect((await setStatus(business_id, 'published')).status).toBe(403)
      expect((await decide(item?.id, 'open')).status).toBe(200)
      expect(await readUnified()).toHaveLength(1)
      await decide(item?.id, 'rejected')
      await decide(item?.id, 'approved')
      expect(await readUnified()).toHaveLength(1)
    })

    test('an approval does not show what its owner hid', async () => {
      const { business_id } = await publishNew(owner, 'trial')
      expect((await setStatus(business_id, 'hidden')).status).toBeLessThan(300)
      const [item] = await items()
      await decide(item?.id, 'approved')
      expect(await readUnified()).toHaveLength(0)
      expect((await setStatus(business_id, 'published')).status).toBeLessThan(300)
      expect(await readUnified()).toHaveLength(1)
    })
  })
})
