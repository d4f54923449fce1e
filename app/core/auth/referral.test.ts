import { expect, test } from 'vitest'
import { readReferral, referralCookie } from './referral.server.ts'

const asking = (cookie: string) => new Request('https://site.example/', { headers: { cookie } })

test('what is written is read again, first-party and unreadable to scripts', () => {
  const now = Date.parse('2026-11-16T12:00:00Z')
  const cookie = referralCookie('abcd1234', 30, { now, secure: true })
  expect(cookie).toContain('Max-Age=2592000; SameSite=Lax; HttpOnly; Secure')
  expect(readReferral(asking(cookie.split(';')[0] ?? ''))).toEqual({
    code: 'abcd1234',
    touchedAt: '2026-11-16T12:00:00.000Z',
  })
})

test.each(['', 'mahalla-ref=', 'mahalla-ref=abcd1234', 'mahalla-ref=AB.1', 'mahalla-ref=abcd1234.99999999999999'])(
  'nothing is read from %j',
  (cookie) => expect(readReferral(asking(cookie))).toBeNull(),
)
