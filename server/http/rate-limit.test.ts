import { expect, test } from 'vitest'
import { authLimitKind, RateLimit } from './rate-limit.ts'

const limits = {
  emailsPerHour: 1,
  signInsPer5Min: 2,
  refreshesPer5Min: 3,
  verificationsPer5Min: 4,
  writesPer5Min: 5,
  ordersPerHour: 12,
}

test('counts per address and kind, and starts anew after the window', () => {
  const limit = new RateLimit(limits)
  expect([1, 2, 3].map(() => limit.allow('signIn', 'a', 0))).toEqual([true, true, false])
  expect(limit.allow('signIn', 'b', 0)).toBe(true)
  expect(limit.allow('email', 'a', 0)).toBe(true)
  expect(limit.allow('signIn', 'a', 5 * 60_000)).toBe(true)
})

test('what others behind the same address take of the open data keeps nobody from their own', () => {
  const limit = new RateLimit(limits)
  const open = Array.from({ length: 31 }, () => limit.allow('export', 'network', 0))
  expect(open.at(-1)).toBe(false)
  const own = Array.from({ length: 11 }, () => limit.allow('ownData', 'member', 0))
  expect(own.filter(Boolean)).toHaveLength(10)
  expect(limit.allow('ownData', 'another member', 0)).toBe(true)
})

test('ten applications a day from one network', () => {
  const limit = new RateLimit(limits)
  const allowed = Array.from({ length: 11 }, () => limit.allow('application', 'a', 0))
  expect(allowed.filter(Boolean)).toHaveLength(10)
  expect(limit.allow('application', 'a', 24 * 60 * 60_000)).toBe(true)
})

test.each([
  ['/auth/v1/token', 'password', 'signIn'],
  ['/auth/v1/token', 'refresh_token', 'refresh'],
  ['/auth/v1/signup', null, 'signIn'],
  ['/auth/v1/signup/', null, 'signIn'],
  ['/auth/v1/otp', null, 'email'],
  ['/auth/v1/recover', null, 'email'],
  ['/auth/v1/resend', null, 'email'],
  ['/auth/v1/reauthenticate', null, 'email'],
  ['/auth/v1/verify', null, 'verify'],
  ['/auth/v1/sso', null, 'signIn'],
  ['/auth/v1/sso/saml/acs', null, 'signIn'],
  ['/auth/v1/user', null, null],
])('%s with grant %s uses the allowance %s', (path, grant, kind) => {
  expect(authLimitKind(path, grant)).toBe(kind)
})
