// Accounts through an unchanged supabase-js client over a real socket, with mail over real SMTP.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, openMailbox } from '#tests/fixtures/mailbox.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

const PASSWORD = 'Right-1-password'
let site: RunningSite
let withMail: RunningSite
let mailbox: Awaited<ReturnType<typeof openMailbox>>

beforeAll(async () => {
  mailbox = await openMailbox()
  ;[site, withMail] = await Promise.all([
    startSite({ AUTH_LIMIT_SIGN_INS_PER_5_MIN: '1000', AUTH_LIMIT_VERIFICATIONS_PER_5_MIN: '1000' }),
    startSite({ SMTP_URL: mailbox.url, AUTH_LIMIT_SIGN_INS_PER_5_MIN: '1000' }),
  ])
})

afterAll(async () => {
  await Promise.all([site?.stop(), withMail?.stop(), mailbox?.close()])
})

const client = ({ url, anonKey }: RunningSite) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

/** Posts one of the site's own forms, as a browser without JavaScript would. */
const post = (address: string | URL, fields: Record<string, string>, cookie = '') => {
  const url = new URL(address)
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: url.origin,
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams(fields),
  })
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

test('a weak password is refused with the list of reasons', async () => {
  const { error } = await client(site).auth.signUp({ email: 'weak@example.com', password: 'abc' })
  expect(error).toMatchObject({ code: 'weak_password', status: 422 })
  expect(error).toHaveProperty('reasons', ['length', 'characters'])
})

test('without a mail service an account works at once and has a profile', async () => {
  const db = client(site)
  const { data, error } = await db.auth.signUp({
    email: 'amina@example.com',
    password: PASSWORD,
    options: { data: { display_name: 'Amina' } },
  })
  expect(error).toBeNull()
  expect(data.session?.token_type).toBe('bearer')
  const profile = await db
    .from('profiles')
    .select('display_name')
    .eq('id', data.user?.id ?? '')
    .single()
  expect(profile.data).toEqual({ display_name: 'Amina' })
})

test('a wrong password and an unknown address give the same answer', async () => {
  const wrong = await client(site).auth.signInWithPassword({ email: 'amina@example.com', password: 'Wrong-1-password' })
  const unknown = await client(site).auth.signInWithPassword({ email: 'nobody@example.com', password: PASSWORD })
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 })
  expect(unknown.error?.message).toBe(wrong.error?.message)
})

test('a refresh token renews the session once', async () => {
  const db = client(site)
  const { data } = await db.auth.signInWithPassword({ email: 'amina@example.com', password: PASSWORD })
  const token = data.session?.refresh_token ?? ''
  const renewed = await db.auth.refreshSession({ refresh_token: token })
  expect(renewed.error).toBeNull()
  expect(renewed.data.session?.refresh_token).not.toBe(token)
})

