// PKCE: whoever begins a sign-in shows the digest of a secret, and whoever ends it the secret itself.
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Body, refuse, textIn } from './who-asks.ts'

export type CodeChallenge = { challenge: string; method: string }

export function readChallenge(challenge: string, givenMethod: string): CodeChallenge | null {
  const method = givenMethod.toLowerCase()
  if ((challenge === '') !== (method === ''))
    refuse(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  if (challenge === '') return null
  if (challenge.length < 43 || challenge.length > 128)
    refuse(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters')
  if (!/^[\w.~-]+$/.test(challenge))
    refuse(
      400,
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  if (!['s256', 'plain'].includes(method)) refuse(400, 'validation_failed', 'Invalid code_challenge_method')
  return { challenge, method }
}

export function answersChallenge(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const shown = Buffer.from(method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier)
  const expected = Buffer.from(challenge)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

export const challengeIn = (body: Body) =>
  readChallenge(textIn(body, 'code_challenge'), textIn(body, 'code_challenge_method'))
