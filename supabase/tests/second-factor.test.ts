// What staff may do with and without the second step of signing in: decided by policies, whoever asks and however.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt } from '#server/backend/auth/totp.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
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
})
