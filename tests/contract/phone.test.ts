// Phone numbers where the operator has an SMS gateway: through supabase-js, and through the site's own forms.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openSmsGateway } from '#tests/fixtures/sms-gateway.ts'

const PASSWORD = 'Right-1-password'
let site: RunningSite
let gateway: Awaited<ReturnType<typeof openSmsGateway>>

beforeAll(async () => {
  gateway = await openSmsGateway()
  site = await startSite({
    SMS_WEBHOOK_URL: gateway.url,
    AUTH_LIMIT_SIGN_INS_PER_5_MIN: '1000',
    AUTH_LIMIT_VERIFICATIONS_PER_5_MIN: '1000',
  })
})
afterAll(() => Promise.all([site?.stop(), gateway?.close()]))

const client = () => createClient(site.url, site.anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
    body: new URLSearchParams(fields),
  })

test('a number is registered, confirmed by the code and signed in with', async () => {
  const phone = '+447700900001'
  const db = client()
  const registered = await db.auth.signUp({ phone, password: PASSWORD, options: { data: { display_name: 'Bilal' } } })
  expect(registered.error).toBeNull()
  expect(registered.data.session).toBeNull()
  expect((await db.auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({
    code: 'phone_not_confirmed',
  })

  const confirmed = await db.auth.verifyOtp({ phone, token: gateway.codeFor(phone), type: 'sms' })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data.user?.phone).toBe('447700900001')
  const profile = await db.from('profiles').select('display_name').single()
  expect(profile.data).toEqual({ display_name: 'Bilal' })

  const signedIn = await db.auth.signInWithPassword({ phone, password: PASSWORD })
  expect(signedIn.error).toBeNull()
  const renewed = await db.auth.refreshSession()
  expect(renewed.error).toBeNull()
  expect((await db.auth.getUser()).data.user?.id).toBe(confirmed.data.user?.id)
  expect((await db.auth.signOut()).error).toBeNull()
})

test('a code alone signs in, and makes an account where it may', async () => {
  const phone = '+447700900007'
  const db = client()
  const only = await db.auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })
  expect(only.error).toMatchObject({ code: 'otp_disabled' })
  expect((await db.auth.signInWithOtp({ phone, options: { data: { display_name: 'Zayd' } } })).error).toBeNull()
  expect((await db.auth.signInWithOtp({ phone })).error).toMatchObject({ code: 'over_sms_send_rate_limit' })
  const { data, error } = await db.auth.verifyOtp({ phone, token: gateway.codeFor(phone), type: 'sms' })
  expect(error).toBeNull()
  expect(data.user?.user_metadata.display_name).toBe('Zayd')
})

test('a code works once, and five wrong ones spoil it', async () => {
  const phone = '+447700900002'
  const db = client()
  await db.auth.signUp({ phone, password: PASSWORD })
  const code = gateway.codeFor(phone)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let i = 0; i < 5; i++)
    expect((await db.auth.verifyOtp({ phone, token: wrong, type: 'sms' })).error).toMatchObject({ code: 'otp_expired' })
  expect((await db.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toMatchObject({ code: 'otp_expired' })
})

test('bad numbers, weak passwords, wrong passwords and taken numbers are refused', async () => {
  const { auth } = client()
  expect((await auth.signUp({ phone: '12', password: PASSWORD })).error).toMatchObject({ code: 'validation_failed' })
  const weak = await auth.signUp({ phone: '+447700900003', password: 'abc' })
  expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] })
  expect((await auth.signInWithPassword({ phone: '+447700900001', password: 'Wrong-1-password' })).error).toMatchObject(
    {
      code: 'invalid_credentials',
    },
  )
  expect((await auth.signInWithPassword({ phone: '+447700900099', password: PASSWORD })).error).toMatchObject({
    code: 'invalid_credentials',
  })
  expect((await auth.signUp({ phone: '+447700900001', password: PASSWORD })).error).toMatchObject({
    code: 'user_already_exists',
  })
  expect(gateway.messages.filter(({ to }) => to === '+447700900003')).toEqual([])
})

test('a second code within a minute is not sent', async () => {
  const phone = '+447700900004'
  const db = client()
  await db.auth.signUp({ phone, password: PASSWORD })
  expect((await db.auth.signUp({ phone, password: PASSWORD })).error).toMatchObject({
    code: 'over_sms_send_rate_limit',
  })
  expect((await db.auth.resend({ type: 'sms', phone })).error).toBeNull()
  expect(gateway.messages.filter(({ to }) => to === phone)).toHaveLength(1)
})

test('without a valid key nothing is answered', async () => {
  const response = await fetch(`${site.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone: '+447700900005', password: PASSWORD }),
  })
  expect(response.status).toBe(401)
})

test('by the site’s own forms, in Arabic digits too', async () => {
  const registered = await post('/ar/register?next=/help', {
    displayName: 'أمينة',
    identifier: '+٤٤ ٧٧٠٠ ٩٠٠٠٠٦',
    password: PASSWORD,
  })
  expect(registered.status).toBe(302)
  const next = registered.headers.get('location') ?? ''
  expect(next).toBe('/ar/auth/phone?phone=%2B447700900006&next=%2Fhelp')
  expect((await fetch(site.url + next)).status).toBe(200)
  expect((await post(next, { code: '12' })).status).toBe(400)
  const confirmed = await post(next, { code: gateway.codeFor('+447700900006') })
  expect(confirmed.status).toBe(302)
  expect(confirmed.headers.get('location')).toBe('/ar/help')
  const signedIn = await post('/login', { identifier: '+44 7700 900006', password: PASSWORD })
  expect(signedIn.headers.get('location')).toBe('/')
})
