// People an app has signed in without an account: visitors wherever members are meant, decided by the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signClaims } from '#server/backend/json-web-token.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let member: Person
  let guest: Person

  beforeAll(async () => {
    site = await open()
    member = await site.signUp('member')
    const { id, email } = await site.signUp('guest')
    const claims = { sub: id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 600, is_anonymous: true }
    guest = { id, email, token: signClaims(claims, site.backend.ring.current()) }
  })
  afterAll(() => site?.close())

  const refused = { status: 403, body: { code: '42501', message: 'members_only' } }
  const add = (table: string, body: object, as: Person) =>
    site.call(`/rest/v1/${table}`, { as, method: 'POST', body, headers: { Prefer: 'return=minimal' } })

  test('they write no review, report nobody and open no business account, where a member may', async () => {
    const place = '00000000-0000-4000-8000-000000000001'
    const bodies: Record<string, object> = {
      reviews: { place_id: place, rating: 1, text: 'Bad, bad, bad', language: 'en' },
      reports: { subject_kind: 'review', subject_id: place, reason: 'spam' },
      business_accounts: { name: 'Guest' },
    }
    for (const [table, body] of Object.entries(bodies))
      expect(await add(table, body, guest), table).toMatchObject(refused)
    const asMember = await add('business_accounts', { name: 'Member' }, member)
    expect(JSON.stringify(asMember.body)).not.toContain('members_only')
    expect(await site.database.query('select from public.business_accounts where owner_id = $1', [guest.id])).toEqual(
      [],
    )
  })

  test('nor do functions that act past the policies let them', async () => {
    // The table itself refuses, whoever writes on their behalf.
    await expect(
      site.database.transaction(async (tx) => {
        await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify({ sub: guest.id, role: 'authenticated', is_anonymous: true }),
        ])
        await tx.query('delete from public.claims')
      }),
    ).rejects.toMatchObject({ code: '42501', message: 'members_only' })
  })

  test('their own shelf is theirs', async () => {
    const body = { display_name: 'Guest of Mahalla' }
    const changed = await site.call(`/rest/v1/profiles?id=eq.${guest.id}`, { as: guest, method: 'PATCH', body })
    expect(changed.status).toBe(204)
    const marked = await add('quran_bookmarks', { verse: 1 }, guest)
    expect(marked.status, JSON.stringify(marked.body)).toBe(201)
  })
})
