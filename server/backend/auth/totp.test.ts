import { describe, expect, test } from 'vitest'
import { codeOf, fromBase32, keyUri, newSecret, stepAt, stepOf, toBase32 } from './totp.ts'

/** The seed of RFC 6238, appendix B. */
const SEED = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(SEED, stepAt(seconds * 1000), 8)).toBe(code)
  expect(stepOf(toBase32(SEED), code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %j is %j in base 32', (text, spelled) => {
  expect(toBase32(Buffer.from(text))).toBe(spelled)
  expect(fromBase32(spelled).toString()).toBe(text)
})

describe('a code', () => {
  const secret = toBase32(SEED)
  const now = 1234567890_000
  const at = (steps: number) => codeOf(SEED, stepAt(now) + steps)

  test('counts one step early and one step late', () => {
    expect([-2, -1, 0, 1, 2].map((steps) => stepOf(secret, at(steps), now))).toEqual([
      null,
      stepAt(now) - 1,
      stepAt(now),
      stepAt(now) + 1,
      null,
    ])
  })

  test.each(['', '12345', '1234567', 'abcdef', ' 05924', '٠٠٥٩٢٤'])('%j is none', (code) => {
    expect(stepOf(secret, code, now)).toBeNull()
  })
})

test('a new secret has 160 bits and never comes twice', () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret))
  expect(secrets.size).toBe(50)
  for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(20)
})

test('the address in the QR code names issuer and account', () => {
  const uri = keyUri({ secret: 'MZXW6', issuer: 'My site: 1', account: 'a+b@example.com' })
  expect(uri).toBe(
    'otpauth://totp/My%20site%3A%201:a%2Bb%40example.com?algorithm=SHA1&digits=6&issuer=My%20site%3A%201&period=30&secret=MZXW6',
  )
})
