import { expect, test } from 'vitest'
import { sessionCookies } from './session-cookies.ts'

const set = (name: string, value: string, maxAge = 34_560_000) => ({ name, value, options: { maxAge } })

test('no script reads them, and they end a month after the last visit', () => {
  const cookies = sessionCookies('', true)
  cookies.setAll([set('sb-mahalla-auth', 'a')])
  expect(cookies.sent()).toEqual(['sb-mahalla-auth=a; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'])
  const plain = sessionCookies('', false)
  plain.setAll([set('sb-mahalla-auth', 'a')])
  expect(plain.sent().join()).not.toContain('Secure')
})

test('chunks are written together: one that has not changed would end before the others, or stay readable', () => {
  const cookies = sessionCookies(
    'sb-mahalla-auth.0=old; sb-mahalla-auth.1=same; sb-mahalla-auth.2=more; place=x',
    false,
  )
  cookies.setAll([set('sb-mahalla-auth.0', 'new'), set('sb-mahalla-auth.2', '', 0)])
  expect(cookies.sent().map((line) => line.split('; ').slice(0, 2).join('; '))).toEqual([
    'sb-mahalla-auth.1=same; Max-Age=2592000',
    'sb-mahalla-auth.0=new; Max-Age=2592000',
    'sb-mahalla-auth.2=; Max-Age=0',
  ])
})

test('signing out ends them all, and what another sign-in service is given lives for an hour', () => {
  const cookies = sessionCookies('sb-mahalla-auth.0=a; sb-mahalla-auth.1=b', false)
  cookies.setAll([set('sb-mahalla-auth.0', '', 0), set('sb-mahalla-auth.1', '', 0)])
  cookies.setAll([set('sb-mahalla-auth-code-verifier', 'v')])
  expect(cookies.sent().map((line) => line.split('; ').slice(0, 2).join('; '))).toEqual([
    'sb-mahalla-auth.0=; Max-Age=0',
    'sb-mahalla-auth.1=; Max-Age=0',
    'sb-mahalla-auth-code-verifier=v; Max-Age=3600',
  ])
})
