// People an app has signed in without an account: visitors wherever members are meant, decided by the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signClaims } from '#server/backend/json-web-token.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

/** Open to someone without an account, and why. A new table stands here or has the trigger. */
const OPEN: Record<string, string> = {
  affiliate_clicks: 'counted for visitors',
  audit_log: 'written by triggers only',
  automation_limits: 'written by the operator only',
  automation_runs: 'written by triggers and by the process',
  business_unified: 'written by triggers only',
  category_edits: 'written by a function of staff only',
  chat_messages: 'visitors ask our staff',
  chats: 'visitors ask our staff',
  commissions: 'written by triggers only',
  contact_messages: 'visitors write to the operator',
  embed_loads: 'counted for visitors',
  job_alerts: 'a link in a mail ends it for anyone',
  gift_payments: 'written by the process and by staff',
  gifts: 'written by the process only',
  job_leases: 'written by the process only',
  listing_days: 'counted for visitors',
  listing_drafts: 'visitors may begin a listing',
  membership_notices: 'written by the process only',
  missed_searches: 'counted for visitors',
  mosque_follows: 'their own shelf; a link in a mail ends it for anyone',
  mosque_unified: 'written by triggers only',
  newsletter_clicks: 'counted for visitors',
  newsletter_sends: 'written by the process only',
  newsletter_subscribers: 'visitors subscribe',
  notification_settings: 'a link in a mail ends it for anyone',
  notifications: 'written by triggers only',
  outbox: 'written by what sends mail',
  page_analytics: 'visitors are counted',
  page_days: 'written by the process only',
  payment_events: 'written by the process only',
  payments: 'written by the process only',
  place_redirects: 'written by triggers only',
  place_standing: 'written by triggers only',
  places: 'written by triggers only',
  profiles: 'their own shelf',
  promo_analytics: 'visitors are counted',
  promo_days: 'written by the process only',
  promotion_steps: 'written by triggers only',
  quran_bookmarks: 'their own shelf',
  quran_places: 'their own shelf',
  quran_plans: 'their own shelf',
  review_versions: 'written by triggers only',
  saved_places: 'their own shelf',
  store_order_lines: 'written by the process and by staff',
  store_order_steps: 'written by the process and by staff',
  store_orders: 'written by the process and by staff',
  store_payments: 'written by the process and by staff',
  store_stock_changes: 'written by a function of staff only',
  subscriptions: 'written by the process only',
  trial_reminders: 'written by the process only',
  unanswered_questions: 'counted for visitors',
}

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

  test('every table is for members, or open for a reason', async () => {
    const tables = await site.database.query<{ name: string; guarded: boolean }>(
      `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'members_only') as guarded
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    expect(tables.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual(Object.keys(OPEN).toSorted())
  })

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
