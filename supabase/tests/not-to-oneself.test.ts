// Nobody gives themselves a plan, a role, a commission, a payout, a badge, a review or a mosque: each of the seven is tried by everyone
// short of a superadmin, through rest/v1, rpc and functions, with all the rights they have, for what is their own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const ABOUT = 'I run a newsletter for three hundred families in East London.'
const GOOD = 'Fresh bread every morning, and the family behind the counter is kind to everyone.'
const LATER = '2999-01-01'
const ROLES = ['anon', 'member', 'owner', 'team member', 'affiliate', 'staff'] as const

type Own = {
  id: string
  email: string
  mosque: string
  request: string
  account: string
  place: string
  partner: string
  invoice: string
  review: string
  item: string
}
type Attempt = { rest?: string; method?: 'POST' | 'PATCH' | 'DELETE'; rpc?: string; function?: string; body: object }

/** What each of the seven would be, by every way there is to ask for it. */
const attemptsOf = (own: Own): Record<string, Attempt[]> => {
  const plan = { plan_type: 'enterprise', billing_cycle: 'annual', status: 'active', end_date: LATER }
  const event = {
    id: `evt_${own.id}`,
    kind: 'forged',
    made_at: '2026-11-17T00:00:00Z',
    payment: { ref: `in_${own.id}`, amount_cents: 39_990, currency: 'USD', paid_at: '2026-11-17T00:00:00Z' },
  }
  const commission = { affiliate_id: own.id, payment_ref: 'known', amount_cents: 9999, currency: 'USD' }
  const review = { place_id: own.place, rating: 5, text: GOOD, language: 'en' }
  return {
    plan: [
      { rest: 'memberships', body: { business_id: own.account, start_date: '2026-11-17', ...plan } },
      { rest: `memberships?business_id=eq.${own.account}`, method: 'PATCH', body: plan },
      { rest: 'payments', body: { ref: `x-${own.id}`, business_id: own.account, amount_cents: 39_990 } },
      { rest: `plan_orders?business_id=eq.${own.account}`, method: 'PATCH', body: { price_cents: 1 } },
      { rest: `invoices?id=eq.${own.invoice}`, method: 'PATCH', body: { status: 'paid' } },
      { rest: 'plans?plan_type=eq.enterprise', method: 'PATCH', body: { monthly_cents: 0 } },
      { rpc: 'set_membership_plan', body: { business_id: own.account, plan_type: 'enterprise' } },
      { rpc: 'confirm_transfer', body: { invoice: own.invoice } },
      { rpc: 'record_payment_event', body: { event } },
      { rpc: 'set_payment_provider', body: { provider: 'none' } },
      { rpc: 'set_plan_price', body: { plan: 'enterprise', monthly: 0, annual: 0, reason: 'a gift' } },
      { function: 'set_membership_plan', body: { business_id: own.account, plan_type: 'enterprise' } },
    ],
    role: [
      ...['staff', 'superadmin', 'affiliate'].flatMap((role): Attempt[] => [
        { rest: 'user_roles', body: { user_id: own.id, role } },
        { rpc: 'set_role', body: { person: own.id, role, granted: true, reason: 'because I can' } },
        { function: 'set_role', body: { person: own.id, role, granted: true, reason: 'because I can' } },
      ]),
      { rest: `user_roles?user_id=eq.${own.id}`, method: 'PATCH', body: { role: 'superadmin' } },
      { rest: 'business_team', body: { business_id: own.place, user_id: own.id, role: 'manager' } },
    ],
    commission: [
      { rest: 'commissions', body: { ...commission, payable_on: '2026-11-17' } },
      { rest: `commissions?affiliate_id=eq.${own.id}`, method: 'PATCH', body: { amount_cents: 9999 } },
      { rest: 'referrals', body: { business_id: own.account, affiliate_id: own.id, terms: {}, touched_at: LATER } },
      { rest: 'affiliates', body: { user_id: own.id, code: 'freemoney', about: ABOUT, status: 'approved' } },
      {
        rest: `affiliates?user_id=eq.${own.id}`,
        method: 'PATCH',
        body: { status: 'approved', terms: { percent: 60 } },
      },
      { rest: 'affiliate_terms?id=eq.true', method: 'PATCH', body: { percent: 60 } },
      { rpc: 'decide_affiliate', body: { person: own.id, decision: 'approved' } },
      { function: 'decide_affiliate', body: { person: own.id, decision: 'approved' } },
    ],
    payout: [
      {
        rest: 'affiliate_payouts',
        body: { affiliate_id: own.id, amount_cents: 9999, currency: 'USD', made_on: LATER },
      },
      { rest: `affiliate_payouts?affiliate_id=eq.${own.id}`, method: 'PATCH', body: { amount_cents: 9999 } },
      { rest: `commissions?affiliate_id=eq.${own.id}`, method: 'PATCH', body: { payable_on: '2026-01-01' } },
      { rpc: 'make_payouts', body: {} },
      { rpc: 'make_payouts', body: { today: LATER } },
      { function: 'make_payouts', body: { today: LATER } },
    ],
    badge: [
      { rest: 'partners', body: { name: 'Own Trust', status: 'approved', expires_on: LATER } },
      { rest: `partners?id=eq.${own.partner}`, method: 'PATCH', body: { status: 'approved', badge_no: 9 } },
      { rest: `partner_contacts?partner_id=eq.${own.partner}`, method: 'DELETE', body: {} },
      { rpc: 'decide_partner', body: { partner: own.partner, decision: 'approved' } },
      { function: 'decide_partner', body: { partner: own.partner, decision: 'approved' } },
      { function: 'partner-badge', body: { partner: own.partner, status: 'approved', no: 1 } },
    ],
    review: [
      { rest: 'reviews', body: review },
      { rest: 'reviews', body: { ...review, status: 'published' } },
      { rest: `reviews?id=eq.${own.review}`, method: 'PATCH', body: { status: 'published' } },
      { rest: `moderation_items?id=eq.${own.item}`, method: 'PATCH', body: { status: 'approved' } },
      { rest: `place_standing?place_id=eq.${own.place}`, method: 'PATCH', body: { rating: 5, reviews_count: 900 } },
      { rpc: 'decide_moderation', body: { item_id: own.item, decision: 'approved', note: 'mine' } },
      { function: 'decide_moderation', body: { item_id: own.item, decision: 'approved' } },
    ],
    mosque: [
      { rest: 'mosque_admins', body: { mosque_id: own.mosque, user_id: own.id } },
      { rest: `mosque_admins?mosque_id=eq.${own.mosque}`, method: 'PATCH', body: { user_id: own.id } },
      { rest: `moderation_items?id=eq.${own.request}`, method: 'PATCH', body: { status: 'approved' } },
      { rpc: 'appoint_mosque_admin', body: { place: own.mosque, email: own.email } },
      { rpc: 'decide_moderation', body: { item_id: own.request, decision: 'approved', note: 'mine' } },
      { function: 'appoint_mosque_admin', body: { place: own.mosque, email: own.email } },
    ],
  }
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let superadmin: Person
  const callers = { anon: 'anon' } as Record<(typeof ROLES)[number], Caller>
  const owns = {} as Record<(typeof ROLES)[number], Own>

  const one = async <T>(sql: string, values: unknown[] = []) => (await site.database.query(sql, values))[0] as T
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }[])[0]?.id ?? ''

  async function openShop(person: Person): Promise<Pick<Own, 'account' | 'place' | 'invoice'> & { business: string }> {
    const account = await one<{ id: string }>(
      'insert into public.business_accounts (owner_id, name) values ($1, $2) returning id',
      [person.id, `Shop of ${person.email}`],
    )
    const made = await one<{ id: string }>(
      `insert into public.businesses (name, city, status, owner_id, business_account_id)
       values ($1, 'Leeds', 'published', $2, $3) returning id`,
      [`Shop of ${person.email}`, person.id, account.id],
    )
    const shop = await one<{ place: string }>('select place_id as place from public.businesses where id = $1', [
      made.id,
    ])
    await site.rpc('set_membership_plan', { business_id: account.id, plan_type: 'basic' }, 'service')
    const plan = { business_id: account.id, plan_type: 'premium' }
    const { terms: seen } = (await site.rpc('plan_quote', plan, person)).body as { terms: object }
    const { body } = await site.rpc('choose_plan', { ...plan, seen }, person)
    return { account: account.id, place: shop.place, invoice: (body as { invoice: string }).invoice, business: made.id }
  }

  /** What waits for a decision that is not theirs to take: an application for the badge, and a review. */
  async function askFor(person: Person, place: string): Promise<Pick<Own, 'partner' | 'review' | 'item'>> {
    const { body: partner } = await site.rpc(
      'apply_as_partner',
      {
        name: `Trust of ${person.email}`,
        website_url: 'https://www.noor.example',
        logo_url: 'https://noor.example/l.png',
        contact_name: 'N',
        contact_email: 'n@noor.example',
      },
      person,
    )
    const written = await site.call('/rest/v1/reviews', {
      as: person,
      method: 'POST',
      headers: { Prefer: 'return=representation' },
      body: { place_id: place, rating: 5, text: GOOD, language: 'en' },
    })
    expect(written).toMatchObject({ status: 201, body: [{ status: 'pending' }] })
    const review = idOf(written)
    const item = await one<{ id: string }>('select id from public.moderation_items where subject_id = $1', [review])
    return { partner: String(partner), review, item: item.id }
  }

  async function makeMosque(name: string): Promise<string> {
    await site.database.query(`insert into public.mosques (name, city) values ($1, 'Leeds')`, [name])
    return (await one<{ id: string }>('select place_id as id from public.mosques where name = $1', [name])).id
  }
  async function askToKeep(person: Person, place: string): Promise<string> {
    const statement = 'I have led the Friday prayer here for ten years.'
    const { body } = await site.rpc('request_mosque_admin', { place, claimed_role: 'imam', statement }, person)
    return (await one<{ id: string }>('select id from public.moderation_items where subject_id = $1', [body])).id
  }

  beforeAll(async () => {
    site = await open()
    await site.rpc('set_payment_provider', { provider: 'manual' }, 'service')
    const [member, owner, helper, affiliate, staff] = await Promise.all(
      ['member', 'owner', 'helper', 'affiliate', 'staff'].map((name) => site.signUp(name)),
    )
    if (!member || !owner || !helper || !affiliate || !staff) throw new Error('nobody came')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(superadmin, 'superadmin')
    const shop = await openShop(owner)
    await site.database.query(
      `insert into public.business_team (business_id, user_id, role) values ($1, $2, 'manager')`,
      [shop.business, helper.id],
    )
    await site.rpc('apply_as_affiliate', { about: ABOUT }, affiliate)
    expect(
      (await site.rpc('decide_affiliate', { person: affiliate.id, decision: 'approved' }, superadmin)).status,
    ).toBe(204)
    await site.rpc('apply_as_affiliate', { about: ABOUT }, staff)
    // Something to be changed, and something that is due.
    await site.database.query(`insert into public.payments (ref, tax_cents, refunded_cents) values ('known', 0, 0)`)
    await site.database.query(
      `insert into public.commissions (affiliate_id, payment_ref, amount_cents, currency, payable_on)
       values ($1, 'known', 5000, 'USD', '2026-01-01')`,
      [affiliate.id],
    )
    const elsewhere = await openShop(await site.signUp('elsewhere'))
    const mosque = await makeMosque('Masjid an-Noor')
    await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
      mosque,
      (await site.signUp('imam')).id,
    ])
    const shops = {
      member: shop,
      owner: shop,
      'team member': shop,
      affiliate: await openShop(affiliate),
      staff: await openShop(staff),
    }
    const people = { member, owner, 'team member': helper, affiliate, staff }
    for (const [role, person] of Object.entries(people) as [keyof typeof people, Person][]) {
      callers[role] = person
      const { id, email } = person
      const request = await askToKeep(person, mosque)
      owns[role] = { id, email, mosque, request, ...shops[role], ...(await askFor(person, elsewhere.place)) }
    }
    // Only now: what staff write themselves does not wait.
    await site.grantRole(staff, 'staff')
    owns.anon = { ...owns.owner, id: crypto.randomUUID() }
    // A member is a guest everywhere: theirs is the review that waits, which they may not write a second time.
    owns.member = { ...owns.member, place: elsewhere.place }
  })
  afterAll(() => site?.close())

  /** Everything the seven could have changed. */
  const whatIs = () =>
    one(
      `select
         (select jsonb_agg(to_jsonb(t) order by id) from public.memberships as t) as memberships,
         (select jsonb_agg(to_jsonb(t) order by ref) from public.payments as t) as payments,
         (select jsonb_agg(to_jsonb(t) order by id) from public.invoices as t) as invoices,
         (select jsonb_agg(to_jsonb(t) order by plan_type) from public.plans as t) as plans,
         (select jsonb_agg(to_jsonb(t) order by user_id, role) from public.user_roles as t) as roles,
         (select jsonb_agg(to_jsonb(t) order by user_id) from public.business_team as t) as teams,
         (select jsonb_agg(to_jsonb(t) order by mosque_id, user_id) from public.mosque_admins as t) as voices,
         (select jsonb_agg(to_jsonb(t) order by user_id) from public.affiliates as t) as affiliates,
         (select jsonb_agg(to_jsonb(t)) from public.affiliate_terms as t) as terms,
         (select jsonb_agg(to_jsonb(t) order by id) from public.commissions as t) as commissions,
         (select jsonb_agg(to_jsonb(t) order by id) from public.affiliate_payouts as t) as payouts,
         (select jsonb_agg(to_jsonb(t) order by business_id) from public.referrals as t) as referrals,
         (select jsonb_agg(to_jsonb(t) order by id) from public.partners as t) as partners,
         (select jsonb_agg(to_jsonb(t) order by partner_id) from public.partner_contacts as t) as applicants,
         (select jsonb_agg(to_jsonb(t) order by id) from public.reviews as t) as reviews,
         (select jsonb_agg(to_jsonb(t) order by id) from public.moderation_items as t) as items,
         (select jsonb_agg(to_jsonb(t) order by place_id) from public.place_standing as t) as standing`,
    )

  const ask = (as: Caller, { rest, method = 'POST', rpc, function: name, body }: Attempt) =>
    rpc ? site.rpc(rpc, body, as) : site.call(name ? `/functions/v1/${name}` : `/rest/v1/${rest}`, { as, method, body })

  describe.each(['plan', 'role', 'commission', 'payout', 'badge', 'review', 'mosque'])('a %s', (kind) => {
    test.each(ROLES)('as %s', async (role) => {
      const before = await whatIs()
      for (const attempt of attemptsOf(owns[role])[kind] ?? []) {
        const { status } = await ask(callers[role], attempt)
        const said = `${attempt.rest ?? attempt.rpc ?? attempt.function}: ${status}`
        // A change that finds no row it may change is answered with success; that nothing changed is looked at below.
        if (attempt.method !== 'PATCH') expect(status, said).toBeGreaterThanOrEqual(400)
        expect(status, said).toBeLessThan(500)
        expect(await whatIs(), said).toEqual(before)
      }
    })
  })

  test('one colleague appoints the other, and a superadmin does not appoint themselves either', async () => {
    const { mosque, email } = owns.staff
    const appoint = (whom: string, as: Person) => site.rpc('appoint_mosque_admin', { place: mosque, email: whom }, as)
    expect(await appoint(superadmin.email, superadmin)).toMatchObject({
      status: 403,
      body: { message: 'own_appointment' },
    })
    expect(await appoint(email, superadmin)).toMatchObject({ status: 200, body: true })
    // Two mosques that turn out to be one keep their admins, whoever of them finds out.
    const other = await makeMosque('Masjid al-Falah')
    await site.database.query(
      `with me as (select set_config('request.jwt.claims', $1, true))
       insert into public.place_redirects (kind, old_id, new_id) select 'mosque', $2, $3 from me`,
      [JSON.stringify({ sub: owns.staff.id, role: 'authenticated' }), mosque, other],
    )
    const kept = await site.database.query('select from public.mosque_admins where mosque_id = $1', [other])
    expect(kept).toHaveLength(2)
  })

  test('the same things are given by who may: what was tried is not refused for being wrong', async () => {
    const { id, partner, item, invoice } = owns.owner
    const role = { person: id, role: 'affiliate', granted: true, reason: 'asked for' }
    for (const [name, body] of Object.entries({
      set_role: role,
      confirm_transfer: { invoice },
      decide_partner: { partner, decision: 'approved' },
      decide_moderation: { item_id: item, decision: 'approved', note: 'fine' },
      make_payouts: {},
    }))
      expect((await site.rpc(name, body, superadmin)).status, name).toBeLessThan(300)
    expect(await one('select plan_type from public.memberships where business_id = $1', [owns.owner.account])).toEqual({
      plan_type: 'premium',
    })
  })
})
