import { expect, test } from 'vitest'
import { claimsOf } from './token-claims.ts'

const tokenOf = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`

test('claims are read in every script', () => {
  expect(claimsOf(tokenOf('{"aal":"aal2","user_metadata":{"name":"أمينة ~~~???"}}'))).toEqual({
    aal: 'aal2',
    user_metadata: { name: 'أمينة ~~~???' },
  })
})

test.each(['', 'x', 'a.b', tokenOf('"text"'), tokenOf('{'), tokenOf('null')])('%j says nothing', (token) => {
  expect(claimsOf(token)).toEqual({})
})
