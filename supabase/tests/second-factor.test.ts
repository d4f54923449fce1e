// What staff, and members who have a second factor, may do with and without the second step of signing in: decided by the
// database, whoever asks and however.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
  beforeEach(() => setRule(false))

  const setRule = async (is_required: boolean) => {
    const { status } = await site.rpc('require_staff_second_factor', { is_required }, 'service')
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
    await setRule(true)
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

  test('the second step opens it again, and from then on takes part in every sign-in of that person', async () => {
    const raised = await takeSecondStep(superadmin)
    await setRule(true)
    expect(await countOf('audit_log', raised)).toBeGreaterThan(0)
    expect(await roleNames(raised)).toBe(3)
    await setRule(false)
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
      expect((await site.rpc('require_staff_second_factor', { is_required: true }, as)).status).toBeGreaterThan(399)
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

    /** Everything that hands over, closes, deletes or pays, each on rows of its own. */
    async function guarded(as: Person) {
      const listing = await makeListing(as)
      const giver = await site.signUp('giver')
      const given = await makeListing(giver)
      await site.rpc('offer_transfer', { business: given.id, to_email: as.email }, giver)
      await site.writeLetters('offer', sha256(given.id))
      const claim = await makeClaim(as)
      const mosque = await appoint(as)
      const asked = await makeClaim(await site.signUp('claimant'), mosque)
      return {
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
        expect([name, (await act()).status]).toEqual([name, expect.toBeOneOf([200, 204])])
    })

    test('who has a factor hands over, closes, deletes and pays with it only; a token from before counts as none', async () => {
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
