// Security keys in the browser: the auth client asks the site for a challenge, the browser asks the key.
import { browserClient } from '#app/core/auth/browser-client.ts'
import type { PublicConfig } from '#app/core/request/services.ts'

type Config = Pick<PublicConfig, 'backendUrl' | 'anonKey'>

/** Keys are bound to a name: at a bare address, and in old browsers, there are none. */
export const canUseKeys = () => typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname)

const here = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/** True when the key is registered, and the session at the higher level. */
export async function registerKey(config: Config, friendlyName: string): Promise<'ok' | 'nameTaken' | 'failed'> {
  const { mfa } = browserClient(config).auth
  const { error } = await mfa.webauthn.register({ friendlyName, webauthn: here() })
  if (!error) return 'ok'
  if ('code' in error && error.code === 'mfa_factor_name_conflict') return 'nameTaken'
  // The person pressed "cancel", or the key did not answer: what was begun is undone, so that the name is free again.
  const { data } = await mfa.listFactors()
  const begun = data?.all.find(
    ({ factor_type, status, friendly_name }) =>
      factor_type === 'webauthn' && status === 'unverified' && friendly_name === friendlyName,
  )
  if (begun) await mfa.unenroll({ factorId: begun.id })
  return 'failed'
}

export async function presentKey(config: Config, factorId: string): Promise<boolean> {
  const { error } = await browserClient(config).auth.mfa.webauthn.authenticate({ factorId, webauthn: here() })
  return error === null
}
