// Nobody gives themselves a plan, a role, a commission, a payout, a badge or a review by sending the site's own forms, whatever
// they are; by the API: supabase/tests/not-to-oneself.test.ts. And whose code an owner types is remembered, not their own.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const PASSWORD = 'Right-1-password'
const GOOD = 'Fresh bread every morning, and the family behind the counter is kind to everyone.'
const ROLES = ['anon', 'member', 'owner', 'team member', 'affiliate', 'staff'] as const
type Role = (typeof ROLES)[number]
type Own = { id: string; cookie: string; account: string; place: string; slug: string; partner: string; item: string }

let site: SharedSite
const owns = {} as Record<Role, Own>

async function asService<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status, path).toBeLessThan(300)
  return (await answer.json()) as T
}
const add = async (table: string, row: object) => {
  const [made] = await asService<({ id: string } & Record<string, unknown>)[]>(`/rest/v1/${table}`, row)
  return made ?? { id: '' }
}
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function arrive(name: string) {
  const email = `${name.replaceAll(' ', '-')}-${randomUUID()}@example.com`
  const user = { email, password: PASSWORD, email_confirm: true }
  const { id } = await asService<{ id: string }>('/auth/v1/admin/users', user)
  const cookie = cookiesOf(await postForm(`${site.url}/login`, { identifier: email, password: PASSWORD }))
  return { id, cookie }
}

async function openShop(owner_id: string) {
  const account = await add('business_accounts', { owner_id, name: 'A shop' })
  const mark = randomUUID()
  const shop = { name: `Shop ${mark}`, city: 'Leeds', status: 'published', owner_id }
  const { id: business } = await add('businesses', { ...shop, business_account_id: account.id })
  const [row] = await asService<{ place_id: string }[]>(`/rest/v1/businesses?id=eq.${business}&select=place_id`)
  return { account: account.id, place: row?.place_id ?? '', slug: `shop-${mark}`, business }
}

beforeAll(async () => {
  site = await sharedSite()
  const elsewhere = await openShop((await arrive('elsewhere')).id)
  const people = {} as Record<Role, { id: string; cookie: string }>
  for (const role of ROLES) people[role] = role === 'anon' ? { id: randomUUID(), cookie: '' } : await arrive(role)
  const shop = await openShop(people.owner.id)
  await add('business_team', { business_id: shop.business, user_id: people['team member'].id, role: 'manager' })
  const shops = { affiliate: await openShop(people.affiliate.id), staff: await openShop(people.staff.id) }
  for (const role of ROLES) {
    const { id, cookie } = people[role]
    const partner = await add('partners', { name: `Trust ${randomUUID()}` })
    let item: { id: string } = { id: randomUUID() }
    if (role !== 'anon') {
      const contact = { applicant_id: id, contact_name: 'N', contact_email: 'n@noor.example' }
      await add('partner_contacts', { partner_id: partner.id, ...contact })
      const text = { rating: 5, text: GOOD, language: 'en', status: 'pending' }
      const review = await add('reviews', { place_id: elsewhere.place, user_id: id, ...text })
      const [waits] = await asService<{ id: string }[]>(`/rest/v1/moderation_items?subject_id=eq.${review.id}`)
      item =
        waits ??
        (await add('moderation_items', {
          subject_kind: 'review',
          subject_id: review.id,
          reason: 'new',
          author_id: id,
          opened_by: id,
          summary: GOOD,
        }))
    }
    owns[role] = { id, cookie, partner: partner.id, item: item.id, ...(shops[role as keyof typeof shops] ?? shop) }
  }
  for (const role of ['affiliate', 'staff'] as const) {
    await add('user_roles', { user_id: people[role].id, role })
    const application = { user_id: people[role].id, code: `x${randomUUID().slice(0, 7)}`, about: GOOD }
    await add(
      'affiliates',
      role === 'staff' ? application : { ...application, status: 'approved', terms: { percent: 20 } },
    )
  }
})

