import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => vi.useRealTimers())

const veil = (key: string) => createHash('sha256').update(key).digest('hex')

test('nodes that tell each other give a visitor one allowance together, and name nobody', () => {
  vi.useFakeTimers({ now: 0 })
  const nodes = [new RateLimit(limits), new RateLimit(limits)] as const
  const said: string[] = []
  for (const [i, node] of nodes.entries())
    node.tellOthers(veil, (message) => {
      said.push(JSON.stringify(message))
      nodes[1 - i]?.heardOf(message)
    })
  const [a, b] = nodes
  expect([a, b, a].map((node) => node.allow('order', '192.0.2.7'))).toEqual([true, true, true])
  a.giveBack('order', '192.0.2.7')
  vi.advanceTimersByTime(1000)
  // Two of twelve are used.
  const taken = Array.from({ length: 12 }, (_, i) => {
    vi.advanceTimersByTime(1000)
    return nodes[i % 2]?.allow('order', '192.0.2.7')
  })
  expect(taken.filter(Boolean)).toHaveLength(10)
  expect(said.join()).not.toContain('192.0.2.7')
  expect(b.allow('order', '192.0.2.8')).toBe(true)
})

test('what is used little of is told to nobody', () => {
  vi.useFakeTimers({ now: 0 })
  const node = new RateLimit({ ...limits, writesPer5Min: 100 })
  const said: number[] = []
  node.tellOthers(veil, ({ used }) => said.push(...used.map(({ count }) => count)))
  for (let i = 0; i < 12; i++) node.allow('write', '192.0.2.7')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([])
  node.allow('write', '192.0.2.7')
  node.allow('write', '192.0.2.7')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([14])
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
