// Security keys and passkeys: what the browser is asked to do, and whether what came back is genuine. The checking itself is
// @simplewebauthn/server's, loaded by the first key that is used.

import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** A credential as go-webauthn writes it, so that a hosted project can read what was registered here. */
export type StoredCredential = {
  id: string
  publicKey: string
  attestationType: string
  transport: string[]
  flags: { userPresent: boolean; userVerified: boolean; backupEligible: boolean; backupState: boolean }
  authenticator: { AAGUID: string; signCount: number; cloneWarning: boolean; attachment: string }
}

/** What must be known of a ceremony that is under way. */
export type CeremonySession = { challenge: string; rpId: string; type: 'create' | 'request' }

export type RelyingParty = { id: string; name: string; origins: string[] }

const TIMEOUT_MS = 300_000
/** Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const library = () => import('@simplewebauthn/server')
const toStandard = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const toUrl = (text: string) => Buffer.from(text, 'base64').toString('base64url')

/** Keys are bound to a name. An address without one, as on an operator's own machine, is called localhost. */
export function relyingPartyOf(siteUrl: string, name: string): RelyingParty {
  const url = new URL(siteUrl)
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isAddress) url.hostname = 'localhost'
  return { id: url.hostname, name, origins: [url.origin] }
}

type Known = Pick<StoredCredential, 'id' | 'transport'>

const descriptor = ({ id, transport }: Known) => ({ id: toUrl(id), transports: transport })

/** Our pages are never inside another site's. The library lets an answer from such a frame pass where it does not name it. */
function refuseFrames({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): void {
  const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
  if (typeof said === 'object' && said !== null && 'crossOrigin' in said && said.crossOrigin !== false)
    throw new Error('Answered inside a page of another site')
}

type Person = { id: string; name: string }

/**
 * A second factor stands beside a password, and any key will do. A passkey is the whole way in: it names the account by
 * itself, and the device asks its owner for a finger, a face or a number, so that a stolen one opens nothing.
 */
export type Use = 'factor' | 'passkey'

const SELECTION = {
  factor: {
    authenticatorAttachment: 'cross-platform',
    residentKey: 'discouraged',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
  passkey: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const

const HINTS: Readonly<Record<Use, object>> = { factor: { hints: ['security-key'] }, passkey: {} }

export async function beginRegistration(party: RelyingParty, person: Person, known: Known[], use: Use = 'factor') {
  const publicKey = await (await library()).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.name,
    userDisplayName: person.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: SELECTION[use],
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const session: CeremonySession = { challenge: publicKey.challenge, rpId: party.id, type: 'create' }
  return { options: { publicKey: { ...publicKey, ...HINTS[use] } }, session }
}

/** With no key named, any passkey of this site may answer. */
export async function beginAssertion(party: RelyingParty, known: StoredCredential[], use: Use = 'factor') {
  const publicKey = await (await library()).generateAuthenticationOptions({
    rpID: party.id,
    timeout: TIMEOUT_MS,
    ...(known.length > 0 && { allowCredentials: known.map(descriptor) }),
    userVerification: SELECTION[use].userVerification,
  })
  const session: CeremonySession = { challenge: publicKey.challenge, rpId: party.id, type: 'request' }
  return { options: { publicKey: { ...publicKey, ...HINTS[use] } }, session }
}

/** The new credential, or null when the answer is not genuine. Throws on an answer that is none. */
export async function finishRegistration(
  party: RelyingParty,
  session: CeremonySession,
  response: unknown,
  use: Use = 'factor',
): Promise<StoredCredential | null> {
  const answer = response as RegistrationResponseJSON
  refuseFrames(answer)
  const { verified, registrationInfo: found } = await (await library()).verifyRegistrationResponse({
    response: answer,
    expectedChallenge: session.challenge,
    expectedOrigin: party.origins,
    expectedRPID: session.rpId,
    requireUserVerification: use === 'passkey',
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!verified) return null
  const { credential } = found
  return {
    id: Buffer.from(credential.id, 'base64url').toString('base64'),
    publicKey: toStandard(credential.publicKey),
    attestationType: found.fmt,
    transport: credential.transports ?? [],
    flags: {
      userPresent: true,
      userVerified: found.userVerified,
      backupEligible: found.credentialDeviceType === 'multiDevice',
      backupState: found.credentialBackedUp,
    },
    authenticator: {
      AAGUID: Buffer.from(found.aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      signCount: credential.counter,
      cloneWarning: false,
      attachment: answer.authenticatorAttachment ?? '',
    },
  }
}

/** The credential with its new count, or null when the answer is not genuine: wrong key, challenge, place or count. */
export async function finishAssertion(
  party: RelyingParty,
  session: CeremonySession,
  known: StoredCredential,
  response: unknown,
  use: Use = 'factor',
): Promise<StoredCredential | null> {
  const answer = response as AuthenticationResponseJSON
  if (answer.id !== toUrl(known.id)) return null
  refuseFrames(answer)
  const { verified, authenticationInfo: found } = await (await library()).verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: session.challenge,
    expectedOrigin: party.origins,
    expectedRPID: session.rpId,
    credential: {
      id: toUrl(known.id),
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64')),
      counter: known.authenticator.signCount,
      transports: known.transport,
    },
    requireUserVerification: use === 'passkey',
  })
  if (!verified) return null
  return {
    ...known,
    flags: { ...known.flags, userVerified: found.userVerified, backupState: found.credentialBackedUp },
    authenticator: { ...known.authenticator, signCount: found.newCounter },
  }
}
