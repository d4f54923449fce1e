import { expect, test } from 'vitest'
import { addressTakenLetter, authLetter } from './auth-letter.ts'

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
  const onTheWay = authLetter(fromService('recovery', `${SITE}/fr/reset-password?next=%2Fwish`), SITE, null)
  expect(onTheWay.letter.action?.url).toBe(`${SITE}/fr/reset-password?token_hash=abc123&type=recovery&next=%2Fwish`)
})

test('a way back to another site is dropped', () => {
  const { letter } = authLetter(fromService('signup', 'https://evil.example/ar'), SITE, null)
  expect(letter.action?.url).toBe(`${SITE}/auth/confirm?token_hash=abc123&type=signup`)
  expect(letter.locale).toBe('en')
})

test('an app the auth service vouches for is gone back to, in the member’s language, whatever the letter is about', () => {
  for (const type of ['recovery', 'invite']) {
    const { letter } = authLetter(fromService(type, 'mahalla://callback'), SITE, 'mahalla://callback', 'tr')
    expect(letter.action?.url).toBe(
      `${SITE}/tr/auth/confirm?redirect_to=mahalla%3A%2F%2Fcallback&token_hash=abc123&type=${type}`,
    )
  }
})

test('a mail without a link carries the code', () => {
  expect(authLetter('Your code: 424242', SITE, null).letter.code).toBe('424242')
})

test('the way back that was asked for wins over the one the service wrote', () => {
  const { letter } = authLetter(fromService('recovery', SITE), SITE, `${SITE}/tr/reset-password`)
  expect(letter.locale).toBe('tr')
})

test('an invitation leads to a password, unless it names another way', () => {
  const { letter, subject } = authLetter(fromService('invite', `${SITE}/tr`), SITE, null)
  expect(letter.action?.url).toBe(`${SITE}/tr/auth/confirm?token_hash=abc123&type=invite&next=%2Freset-password`)
  expect(subject).toContain('davetlisiniz')
  expect(letter.closing).toContain('Katılmak istemiyorsanız')
  const elsewhere = authLetter(fromService('invite', `${SITE}/dashboard`), SITE, null)
  expect(elsewhere.letter.action?.url).toContain('next=%2Fdashboard')
})

test('a code is written in the language of the way back', () => {
  expect(authLetter('Enter this code to continue: 424242', SITE, `${SITE}/fr`).letter.locale).toBe('fr')
})

test('whoever has an address that another asked for is told, in their language, and given nothing to open', () => {
  const { letter, subject, kind } = addressTakenLetter(SITE, 'fr')
  expect([letter.locale, letter.action?.url, kind]).toEqual(['fr', `${SITE}/fr/login`, 'auth:address_taken'])
  expect(subject).toContain('adresse')
})
