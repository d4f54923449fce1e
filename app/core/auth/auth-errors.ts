// Turns the auth service's error codes into keys of our catalogue; what is not known stays "unexpected".
import type { AuthErrorKey } from './schema.ts'

export type AuthFailure = {
  code?: string | undefined
  status?: number | undefined
  reasons?: readonly string[] | undefined
}

const KEYS: Record<string, AuthErrorKey> = {
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  phone_not_confirmed: 'phoneNotConfirmed',
  over_sms_send_rate_limit: 'rateLimited',
  sms_send_failed: 'smsFailed',
  user_already_exists: 'userAlreadyExists',
  email_exists: 'userAlreadyExists',
  phone_provider_disabled: 'phoneUnavailable',
  anonymous_provider_disabled: 'phoneUnavailable',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  otp_expired: 'sessionMissing',
  session_not_found: 'sessionMissing',
  same_password: 'samePassword',
  signup_disabled: 'signupDisabled',
  validation_failed: 'emailInvalid',
  email_address_invalid: 'emailInvalid',
}

export function authErrorKey({ code, status }: AuthFailure): AuthErrorKey {
  return (code && KEYS[code]) || (status === 429 ? 'rateLimited' : 'unexpected')
}

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** The reasons a weak password was refused for; empty when that was not the trouble. */
export function weakPasswordReasons({ code, reasons = [] }: AuthFailure): WeakPasswordReason[] {
  if (code !== 'weak_password') return []
  const known = (['length', 'characters', 'pwned'] as const).filter((reason) => reasons.includes(reason))
  return known.length > 0 ? known : ['length', 'characters']
}