test.each([
  ['not a token', 'hello'],
  ['an unsigned token', `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"sub":"x","role":"service_role"}')}.`],
  [
    'a token signed by someone else',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl',
  ],
])('%s opens nothing', async (_name, token) => {
  const response = await fetch(`${site.url}/rest/v1/profiles`, {
    headers: { apikey: site.anonKey, Authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
})

test('people cannot give themselves a role by their own metadata', async () => {
  const db = client(site)
  await db.auth.signInWithPassword({ email: 'amina@example.com', password: PASSWORD })
  await db.auth.updateUser({ data: { role: 'staff' } })
  const outbox = await db.from('outbox').select('id')
  expect(outbox.data ?? []).toEqual([])
  const { error } = await db
    .from('user_roles')
    .insert({ user_id: (await db.auth.getUser()).data.user?.id, role: 'staff' })
  expect(error).not.toBeNull()
})

test('login by form sets the shared cookie, returns to the asked page, and only on this site', async () => {
  const ok = await post(`${site.url}/login?next=/help`, { identifier: 'amina@example.com', password: PASSWORD })
  expect(ok.status).toBe(302)
  expect(ok.headers.get('location')).toBe('/help')
  expect(ok.headers.getSetCookie().join()).toMatch(/sb-mahalla-auth.*SameSite=Lax/i)
  const away = await post(`${site.url}/login?next=//evil.example`, {
    identifier: 'amina@example.com',
    password: PASSWORD,
  })
  expect(away.headers.get('location')).toBe('/')
  const arabic = await post(`${site.url}/ar/login?next=/help`, { identifier: 'amina@example.com', password: PASSWORD })
  expect(arabic.headers.get('location')).toBe('/ar/help')
})

test('a phone number without an SMS service gets a clear message', async () => {
  const response = await post(`${site.url}/login`, { identifier: '+44 7700 900123', password: PASSWORD })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('this site has no SMS service')
})

test('sign-out ends at /auth and the cookie no longer opens anything', async () => {
  const signedIn = await post(`${site.url}/login`, { identifier: 'amina@example.com', password: PASSWORD })
  const out = await post(`${site.url}/logout`, {}, cookiesOf(signedIn))
  expect(out.headers.get('location')).toBe('/auth')
  const dashboard = await fetch(`${site.url}/dashboard`, { redirect: 'manual', headers: { Cookie: cookiesOf(out) } })
  expect(dashboard.headers.get('location')).toBe('/login?next=%2Fdashboard')
})

test('a form posted from another site is refused', async () => {
  const response = await fetch(`${site.url}/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' },
    body: '',
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})

test('dashboard guards send people where the specification says', async () => {
  const visit = async (path: string, cookie = '') =>
    (await fetch(site.url + path, { redirect: 'manual', headers: { Cookie: cookie } })).headers.get('location')
  for (const path of ['/dashboard', '/dashboard/staff', '/dashboard/superadmin', '/dashboard/affiliate'])
    expect(await visit(path)).toBe(`/login?next=${encodeURIComponent(path)}`)
  const cookie = cookiesOf(await post(`${site.url}/login`, { identifier: 'amina@example.com', password: PASSWORD }))
  expect(await visit('/dashboard', cookie)).toBe('/business-register')
  for (const role of ['staff', 'superadmin', 'affiliate'])
    expect(await visit(`/dashboard/${role}`, cookie)).toBe('/dashboard')

  const db = client(site)
  const { data } = await db.auth.signInWithPassword({ email: 'amina@example.com', password: PASSWORD })
  const account = await db
    .from('business_accounts')
    .insert({ owner_id: data.user?.id, name: 'Amina’s' })
    .select('id')
    .single()
  expect(account.error).toBeNull()
  expect(await visit('/dashboard', cookie)).toBe('/packages')
  const plan = await db.rpc('set_membership_plan', {
    business_id: account.data?.id,
    plan_type: 'basic',
    billing_cycle: 'monthly',
  })
  expect(plan.error).toBeNull()
  expect((await fetch(`${site.url}/dashboard`, { redirect: 'manual', headers: { Cookie: cookie } })).status).toBe(200)
})

test('where mail is configured, an address is confirmed by the link in the mail', async () => {
  const email = 'bilal@example.com'
  const registered = await post(`${withMail.url}/register`, {
    displayName: 'Bilal',
    identifier: email,
    password: PASSWORD,
  })
  expect(registered.status).toBe(200)
  const early = await client(withMail).auth.signInWithPassword({ email, password: PASSWORD })
  expect(early.error).toMatchObject({ code: 'email_not_confirmed' })

  const link = linkIn(await mailbox.find(email, 'Confirm my address'), '/auth/confirm')
  expect((await fetch(link)).status).toBe(200)
  const stillEarly = await client(withMail).auth.signInWithPassword({ email, password: PASSWORD })
  expect(stillEarly.error).toMatchObject({ code: 'email_not_confirmed' })

  const confirmed = await post(link, {})
  expect(confirmed.status).toBe(302)
  const late = await client(withMail).auth.signInWithPassword({ email, password: PASSWORD })
  expect(late.error).toBeNull()
  expect((await post(link, {})).status).toBe(400)
})

test('a password is reset by the link in the mail, once', async () => {
  const email = 'bilal@example.com'
  const asked = await post(`${withMail.url}/ar/reset-password`, { email })
  expect(asked.status).toBe(200)
  const link = linkIn(await mailbox.find(email, '/ar/reset-password'), '/ar/reset-password')
  const weak = await post(link, { password: 'abc', token_hash: link.searchParams.get('token_hash') ?? '' })
  expect(weak.status).toBe(400)
  const set = await post(link, {
    password: 'Another-1-password',
    token_hash: link.searchParams.get('token_hash') ?? '',
  })
  expect(set.status).toBe(302)
  expect((await client(withMail).auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
  expect((await client(withMail).auth.signInWithPassword({ email, password: 'Another-1-password' })).error).toBeNull()
  const again = await post(link, {
    password: 'Third-1-password',
    token_hash: link.searchParams.get('token_hash') ?? '',
  })
  expect(again.status).toBe(400)
})

test('asking to reset an unknown address answers the same and sends nothing', async () => {
  const before = mailbox.mails.length
  const response = await post(`${withMail.url}/reset-password`, { email: 'unknown@example.com' })
  expect(response.status).toBe(200)
  expect(mailbox.mails.length).toBe(before)
})

test('the newsletter is confirmed and left by links in the mail', async () => {
  const email = 'reader@example.com'
  expect((await post(`${withMail.url}/newsletter`, { email })).status).toBeLessThan(400)
  const mail = await mailbox.find(email, '/newsletter/confirm')
  expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const status = async () =>
    (
      await createClient(withMail.url, withMail.serviceRoleKey)
        .from('newsletter_subscribers')
        .select('status')
        .eq('email', email)
        .single()
    ).data?.status
  expect(await status()).toBe('pending')
  const confirm = linkIn(mail, '/newsletter/confirm')
  expect((await post(confirm, { token: confirm.searchParams.get('token') ?? '' })).status).toBe(200)
  expect(await status()).toBe('confirmed')
  const oneClick = await fetch(linkIn(mail, '/newsletter/unsubscribe'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  expect(await status()).toBe('unsubscribed')
})

test('too many attempts are refused', async () => {
  const strict = await startSite({ AUTH_LIMIT_SIGN_INS_PER_5_MIN: '3' })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const { error } = await client(strict).auth.signInWithPassword({ email: 'x@example.com', password: PASSWORD })
    statuses.push(error?.status ?? 0)
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  const form = await post(`${strict.url}/login`, { identifier: 'x@example.com', password: PASSWORD })
  expect(form.status).toBe(429)
  await strict.stop()
})
