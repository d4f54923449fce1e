// Every line the page of plans sells, proved: what the database gives to each plan, and takes from those below.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanType, planRank } from '#app/core/auth/membership.ts'
import { isSold, SOLD, type SoldLine } from '#app/core/auth/plans.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const PLANS = ['basic', 'premium', 'enterprise'] as const
type Shop = { owner: Person; account: string; id: string; place: string; slug: string }
type Found = { id: string; featured: boolean }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let visitor: Person
  const shops = new Map<PlanType, Shop>()
  const shop = (plan: PlanType) => {
    const found = shops.get(plan)
    if (!found) throw new Error(`No shop on ${plan}`)
    return found
  }

  beforeAll(async () => {
    site = await open()
    visitor = await site.signUp('visitor')
    // In an order that is not the one they should be found in, all at one spot.
    for (const plan of ['premium', 'basic', 'enterprise'] as const) {
      const owner = await site.signUp(plan)
      const [account] = await site.database.query<{ id: string }>(
        'insert into public.business_accounts (owner_id) values ($1) returning id',
        [owner.id],
      )
      const answer = await site.call('/rest/v1/businesses?select=id', {
        as: owner,
        method: 'POST',
        headers: { Prefer: 'return=representation' },
        body: {
          name: `Shop ${plan}`,
          business_account_id: account?.id,
          owner_id: owner.id,
          business_category: 'restaurants',
          city: 'London',
          country_code: 'GB',
          latitude: 51.5,
          longitude: -0.1,
          status: 'published',
        },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      await site.rpc('set_membership_plan', { business_id: account?.id, plan_type: plan }, 'service')
      const [row] = await site.database.query<{ id: string; place_id: string; slug: string }>(
        'select id, place_id, slug from public.businesses where owner_id = $1',
        [owner.id],
      )
      shops.set(plan, {
        owner,
        account: account?.id ?? '',
        id: row?.id ?? '',
        place: row?.place_id ?? '',
        slug: row?.slug ?? '',
      })
    }
  })
  afterAll(() => site?.close())

  const near = async () => {
    const { body } = await site.rpc('near_businesses', { lat: 51.5, lng: -0.1 }, 'anon')
    return body as Found[]
  }
  const placeIn = async (plan: PlanType) => (await near()).findIndex(({ id }) => id === shop(plan).place)

  const searchesOf = async (plan: PlanType) => {
    const answer = await site.rpc('owner_searches', {}, shop(plan).owner)
    expect(answer.status).toBe(200)
    return answer.body as { searches: unknown; hours: unknown }
  }

  /** Whether a plan has the line, as anybody can see it. */
  const proofs: Record<SoldLine, (plan: PlanType) => Promise<boolean>> = {
    page: async (plan) => {
      const { body } = await site.rpc('business_page', { id_or_slug: shop(plan).place }, 'anon')
      return JSON.stringify(body).includes(`Shop ${plan}`)
    },
    near: async (plan) => (await placeIn(plan)) >= 0,
    reviews: async (plan) => {
      const text = 'Warm bread, kind people, and a clean place to pray upstairs.'
      await site.database.query(
        `insert into public.reviews (place_id, user_id, rating, text, language, status)
         values ($1, $2, 5, $3, 'en', 'published') on conflict do nothing`,
        [shop(plan).place, visitor.id, text],
      )
      const [review] = await site.database.query<{ id: string }>('select id from public.reviews where place_id = $1', [
        shop(plan).place,
      ])
      const reply = { review_id: review?.id, text: 'JazakAllah khair, come again.' }
      return (
        (await site.call('/rest/v1/review_replies', { as: shop(plan).owner, method: 'POST', body: reply })).status ===
        201
      )
    },
    photos: async (plan) => {
      const { body } = await site.rpc('place_photos', { place: shop(plan).place }, shop(plan).owner)
      return (body as { allowance: number }).allowance === 60
    },
    label: async (plan) => (await near()).find(({ id }) => id === shop(plan).place)?.featured ?? false,
    ahead: async (plan) => (await placeIn(plan)) < (await placeIn('basic')),
    largeCards: async (plan) => {
      const { body } = await site.rpc('home_page', { lat: 51.5, lng: -0.1 }, 'anon')
      return (body as { featured: Found[] }).featured.some(({ id }) => id === shop(plan).place)
    },
    searches: async (plan) => Array.isArray((await searchesOf(plan)).searches),
    hours: async (plan) => Array.isArray((await searchesOf(plan)).hours),
    answers: async (plan) => Array.isArray((await site.rpc('owner_answers', {}, shop(plan).owner)).body),
    replies: async (plan) => {
      const { owner, account } = shop(plan)
      const body = { account_id: account, title: 'Hours', body: 'We open at nine.' }
      const kept = await site.call('/rest/v1/saved_replies', { as: owner, method: 'POST', body })
      const desk = await site.rpc('replies_desk', {}, owner)
      expect(desk.body !== null, plan).toBe(kept.status === 201)
      return kept.status === 201
    },
    campaigns: async (plan) => {
      const { owner, place } = shop(plan)
      const body = { place_id: place, name: 'In the window' }
      const kept = await site.call('/rest/v1/place_campaigns', { as: owner, method: 'POST', body })
      expect((await site.rpc('campaigns_desk', {}, owner)).body !== null, plan).toBe(kept.status === 201)
      return kept.status === 201
    },
    branches: async (plan) => Array.isArray((await site.rpc('owner_branches', {}, shop(plan).owner)).body),
    support: async (plan) => {
      const message = { name: 'Amina', email: 'a@test.example', subject: 'Salam', message: 'Salam', language: 'en' }
      const sent = { ...message, sender_id: shop(plan).owner.id, recipient: null, mail_status: 'kept' }
      const { body: id } = await site.rpc('send_contact_message', sent, 'service')
      const [row] = await site.database.query<{ comes_first: boolean }>(
        'select comes_first from public.contact_messages where id = $1',
        [id],
      )
      return row?.comes_first ?? false
    },
    first: async (plan) => plan !== 'premium' && (await placeIn(plan)) < (await placeIn('premium')),
  }

  test.each(Object.keys(SOLD) as SoldLine[])('sold: %s', async (line) => {
    for (const plan of PLANS) expect(await proofs[line](plan), plan).toBe(isSold(line, plan))
  })

  test('what a function asks for is what the page sells, line by line', async () => {
    const [row] = await site.database.query<{ lines: Record<string, number> }>('select private.plan_lines() as lines')
    const asked = Object.entries(row?.lines ?? {})
    expect(asked.length).toBeGreaterThan(0)
    for (const [line, rank] of asked)
      expect(
        PLANS.filter((plan) => planRank[plan] >= rank),
        line,
      ).toEqual(SOLD[line as SoldLine])
  })

  test('sold: rules of automation, as many as the page says and not one more', async () => {
    const { body } = await site.call('/rest/v1/automation_limits?select=plan_type,rules', { as: 'anon' })
    const amounts = new Map((body as { plan_type: PlanType; rules: number }[]).map((row) => [row.plan_type, row.rules]))
    for (const plan of PLANS) {
      const amount = amounts.get(plan) ?? 0
      const input = { name: 'Tell me', trigger: 'review_published', action: 'notice' }
      const answers = await Promise.all(
        Array.from({ length: amount + 1 }, () => site.rpc('save_automation', { input }, shop(plan).owner)),
      )
      expect(
        answers.filter(({ status }) => status === 200),
        plan,
      ).toHaveLength(amount)
    }
    const [basic = 0, premium = 0, enterprise = 0] = PLANS.map((plan) => amounts.get(plan))
    expect(basic < premium && premium < enterprise).toBe(true)
  })

  test('no owner takes what is sold by writing it, and it goes with the plan', async () => {
    const { owner, id, account } = shop('basic')
    for (const body of [{ featured: true }, { subscription_tier: 'platinum' }, { priority_level: 'platinum' }])
      await site.call(`/rest/v1/businesses?id=eq.${id}`, { as: owner, method: 'PATCH', body })
    expect(await proofs.label('basic')).toBe(false)
    expect(await placeIn('basic')).toBe(2)
    await site.rpc('set_membership_plan', { business_id: account, plan_type: 'enterprise' }, 'service')
    expect(await proofs.label('basic')).toBe(true)
    await site.rpc('set_membership_plan', { business_id: account, plan_type: 'basic' }, 'service')
    expect(await proofs.label('basic')).toBe(false)
  })
})
