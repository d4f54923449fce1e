import { expect, test } from 'vitest'
import { authErrorKey, weakPasswordReasons } from './auth-errors.ts'

test('known codes get their own words', () => {
  expect(authErrorKey({ code: 'invalid_credentials', status: 400 })).toBe('invalidCredentials')
  expect(authErrorKey({ code: 'over_request_rate_limit', status: 429 })).toBe('tooMany')
})

test('an unknown 429 is still a rate limit, anything else unexpected', () => {
  expect(authErrorKey({ status: 429 })).toBe('tooMany')
  expect(authErrorKey({ code: 'bad_json', status: 400 })).toBe('unexpected')
})

test('a service that does not answer is our fault, not the visitor’s', () => {
  expect(authErrorKey({ status: 0 })).toBe('failed')
  expect(authErrorKey({ code: 'unexpected_failure', status: 503 })).toBe('failed')
})

test('a weak password carries its list of reasons', () => {
  expect(weakPasswordReasons({ code: 'weak_password', reasons: ['characters', 'length'] })).toEqual([
    'length',
    'characters',
  ])
  expect(weakPasswordReasons({ code: 'weak_password' })).toEqual(['length', 'characters'])
  expect(weakPasswordReasons({ code: 'invalid_credentials', reasons: ['length'] })).toEqual([])
})
