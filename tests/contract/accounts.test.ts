// Accounts on the site where nothing but the site is set up: supabase-js, and the site's own forms.
import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const PASSWORD = 'Right-1-password'
let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const client = ({ url, anonKey }: SharedSite) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

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

test('login by form sets the shared cookie, returns to the asked page, and only on this site', async () => {
  const ok = await postForm(`${site.url}/login?next=/help`, { identifier: 'amina@example.com', password: PASSWORD })
  expect(ok.status).toBe(302)
  expect(ok.headers.get('location')).toBe('/help')
  expect(ok.headers.getSetCookie().join()).toMatch(/sb-mahalla-auth.*SameSite=Lax/i)
  const away = await postForm(`${site.url}/login?next=//evil.example`, {
    identifier: 'amina@example.com',
    password: PASSWORD,
  })
  expect(away.headers.get('location')).toBe('/')
  const arabic = await postForm(`${site.url}/ar/login?next=/help`, {
    identifier: 'amina@example.com',
    password: PASSWORD,
  })
  expect(arabic.headers.get('location')).toBe('/ar/help')
})

test('a phone number without an SMS service gets a clear message', async () => {
  const response = await postForm(`${site.url}/login`, { identifier: '+44 7700 900123', password: PASSWORD })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('this site has no SMS service')
})

test('sign-out ends at /auth and the cookie no longer opens anything', async () => {
  const signedIn = await postForm(`${site.url}/login`, { identifier: 'amina@example.com', password: PASSWORD })
  const out = await postForm(`${site.url}/logout`, {}, cookiesOf(signedIn))
  expect(out.headers.get('location')).toBe('/auth')
  // Scripts that had come clear up themselves, and leave what is the device's own, such as the theme.
  expect(out.headers.get('clear-site-data')).toBe('"storage"')
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
  const cookie = cookiesOf(await postForm(`${site.url}/login`, { identifier: 'amina@example.com', password: PASSWORD }))
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
