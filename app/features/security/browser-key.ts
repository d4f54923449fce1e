// Keys and passkeys as a browser knows them: bytes instead of text.

export type Question = { kind: 'create' | 'request'; options: unknown }

/** Keys are bound to a name: at a bare address, and in old browsers, there are none. */
export const canUseKeys = () => typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname)

export async function postTo<T>(path: string, fields: Record<string, string>): Promise<T> {
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
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

/** What a browser is to ask, as JSON; what the key says, as JSON too. */
export async function askBrowser({ kind, options }: Question): Promise<object> {
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
        ? {
            authenticatorData: textOf(response.authenticatorData),
            signature: textOf(response.signature),
            // Which account a passkey is for.
            ...(response.userHandle && { userHandle: textOf(response.userHandle) }),
          }
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
