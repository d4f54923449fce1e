// The bounds an operator sets, as visitors meet them at the running site.
import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({
    AUTH_LIMIT_SIGN_INS_PER_5_MIN: '3',
    AUTH_LIMIT_EMAILS_PER_HOUR: '3',
    LIMIT_WRITES_PER_5_MIN: '10',
    TRUST_PROXY: 'on',
  })
})
afterAll(() => site?.stop())

const client = () => createClient(site.url, site.anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

test('too many attempts are refused', async () => {
  const password = 'Right-1-password'
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const { error } = await client().auth.signInWithPassword({ email: 'x@example.com', password })
    statuses.push(error?.status ?? 0)
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  const form = await fetch(`${site.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
    body: new URLSearchParams({ identifier: 'x@example.com', password }),
  })
  expect(form.status).toBe(429)
})

test('other sites may ask a function, and a body over the size is refused', async () => {
  const { functions } = client()
  const { data } = await functions.invoke('partner-badge?domain=olive.example', { method: 'GET' })
  expect(data).toEqual({ approved: false, partner: null })
  const { error } = await functions.invoke('contact', { body: 'x'.repeat(2_000_000) })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  const response: Response = error.context
  expect([response.status, response.headers.get('sb-error-code')]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})

test('messages are limited like mails', async () => {
  const body = { name: 'A', email: 'a@test.example', subject: 'S', message: 'M' }
  const statuses: (number | undefined)[] = []
  for (let i = 0; i < 4; i++) statuses.push((await client().functions.invoke('contact', { body })).response?.status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses[0]).toBe(200)
})

test('a function is limited by GET as by POST, and one IPv6 network has one allowance', async () => {
  const ask = async (from: string, method: string) =>
    (
      await fetch(`${site.url}/rest/v1/rpc/similar_listings`, {
        method,
        headers: { apikey: site.anonKey, 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        ...(method === 'POST' && { body: '{}' }),
      })
    ).status
  const methods = ['GET', 'POST', 'HEAD']
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push(await ask(`2001:db8:7:7::${i}`, methods[i % 3] ?? ''))
  expect(statuses.slice(0, 10)).not.toContain(429)
  expect(statuses.slice(10)).toEqual([429, 429])
  expect(await ask('2001:db8:7:8::1', 'GET')).not.toBe(429)
  for (let i = 0; i < 10; i++) await ask('203.0.113.9', 'GET')
  expect(await ask('::ffff:203.0.113.9', 'GET')).toBe(429)
})
