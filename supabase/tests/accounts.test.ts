// Profiles made at sign-up, roles and the last superadmin, and what the audit log remembers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdsRole, ROLES } from '#app/lib/roles.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let person: Person
  let first: Person
  let second: Person

  beforeAll(async () => {
    site = await open()
    person = await site.signUp('person')
    first = await site.signUp('first')
    second = await site.signUp('second')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.database.transaction(async (tx) => {
      await tx.query(`select set_config('mahalla.trusted', 'on', true)`)
      await tx.query('delete from public.user_roles')
    })
    await site.grantRole(first, 'superadmin')
  })

  async function readProfile(id: string) {
    const [row] = await site.database.query('select display_name, language from public.profiles where id = $1', [id])
    return row
  }
  const removeRole = (as: Person, of: Person, role: string) =>
    site.call(`/rest/v1/user_roles?user_id=eq.${of.id}&role=eq.${role}`, { as, method: 'DELETE' })

  test('makes a profile from the name and language given at sign-up', async () => {
    const { id } = await site.signUp('x', { display_name: '  Amina Rahman ', language: 'ur' })
    expect(await readProfile(id)).toEqual({ display_name: 'Amina Rahman', language: 'ur' })
  })

  test('makes a profile from the address when there is no usable name', async () => {
    const { id, email } = await site.signUp('yusuf', { display_name: '   ', language: 'xx' })
    expect(await readProfile(id)).toEqual({ display_name: email.split('@')[0], language: 'en' })
  })

  test('cuts a name that is too long instead of refusing the sign-up', async () => {
    const { id } = await site.signUp('long', { display_name: 'n'.repeat(500), language: { not: 'text' } })
    expect(await readProfile(id)).toEqual({ display_name: 'n'.repeat(80), language: 'en' })
  })

  test('people who ask at the same moment are answered as themselves', async () => {
    const askers = [...Array(60).keys()].map((n) => [person, second][n % 2] as Person)
    const seen = await Promise.all(
      askers.map(async ({ token }) => {
        const headers = { apikey: site.backend.anonKey, Authorization: `Bearer ${token}` }
        const rows = await (await site.backend.fetch(`${site.url}/rest/v1/profiles?select=id`, { headers })).json()
        return (rows as { id: string }[]).map(({ id }) => id)
      }),
    )
    expect(seen).toEqual(askers.map(({ id }) => [id]))
  })

  test('removes the profile with the account', async () => {
    const { id } = await site.signUp('gone')
    await site.database.query('delete from auth.users where id = $1', [id])
    expect(await readProfile(id)).toBeUndefined()
  })

  test('gives no authority to a role that someone writes into their own metadata', async () => {
    const boaster = await site.signUp('boaster', { role: 'superadmin' })
    const { status } = await site.call('/rest/v1/user_roles', {
      as: boaster,
      method: 'POST',
      body: { user_id: boaster.id, role: 'superadmin' },
    })
    expect(status).toBe(403)
    expect((await site.call('/rest/v1/outbox', { as: boaster })).body).toEqual([])
  })

  test('policies and pages agree on who may do what a role may', async () => {
    const others = { staff: await site.signUp('staff'), affiliate: await site.signUp('affiliate') }
    for (const [role, other] of Object.entries(others)) await site.grantRole(other, role)
    const people = { ...others, superadmin: first }
    for (const role of ROLES)
      for (const wanted of ROLES) {
        const [said] = await site.database.query<{ holds: boolean }>('select private.holds_role($1, $2) as holds', [
          people[role].id,
          wanted,
        ])
        expect(said, `${role} as ${wanted}`).toEqual({ holds: holdsRole([role], wanted) })
      }
  })

  test('one function says who is staff: none asks for the role by itself', async () => {
    const rows = await site.database.query<{ name: string }>(
      `select p.proname as name from pg_proc as p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and p.prosrc ~ 'user_roles' and p.prosrc ~ $$'staff'$$
       union select polname from pg_policy where pg_get_expr(polqual, polrelid) ~ $$'staff'::text$$ and
         pg_get_expr(polqual, polrelid) ~ 'user_roles'`,
    )
    // The others find people by any role, give any, and count who there is besides.
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'find_people',
      'holds_role',
      'set_role',
      'setup_facts',
      'staff_members',
    ])
  })

  test('keeps the last superadmin, even against themselves', async () => {
    expect(await removeRole(first, first, 'superadmin')).toMatchObject({
      status: 403,
      body: { message: 'The last superadmin cannot be removed' },
    })
    const demoted = await site.call(`/rest/v1/user_roles?user_id=eq.${first.id}&role=eq.superadmin`, {
      as: first,
      method: 'PATCH',
      body: { role: 'staff' },
    })
    expect(demoted.status).toBe(403)
    const rows = await site.database.query(`select user_id from public.user_roles where role = 'superadmin'`)
    expect(rows).toEqual([{ user_id: first.id }])
  })

  test('refuses to remove all superadmins in one statement', async () => {
    await site.grantRole(second, 'superadmin')
    const { status } = await site.call('/rest/v1/user_roles?role=eq.superadmin', { as: first, method: 'DELETE' })
    expect(status).toBe(403)
    expect(await site.database.query(`select from public.user_roles where role = 'superadmin'`)).toHaveLength(2)
  })

  test('keeps the last superadmin when the account itself is deleted', async () => {
    await expect(site.database.query('delete from auth.users where id = $1', [first.id])).rejects.toThrow(
      'The last superadmin cannot be removed',
    )
  })

  test('lets a superadmin go when another remains', async () => {
    await site.grantRole(second, 'superadmin')
    expect((await removeRole(first, first, 'superadmin')).status).toBe(204)
    const rows = await site.database.query(`select user_id from public.user_roles where role = 'superadmin'`)
    expect(rows).toEqual([{ user_id: second.id }])
  })

  test('notes who granted a role, whatever the request says', async () => {
    await site.call('/rest/v1/user_roles', {
      as: first,
      method: 'POST',
      body: { user_id: person.id, role: 'staff', granted_by: person.id },
    })
    const rows = await site.database.query('select granted_by from public.user_roles where user_id = $1', [person.id])
    expect(rows).toEqual([{ granted_by: first.id }])
  })

  test('writes an audit row with the actor and only the fields that changed', async () => {
    const insert = await site.call('/rest/v1/promotions', {
      as: first,
      method: 'POST',
      body: { slug: 'audited', title: { en: 'A' }, body: { en: 'B' }, cta_label: { en: 'C' }, href: '/a' },
    })
    expect(insert.status).toBe(201)
    await site.call('/rest/v1/promotions?slug=eq.audited', { as: first, method: 'PATCH', body: { href: '/b' } })
    await site.call('/rest/v1/promotions?slug=eq.audited', { as: first, method: 'PATCH', body: { href: '/b' } })
    await site.call('/rest/v1/promotions?slug=eq.audited', { as: first, method: 'DELETE' })
    const { body } = await site.call('/rest/v1/audit_log?entity=eq.promotions&order=id', { as: first })
    expect(body).toMatchObject([
      { action: 'insert', actor: first.id, before: null, after: { slug: 'audited', href: '/a' } },
      { action: 'update', actor: first.id, before: { href: '/a' }, after: { href: '/b' } },
      { action: 'delete', actor: first.id, before: { slug: 'audited' }, after: null },
    ])
    const [, update] = body as { after: object }[]
    expect(Object.keys(update?.after ?? {})).toEqual(['href'])
  })

  test.each(['user_roles', 'memberships', 'partners', 'promotions', 'businesses', 'mosques'])(
    'audits %s',
    async (table) => {
      const rows = await site.database.query(
        `select from pg_trigger where tgrelid = ('public.' || $1)::regclass and tgname = 'audit'`,
        [table],
      )
      expect(rows).toHaveLength(1)
    },
  )
})
