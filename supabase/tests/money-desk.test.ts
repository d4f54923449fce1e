// Staff's work on money and partners: nobody else reads or does any of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

const none = {
  queue: 0,
  claims: 0,
  messages: 0,
  chats: 0,
  money: 0,
  orders: 0,
  partners: 0,
  promotions: 0,
  sponsors: 0,
}

type Found = { total: number; invoices: { id: string; number: string; refundable_cents: number; is_own: boolean }[] }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let owner: Person
  let affiliate: Person
  let stranger: Person
  let staff: Person
  let superadmin: Person
  let invoice: string
  let partner: string

  beforeAll(async () => {
    site = await open()
    owner = await site.signUp('owner')
    affiliate = await site.signUp('affiliate')
    stranger = await site.signUp('stranger')
    staff = await site.signUp('staff')
    superadmin = await site.signUp('superadmin')
    await site.grantRole(staff, 'staff')
    await site.grantRole(superadmin, 'superadmin')
    await site.rpc('set_payment_provider', { provider: 'manual' }, 'service')
    invoice = await order(owner, 'Bread 100% & Sons_')
    const about = 'I run a newsletter for three hundred families.'
    await site.rpc('apply_as_affiliate', { about }, affiliate)
    partner = await apply(affiliate, 'Noor Trust')
  })
  afterAll(() => site?.close())

  async function order(person: Person, name: string) {
    const [account] = await site.database.query<{ id: string }>(
      'insert into public.business_accounts (owner_id, name) values ($1, $2) returning id',
      [person.id, name],
    )
    const args = { business_id: account?.id, plan_type: 'premium' }
    const { terms: seen } = (await site.rpc('plan_quote', args, person)).body as { terms: object }
    return ((await site.rpc('choose_plan', { ...args, seen }, person)).body as { invoice: string }).invoice
  }
  const apply = async (as: Person, name: string) => {
    const parts = { website_url: 'https://www.noor.example', logo_url: 'https://noor.example/l.png' }
    const contact = { contact_name: 'N', contact_email: 'n@noor.example' }
    return (await site.rpc('apply_as_partner', { name, ...parts, ...contact }, as)).body as string
  }
  const find = async (args: object, as: Caller = staff) => (await site.rpc('find_invoices', args, as)).body as Found
  const decide = (decision: string, as: Caller = staff, note?: string) =>
    site.rpc('decide_partner', { partner, decision, note }, as)
  const standing = async (no: number) =>
    (await site.rpc('partner_standing', { partner, no }, 'anon')).body as { state: string } | null

  test('only staff read the screens of money, and only staff decide', async () => {
    const calls: [string, object][] = [
      ['find_invoices', {}],
      ['affiliates_by_state', {}],
      ['payout_sheet', {}],
      ['staff_waiting', {}],
      ['confirm_transfer', { invoice }],
      ['confirm_transfer', { invoice, refund_cents: 1 }],
      ['decide_affiliate', { person: affiliate.id, decision: 'approved' }],
      ['decide_partner', { partner, decision: 'approved' }],
      ['take_application_letters', {}],
      ['badge_key', { candidate: {} }],
    ]
    for (const as of ['anon', owner, affiliate, stranger] as Caller[])
      for (const [name, args] of calls)
        expect([401, 403, 404], `${name} as ${typeof as === 'string' ? as : as.email}`).toContain(
          (await site.rpc(name, args, as)).status,
        )
    for (const as of [staff, superadmin])
      for (const name of ['take_application_letters', 'badge_key'])
        expect([401, 403, 404]).toContain((await site.rpc(name, { candidate: {} }, as)).status)
    expect((await find({ state: 'waiting' })).total).toBe(1)
    // An invoice and an affiliate wait under money, an application under partners.
    for (const as of [staff, superadmin])
      expect((await site.rpc('staff_waiting', {}, as)).body).toEqual({ ...none, money: 2, partners: 1 })
    expect((await site.rpc('payout_sheet', {}, superadmin)).body).toEqual({ owed: [], made: [] })
  })

  test('an invoice is found by number, name or address; what stands for anything elsewhere stands for itself', async () => {
    const [found] = (await find({})).invoices
    expect(found).toMatchObject({ id: invoice, is_own: false, refundable_cents: 0 })
    for (const wanted of [found?.number.slice(4), 'bread 100%', '_', owner.email.toUpperCase()])
      expect((await find({ wanted })).total, wanted).toBe(1)
    for (const wanted of ['read__00', '%x', 'nobody@test.example', "'; drop table invoices; --"])
      expect((await find({ wanted })).total, wanted).toBe(0)
    expect((await find({ state: 'paid' })).total).toBe(0)
    expect((await find({ max_results: -5, skipped: -5 })).invoices).toHaveLength(1)
  })

  test('a confirmed transfer can go back, never more than came, with a credit note each time', async () => {
    expect((await site.rpc('confirm_transfer', { invoice }, staff)).status).toBe(204)
    expect((await site.rpc('confirm_transfer', { invoice }, staff)).status).toBe(423)
    const refund = async (cents: number) =>
      (await site.rpc('confirm_transfer', { invoice, refund_cents: cents }, staff)).status
    expect((await find({ state: 'paid' })).invoices[0]?.refundable_cents).toBe(1999)
    for (const cents of [0, -1, 2000]) expect(await refund(cents), String(cents)).toBe(423)
    expect(await refund(999)).toBe(204)
    expect((await find({ state: 'paid' })).invoices[0]?.refundable_cents).toBe(1000)
    expect(await refund(1001)).toBe(423)
    expect(await refund(1000)).toBe(204)
    expect(await refund(1)).toBe(423)
    expect(await find({ state: 'credit_note' })).toMatchObject({ total: 2 })
    expect((await find({ state: 'refunded' })).invoices).toMatchObject([{ id: invoice, refundable_cents: 0 }])
  })

  test('staff see their own invoice, and confirm none of it', async () => {
    const own = await order(staff, 'Own shop')
    expect((await find({ state: 'waiting' })).invoices).toMatchObject([{ id: own, is_own: true }])
    expect((await site.rpc('confirm_transfer', { invoice: own }, staff)).status).toBe(403)
    expect((await site.rpc('confirm_transfer', { invoice: own }, superadmin)).status).toBe(204)
  })

  test('a badge begins with the approval, and says when it expired, was withdrawn or replaced', async () => {
    expect(await standing(1)).toBeNull()
    expect((await decide('declined')).status).toBe(400)
    expect((await decide('revoked', staff, 'x')).status).toBe(423)
    expect((await decide('approved')).status).toBe(204)
    expect((await decide('approved')).status).toBe(423)
    expect(await standing(1)).toMatchObject({ state: 'valid', name: 'Noor Trust' })
    for (const no of [0, 2, -1]) expect(await standing(no)).toBeNull()

    await site.database.query(`update public.partners set expires_on = current_date - 1 where id = $1`, [partner])
    expect(await standing(1)).toMatchObject({ state: 'expired' })
    const shown = async () => (await site.call(`/rest/v1/partners?id=eq.${partner}`, { as: 'anon' })).body
    expect(await shown()).toEqual([])
    expect((await decide('renewed')).status).toBe(204)
    expect(await standing(1)).toMatchObject({ state: 'valid' })
    expect(await shown()).toHaveLength(1)

    expect((await decide('revoked')).status).toBe(400)
    expect((await decide('revoked', staff, 'The site is gone.')).status).toBe(204)
    expect(await standing(1)).toMatchObject({ state: 'revoked' })
    expect(await shown()).toEqual([])
    expect((await decide('approved')).status).toBe(204)
    expect([(await standing(1))?.state, (await standing(2))?.state]).toEqual(['replaced', 'valid'])
  })

  test('nobody gives themselves a badge: not by table, not as staff about their own', async () => {
    const own = await apply(staff, 'Staff Trust')
    expect((await site.rpc('decide_partner', { partner: own, decision: 'approved' }, staff)).status).toBe(403)
    for (const [as, id] of [
      [staff, own],
      [affiliate, partner],
      [stranger, partner],
    ] as [Person, string][])
      await site.call(`/rest/v1/partners?id=eq.${id}`, {
        as,
        method: 'PATCH',
        body: { status: 'approved', expires_on: '2999-01-01', badge_no: 9 },
      })
    const rows = await site.database.query('select status, badge_no from public.partners order by name')
    expect(rows).toEqual([
      { status: 'approved', badge_no: 2 },
      { status: 'pending', badge_no: 0 },
    ])
    const note = await site.call('/rest/v1/partner_contacts?select=decision_note', { as: affiliate })
    expect(note.status).toBe(200)
    const forged = { as: affiliate, method: 'PATCH', body: { decision_note: 'x', told: 'approved' } }
    expect((await site.call(`/rest/v1/partner_contacts?partner_id=eq.${partner}`, forged)).status).toBe(403)
  })

  test('applicants are told once of each decision, in their own language', async () => {
    await site.database.query(`update public.profiles set language = 'tr' where id = $1`, [affiliate.id])
    await site.rpc('decide_affiliate', { person: affiliate.id, decision: 'approved' }, staff)
    const take = async () => (await site.rpc('take_application_letters', {}, 'service')).body
    const letters = await take()
    expect(letters).toHaveLength(2)
    expect(letters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'affiliate', status: 'approved', email: affiliate.email, language: 'tr' }),
        expect.objectContaining({ kind: 'partner', status: 'approved', email: 'n@noor.example', name: 'Noor Trust' }),
      ]),
    )
    expect(await take()).toEqual([])
    await decide('revoked', staff, 'The site is gone.')
    expect(await take()).toMatchObject([{ kind: 'partner', status: 'revoked', note: 'The site is gone.' }])
  })

  test('every process gets the same key, made once', async () => {
    const key = async (x: string) => (await site.rpc('badge_key', { candidate: { x } }, 'service')).body
    const [first] = await Promise.all([key('a'), key('b'), key('c')])
    expect(await key('d')).toEqual(first)
  })
})
