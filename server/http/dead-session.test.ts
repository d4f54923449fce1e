import { expect, test } from 'vitest'
import { deadSession, withoutCookies } from './dead-session.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const TOKEN = `${encode({ alg: 'HS256' })}.${encode({ sub: '1', exp: 2_000_000_000 })}.c2lnbmVk`
const SESSION = `base64-${encode({ access_token: TOKEN, refresh_token: 'r' })}`

const never = () => false
const dead = (cookies: string, isDead: (token: string) => boolean = never) => deadSession(cookies, isDead)

test.each([
  ['whole', `place=x; sb-mahalla-auth=${SESSION}`],
  ['in chunks', `sb-mahalla-auth.0=${SESSION.slice(0, 40)}; sb-mahalla-auth.1=${SESSION.slice(40)}`],
  [
    'as plain JSON',
    `sb-mahalla-auth=${encodeURIComponent(JSON.stringify({ access_token: TOKEN, refresh_token: 'r' }))}`,
  ],
  ['not at all', 'place=x; sb-mahalla-auth-code-verifier=base64-abc'],
])('a session that can be read stays: %s', (_how, cookies) => {
  expect(dead(cookies)).toEqual([])
})

test.each([
  ['signs that are none of base64', 'sb-mahalla-auth=base64-!!!', ['sb-mahalla-auth']],
  ['no JSON', `sb-mahalla-auth=base64-${Buffer.from('not json').toString('base64url')}`, ['sb-mahalla-auth']],
  ['nothing in it', 'sb-mahalla-auth=base64-e30', ['sb-mahalla-auth']],
  ['null', 'sb-mahalla-auth=null', ['sb-mahalla-auth']],
  ['empty', 'sb-mahalla-auth=', ['sb-mahalla-auth']],
  [
    'a token that is none',
    `sb-mahalla-auth=base64-${encode({ access_token: 'x', refresh_token: 'y' })}`,
    ['sb-mahalla-auth'],
  ],
  ['half of it', `sb-mahalla-auth.0=${SESSION.slice(0, 40)}; a=1`, ['sb-mahalla-auth.0']],
  ['its end alone', `sb-mahalla-auth.1=${SESSION.slice(40)}`, ['sb-mahalla-auth.1']],
])('a broken session cookie is forgotten instead of filling the log: %s', (_what, cookies, names) => {
  expect(dead(cookies)).toEqual(names)
})

test('a token that no renewal would save goes with its cookie', () => {
  expect(dead(`sb-mahalla-auth=${SESSION}`, (token) => token === TOKEN)).toEqual(['sb-mahalla-auth'])
})

test('what is forgotten is not there to read, and the rest is', () => {
  expect(withoutCookies('a=1; sb-mahalla-auth=x; b=2', ['sb-mahalla-auth'])).toBe('a=1; b=2')
})
