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
  over_sms_send_rate_limit: 'tooMany',
  sms_send_failed: 'smsFailed',
  user_already_exists: 'userAlreadyExists',
  email_exists: 'userAlreadyExists',
  phone_provider_disabled: 'phoneUnavailable',
  anonymous_provider_disabled: 'phoneUnavailable',
  over_request_rate_limit: 'tooMany',
  over_email_send_rate_limit: 'tooMany',
  otp_expired: 'sessionMissing',
  session_not_found: 'sessionMissing',
  same_password: 'samePassword',
  signup_disabled: 'signupDisabled',
  user_banned: 'accountLocked',
  validation_failed: 'emailInvalid',
  email_address_invalid: 'emailInvalid',
}

export function authErrorKey({ code, status }: AuthFailure): AuthErrorKey {
  if (isAuthOutage({ code, status })) return 'failed'
  return (code && KEYS[code]) || (status === 429 ? 'tooMany' : 'unexpected')
}

/** The service did not answer, or with a fault of its own: nothing is known about what was asked. */
export const isAuthOutage = ({ code, status = 0 }: AuthFailure): boolean =>
  !(code && code in KEYS) && (status === 0 || status >= 500)

const REASONS = ['length', 'characters', 'pwned'] as const
export type WeakPasswordReason = (typeof REASONS)[number]

export const isWeakness = (key: string) => REASONS.some((reason) => reason === key)

/** The reasons a weak password was refused for; empty when that was not the trouble. */
export function weakPasswordReasons({ code, reasons = [] }: AuthFailure): WeakPasswordReason[] {
  if (code !== 'weak_password') return []
  const known = REASONS.filter((reason) => reasons.includes(reason))
  return known.length > 0 ? known : ['length', 'characters']
}
