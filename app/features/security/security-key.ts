// Security keys in the browser: the site says what to ask, the browser asks the key, and the site judges the answer. The
// session never comes here.
import type { Outcome } from '#app/lib/outcome.ts'
import type { KeyQuestion } from './commands.server.ts'

/** Keys are bound to a name: at a bare address, and in old browsers, there are none. */
export const canUseKeys = () => typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname)

async function post<T>(fields: Record<string, string>): Promise<Outcome<T>> {
  const response = await fetch('/account/security-key', { method: 'POST', body: new URLSearchParams(fields) })
  return response.json()
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

type Named = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }
type Creation = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Named[]
}
type Request = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string
  allowCredentials?: Named[]
}

const named = (list: Named[] = []) => list.map((credential) => ({ ...credential, id: bytesOf(credential.id) }))

async function askBrowser({ kind, options }: KeyQuestion): Promise<object> {
  if (kind === 'create') {
    const asked = options as Creation
    const credential = await navigator.credentials.create({
      publicKey: {
        ...asked,
        challenge: bytesOf(asked.challenge),
        user: { ...asked.user, id: bytesOf(asked.user.id) },
        excludeCredentials: named(asked.excludeCredentials),
      },
    })
    return written(credential as PublicKeyCredential)
  }
  const asked = options as Request
  const credential = await navigator.credentials.get({
    publicKey: { ...asked, challenge: bytesOf(asked.challenge), allowCredentials: named(asked.allowCredentials) },
  })
  return written(credential as PublicKeyCredential)
}

function written(credential: PublicKeyCredential): object {
  const { id, type, authenticatorAttachment, response } = credential
  const proof =
    response instanceof AuthenticatorAttestationResponse
      ? { attestationObject: textOf(response.attestationObject), transports: response.getTransports?.() ?? [] }
      : response instanceof AuthenticatorAssertionResponse
        ? { authenticatorData: textOf(response.authenticatorData), signature: textOf(response.signature) }
        : {}
  return {
    id,
    rawId: id,
    type,
    authenticatorAttachment: authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON: textOf(response.clientDataJSON), ...proof },
  }
}

async function answer(question: KeyQuestion): Promise<boolean> {
  const said = JSON.stringify(await askBrowser(question))
  const { factor, challenge, kind } = question
  return (await post({ intent: 'answer', factor, challenge, kind, said })).ok
}

/** True when the key is registered, and the session at the higher level. */
export async function registerKey(name: string): Promise<'ok' | 'nameTaken' | 'failed'> {
  const begun = await post<{ question: KeyQuestion }>({ intent: 'register', name })
  if (!begun.ok) return begun.errors.name?.includes('nameTaken') ? 'nameTaken' : 'failed'
  if (await answer(begun.value.question).catch(() => false)) return 'ok'
  // The person pressed "cancel", or the key did not answer: what was begun is undone, so that the name is free again.
  await post({ intent: 'cancel', factor: begun.value.question.factor })
  return 'failed'
}

export async function presentKey(factor: string): Promise<boolean> {
  const asked = await post<{ question: KeyQuestion }>({ intent: 'present', factor })
  return asked.ok && answer(asked.value.question)
}
