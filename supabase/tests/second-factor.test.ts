// Rights of staff, and of members who have a second factor, with and without the second step of signing in: the database
// decides, for every caller and every way.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SecondFactorRule } from '#app/lib/roles.ts'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let staff: Person
  let superadmin: Person
  let affiliate: Person

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    affiliate = await site.signUp('affiliate')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
    await site.grantRole(affiliate, 'affiliate')
    await site.database.query(
      `insert into public.contact_messages (name, email, subject, message)
       values ('Amina', 'amina@test.example', 'A question', 'Salam')`,
    )
  })
  afterAll(() => site?.close())
  beforeEach(() => setRule('optional'))

  const setRule = async (rule: SecondFactorRule) => {
    const { status } = await site.rpc('require_second_factor', { rule }, 'service')
    expect(status).toBeLessThan(300)
  }
  const countOf = async (table: string, as: Person) => {
    const { body } = await site.call(`/rest/v1/${table}?select=*`, { as })
    return (body as unknown[]).length
  }
  const roleNames = async (as: Person) => countOf('user_roles', as)

  /** The same person after the second step. */
  async function takeSecondStep(person: Person): Promise<Person> {
    const ask = async <T>(path: string, body: object) =>
      (await site.call(`/auth/v1/factors${path}`, { as: person, method: 'POST', body })).body as T
    const { id, totp } = await ask<{ id: string; totp: { secret: string } }>('', { factor_type: 'totp' })
    const challenge = await ask<{ id: string }>(`/${id}/challenge`, {})
    const { access_token: token } = await ask<{ access_token: string }>(`/${id}/verify`, {
      challenge_id: challenge.id,
      code: codeOf(fromBase32(totp.secret), stepAt(Date.now())),
    })
    return { ...person, token }
  }

  test('without the rule, and without a factor, the role is enough', async () => {
    expect(await countOf('contact_messages', staff)).toBe(1)
    expect(await roleNames(superadmin)).toBe(3)
  })

  test('with the rule, the role alone opens nothing', async () => {
    await setRule('required')
    expect(await countOf('contact_messages', staff)).toBe(0)
    expect(await countOf('audit_log', superadmin)).toBe(0)
    // Everyone still sees their own roles, or the site could not say what is missing.
    expect(await roleNames(superadmin)).toBe(1)
    const granted = await site.call('/rest/v1/user_roles', {
      as: superadmin,
      method: 'POST',
      body: { user_id: affiliate.id, role: 'superadmin' },
    })
    expect(granted.status).toBe(403)
  })

  test('a stolen password of a superadmin opens nothing where superadmins must have a factor; staff go on', async () => {
    await setRule('superadmins')
    expect(await countOf('contact_messages', staff)).toBe(1)
    expect(await countOf('contact_messages', superadmin)).toBe(0)
    expect(await countOf('audit_log', superadmin)).toBe(0)
    expect(await site.rpc('job_desk', {}, superadmin)).toMatchObject({ status: 403 })
    // The way to set one up is open: nobody is locked out.
    expect((await site.call('/auth/v1/user', { as: superadmin })).status).toBe(200)
  })

  test('the second step opens it again, and from then on takes part in every sign-in of that person', async () => {
    const raised = await takeSecondStep(superadmin)
    await setRule('required')
    expect(await countOf('audit_log', raised)).toBeGreaterThan(0)
    expect(await roleNames(raised)).toBe(3)
    await setRule('optional')
    expect(await roleNames(raised)).toBe(3)
    // A sign-in with the password alone, though the rule is off: this person has a factor.
    const { body } = await site.call('/auth/v1/token?grant_type=password', {
      as: 'anon',
      method: 'POST',
      body: { email: superadmin.email, password: 'Sabr-and-Shukr-7' },
    })
    expect(await roleNames({ ...superadmin, token: (body as { access_token: string }).access_token })).toBe(1)
  })

  test('nobody else may turn the rule on or off', async () => {
    for (const as of [staff, superadmin, 'anon'] as const)
      expect((await site.rpc('require_second_factor', { rule: 'required' }, as)).status).toBeGreaterThan(399)
    expect(await countOf('contact_messages', staff)).toBe(1)
  })

  describe('a member', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    const missing = { status: 403, body: { code: '42501', message: 'second_factor_required' } }
    let number = 0

    async function makeListing(owner: Person) {
      const name = `Bakery ${++number}`
      await site.database.query(
        `with account as (
           insert into public.business_accounts (owner_id) values ($1)
           on conflict (owner_id) do update set owner_id = excluded.owner_id returning id
         )
         insert into public.businesses (name, city, owner_id, business_account_id, status)
         select $2, 'Leeds', $1, id, 'published' from account`,
        [owner.id, name],
      )
      const [row] = await site.database.query<{ id: string; place_id: string; account: string }>(
        'select id, place_id, business_account_id as account from public.businesses where name = $1',
        [name],
      )
      if (!row) throw new Error('no listing')
      return row
    }
    async function makeClaim(claimant: Person, ...mosques: string[]) {
      const listing = await makeListing(await site.signUp('other'))
      const [row] = await site.database.query<{ id: string }>(
        `insert into public.claims (place_id, claimant_id, business_name, claimant_role, method, mosque_ids)
         values ($1, $2, 'Bakery', 'owner', 'document', $3::uuid[]) returning id`,
        [listing.place_id, claimant.id, mosques],
      )
      return row?.id ?? ''
    }
    async function appoint(person: Person) {
      const [place] = await site.database.query<{ id: string }>(
        `insert into public.places (id, kind) values (gen_random_uuid(), 'mosque') returning id`,
      )
      await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
        place?.id,
        person.id,
      ])
      return place?.id ?? ''
    }
    const patch = (business: string, body: object, as: Person) =>
      site.call(`/rest/v1/businesses?id=eq.${business}`, { as, method: 'PATCH', body })

    async function makeMosque(table: 'mosques' | 'mosque', admin: Person) {
      const source =
        table === 'mosque' ? `, source, source_id) values ($1, 'Leeds', 'osm', $1)` : `) values ($1, 'Leeds')`
      const name = `Masjid ${++number}`
      await site.database.query(`insert into public.${table} (name, city${source}`, [name])
      const [row] = await site.database.query<{ id: string; place_id: string }>(
        `select id, place_id from public.${table} where name = $1`,
        [name],
      )
      await site.database.query('insert into public.mosque_admins (mosque_id, user_id) values ($1, $2)', [
        row?.place_id,
        admin.id,
      ])
      return row?.id ?? ''
    }
    const RULE = { name: 'Tell me', trigger: 'review_published', action: 'webhook', url: 'https://hooks.example/in' }
    const saveCampaign = (place: string, give_url: string, contribution: string | null, as: Person) =>
      site.rpc(
        'save_campaign',
        {
          input: { title: 'Bread for all', body: 'We bake for whoever knocks.', language: 'en', category: 'food' },
          campaign: { organiser: `place:${place}`, currency: 'GBP', give_url },
          wanted: 'draft',
          ...(contribution && { contribution }),
        },
        as,
      )

    /**
     * Every table and function that asks for the second factor, with what is tried of it below. The rest is written by staff
     * alone, whom their policies ask first, or has a test with its subject.
     */
    const DECLARED: Record<string, (keyof Awaited<ReturnType<typeof guarded>>)[]> = {
      'on affiliate_accounts': [],
      'on affiliate_payouts': [],
      'on affiliate_terms': [],
      'on affiliates': [],
      'on automation_rules': ['rule'],
      'on business_team': ['teamRole'],
      'on business_transfers': ['offer', 'accept'],
      'on businesses': ['close', 'takeDown', 'rename', 'phone', 'email', 'delete'],
      'on campaigns': ['giveElsewhere'],
      'on claim_vouches': ['vouch'],
      'on claims': ['giveUp'],
      'on memberships': ['plan', 'trial'],
      'on mosque': ['importedMosquePhone'],
      'on mosque_admins': [],
      'on mosques': ['mosquePhone'],
      'on plans': [],
      'on sponsor_placements': [],
      'on tax_rates': [],
      'on discount_codes': [],
      'on team_invitations': ['invite'],
      'on user_roles': [],
      begin_desk_work: [],
      begin_sample_removal: [],
      book_sponsorship: [],
      calendar_key: ['calendarKey', 'renewedKey'],
      cancel_sponsorship: [],
      choose_plan: [],
      confirm_booking_transfer: [],
      confirm_gift: [],
      confirm_transfer: [],
      connect_campaign: ['connectAccount'],
      decide_partner: [],
      decide_sponsorship: [],
      disconnect_campaign: ['disconnectAccount'],
      group_calendar_key: ['groupKey'],
      order_for_staff: [],
      refund_gift: [],
      require_own_self: [],
    }

    test('whatever asks for it is known here, so that nothing sensitive goes untried', async () => {
      const rows = await site.database.query<{ name: string }>(
        `select distinct 'on ' || c.relname as name from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
         where t.tgfoid = 'private.ask_second_factor'::regproc
         union select p.proname from pg_proc as p where p.prosrc ~ 'need_second_factor' and p.proname <> 'ask_second_factor'`,
      )
      expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(DECLARED).sort())
      const acts = await guarded(await site.signUp('amina'))
      expect(Object.values(DECLARED).flat().sort()).toEqual(Object.keys(acts).sort())
    })

    /** Everything that hands over, closes, deletes, pays, renames or sends elsewhere, each on rows of its own. */
    async function guarded(as: Person) {
      const listing = await makeListing(as)
      const giver = await site.signUp('giver')
      const given = await makeListing(giver)
      await site.rpc('offer_transfer', { business: given.id, to_email: as.email }, giver)
      await site.writeLetters('offer', sha256(given.id))
      const claim = await makeClaim(as)
      const mosque = await appoint(as)
      const asked = await makeClaim(await site.signUp('claimant'), mosque)
      const owned = await makeMosque('mosques', as)
      const imported = await makeMosque('mosque', as)
      const campaign = await saveCampaign(listing.place_id, 'https://give.example/ours', null, as)
      const { id: contribution } = campaign.body as { id: string }
      const [helper] = await site.database.query<{ id: string }>(
        `insert into public.business_team (business_id, user_id, role) values ($1, $2, 'helper') returning id`,
        [listing.id, giver.id],
      )
      const group = `circle-${listing.id}`
      await site.database.query(
        `with made as (
           insert into public.groups (slug, name, kind, about, language, joining)
           values ($1, 'Morning circle', 'circle', 'We meet after Fajr.', 'en', 'open') returning id
         )
         insert into public.group_members (group_id, user_id, state) select id, $2, 'member' from made`,
        [group, as.id],
      )
      const change = (table: string, id: string, body: object) =>
        site.call(`/rest/v1/${table}?id=eq.${id}`, { as, method: 'PATCH', body })
      return {
        rename: () => patch(listing.id, { name: `Another ${listing.id}` }, as),
        phone: () => patch(listing.id, { phone: '+442079460000' }, as),
        email: () => patch(listing.id, { email: 'thief@example.com' }, as),
        mosquePhone: () => change('mosques', owned, { phone: '+442079460001' }),
        importedMosquePhone: () => change('mosque', imported, { phone: '+442079460002' }),
        giveElsewhere: () => saveCampaign(listing.place_id, 'https://give.example/theirs', contribution, as),
        connectAccount: () => site.rpc('connect_campaign', { contribution }, as),
        disconnectAccount: () => site.rpc('disconnect_campaign', { contribution }, as),
        rule: () => site.rpc('save_automation', { input: RULE }, as),
        calendarKey: () => site.rpc('calendar_key', {}, as),
        renewedKey: () => site.rpc('calendar_key', { renew: true }, as),
        groupKey: () => site.rpc('group_calendar_key', { slug: group }, as),
        invite: () => site.rpc('invite_to_team', { business: listing.id, email: 'x@example.com', role: 'helper' }, as),
        teamRole: () => site.rpc('set_team_role', { member: helper?.id, role: 'manager' }, as),
        offer: () => site.rpc('offer_transfer', { business: listing.id, to_email: 'bilal@example.com' }, as),
        accept: () => site.rpc('accept_transfer', { token: given.id }, as),
        close: () => site.rpc('close_listing', { place: listing.place_id, closed_on: '2026-01-01' }, as),
        takeDown: () => patch(listing.id, { status: 'draft' }, as),
        plan: () => site.rpc('set_membership_plan', { business_id: listing.account, plan_type: 'basic' }, as),
        trial: () => site.rpc('start_trial', { business_id: listing.account }, as),
        giveUp: () => site.rpc('withdraw_claim', { claim }, as),
        vouch: () => site.rpc('vouch_for_claim', { claim: asked }, as),
        delete: () => site.call(`/rest/v1/businesses?id=eq.${listing.id}`, { as, method: 'DELETE' }),
      }
    }
    const ownersOf = async (person: Person) =>
      (await site.database.query('select from public.businesses where owner_id = $1', [person.id])).length

    test('without a factor nothing is asked', async () => {
      for (const [name, act] of Object.entries(await guarded(await site.signUp('amina'))))
        expect([name, await act()]).toMatchObject([name, { status: expect.toBeOneOf([200, 204]) }])
    })

    test('a stolen password of who has a factor takes over nothing: each act asks for it; a token from before counts as none', async () => {
      const before = await site.signUp('bilal')
      const after = await takeSecondStep(before)
      const acts = await guarded(before)
      for (const [name, act] of Object.entries(acts)) expect([name, await act()]).toMatchObject([name, missing])
      expect(await ownersOf(before)).toBe(1)
      const { body } = await site.call('/auth/v1/token?grant_type=password', {
        as: 'anon',
        method: 'POST',
        body: { email: before.email, password: 'Sabr-and-Shukr-7' },
      })
      const withPassword = { ...before, token: (body as { access_token: string }).access_token }
      expect(await (await guarded(withPassword)).offer()).toMatchObject(missing)
      for (const [name, act] of Object.entries(await guarded(after)))
        expect([name, (await act()).status]).toEqual([name, expect.toBeOneOf([200, 204])])
    })

    test('what only protects or mends is not asked for it', async () => {
      const before = await site.signUp('khadija')
      const raised = await takeSecondStep(before)
      const listing = await makeListing(raised)
      const offer = { business: listing.id, to_email: 'thief@example.com' }
      const { body: transfer } = await site.rpc('offer_transfer', offer, raised)
      expect((await patch(listing.id, { description: 'Fresh bread' }, before)).status).toBe(204)
      expect(await site.rpc('cancel_transfer', { transfer }, before)).toMatchObject({ status: 200, body: true })
    })
  })
})