/** The forms that would do it, with everything they ask for. */
const formsOf = (own: Own): Record<string, [path: string, fields: Record<string, string>][]> => ({
  plan: [
    ['/dashboard/superadmin/plans', { intent: 'price', plan: 'enterprise', monthly: '0', annual: '0', reason: 'mine' }],
  ],
  role: ['staff', 'superadmin', 'affiliate'].map((role) => [
    `/dashboard/superadmin/people/${own.id}`,
    { intent: 'give', role, reason: 'because I can' },
  ]),
  commission: [['/dashboard/staff/money/affiliates', { intent: 'decide', person: own.id, decision: 'approved' }]],
  payout: [['/dashboard/staff/money/payouts', { intent: 'pay' }]],
  badge: [['/dashboard/staff/partners', { partner: own.partner, decision: 'approved' }]],
  review: [
    [`/business/${own.slug}/reviews`, { intent: 'write', rating: '5', text: GOOD, language: 'en' }],
    ['/dashboard/staff', { intent: 'decide', item: own.item, decision: 'approved', note: 'mine' }],
  ],
})

const whatIs = async ({ id, partner, item, place }: Own) => ({
  plans: await asService('/rest/v1/plans?order=plan_type'),
  roles: await asService(`/rest/v1/user_roles?user_id=eq.${id}&order=role`),
  affiliate: await asService(`/rest/v1/affiliates?user_id=eq.${id}`),
  payouts: await asService(`/rest/v1/affiliate_payouts?affiliate_id=eq.${id}`),
  partner: await asService(`/rest/v1/partners?id=eq.${partner}`),
  item: await asService(`/rest/v1/moderation_items?id=eq.${item}&select=status`),
  reviews: await asService(`/rest/v1/reviews?place_id=eq.${place}&user_id=eq.${id}`),
})

// A guest may review a shop: for them there is nothing of their own to try it on.
const isGuest = (role: Role, kind: string) => role === 'member' && kind === 'review'

describe.each(['plan', 'role', 'commission', 'payout', 'badge', 'review'])('a %s by form', (kind) => {
  test.each(ROLES)('as %s', async (role) => {
    const own = owns[role]
    const before = await whatIs(own)
    for (const [path, fields] of formsOf(own)[kind] ?? []) {
      if (isGuest(role, kind) && path.startsWith('/business/')) continue
      const { status, headers } = await postForm(site.url + path, fields, own.cookie)
      const said = `${path}: ${status} ${headers.get('location')}`
      if (status < 400) expect(headers.get('location'), said).toMatch(/^\/(login|dashboard)(\?next=.*)?$/)
      expect(status, said).toBeLessThan(500)
    }
    expect(await whatIs(own)).toEqual(before)
  })
})

describe('a code that is typed', () => {
  const type = (code: string, cookie = '') => postForm(`${site.url}/r`, { code }, cookie)
  let code = ''
  beforeAll(async () => {
    const { id } = await arrive('creator')
    code = `y${randomUUID().slice(0, 7)}`
    const terms = { percent: 20, months: 12, window_days: 30, hold_days: 30, min_payout_cents: 2500 }
    await add('affiliates', { user_id: id, code, about: GOOD, status: 'approved', terms })
  })
  const referralOf = async (account: string) =>
    (await asService<{ affiliate_id: string }[]>(`/rest/v1/referrals?business_id=eq.${account}`)).length

  test('by a visitor is kept on their own device, the first one only', async () => {
    const kept = await type(` ${code.toUpperCase()} `)
    expect([kept.status, kept.headers.get('location')]).toEqual([302, '/packages?note=code#code'])
    expect(kept.headers.get('set-cookie')).toContain(`mahalla-ref=${code}.`)
    const other = await type(code, 'mahalla-ref=abcdefgh.1790000000')
    expect([other.headers.get('location'), other.headers.get('set-cookie')]).toEqual([
      '/packages?note=lateCode#code',
      null,
    ])
  })

  test.each(['', 'nobody00', '../../x', 'a'.repeat(500)])('that is nobody’s says so: %j', async (typed) => {
    const answer = await type(typed)
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      '/packages?note=noCode#code',
      null,
    ])
  })

  test('by an owner is kept at once, and not a second time', async () => {
    const { account, cookie } = owns.owner
    expect((await type(code, cookie)).headers.get('location')).toBe('/packages?note=code#code')
    expect(await referralOf(account)).toBe(1)
    expect((await type(code, cookie)).headers.get('location')).toBe('/packages?note=lateCode#code')
  })

  test('opened as a page it changes nothing', async () => {
    const answer = await fetch(`${site.url}/r?code=${code}`, { redirect: 'manual' })
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual(['/packages', null])
  })
})
