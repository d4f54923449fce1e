import { expect, test } from 'vitest'
import { authLetter } from './auth-letter.ts'

const SITE = 'https://www.mahalla.example'
const fromService = (type: string, back: string) =>
  `Do it with this code: 155681\n\nOr follow this link: ${SITE}/auth/v1/verify?token=abc123&type=${type}&redirect_to=${encodeURIComponent(back)}`

test('a confirmation leads to our page, carries the way back and speaks the visitor’s language', () => {
  const { letter, subject, kind } = authLetter(fromService('signup', `${SITE}/ar/help?a=1`), SITE, null)
  expect(letter.locale).toBe('ar')
  expect(letter.action?.url).toBe(`${SITE}/ar/auth/confirm?token_hash=abc123&type=signup&next=%2Fhelp%3Fa%3D1`)
  expect(subject).not.toMatch(/[A-Za-z]/)
  expect(kind).toBe('auth:signup')
})

test('a recovery leads to the form for the new password', () => {
  const { letter } = authLetter(fromService('recovery', `${SITE}/fr/reset-password`), SITE, null)
  expect(letter.action?.url).toBe(`${SITE}/fr/reset-password?token_hash=abc123&type=recovery`)
})

test('a way back to another site is dropped', () => {
  const { letter } = authLetter(fromService('signup', 'https://evil.example/ar'), SITE, null)
  expect(letter.action?.url).toBe(`${SITE}/auth/confirm?token_hash=abc123&type=signup`)
  expect(letter.locale).toBe('en')
})

test('a mail without a link carries the code', () => {
  expect(authLetter('Your code: 424242', SITE, null).letter.code).toBe('424242')
})

test('the way back that was asked for wins over the one the service wrote', () => {
  const { letter } = authLetter(fromService('recovery', SITE), SITE, `${SITE}/tr/reset-password`)
  expect(letter.locale).toBe('tr')
})
